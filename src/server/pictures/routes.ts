import type { Database } from '#database/engine/connection.ts'
import { pictureFile } from '#database/tables/pictures.ts'
import type { App } from '../http/app-type.ts'
import { ApiError } from '../http/errors.ts'

const name = /^([0-9a-f]{24}-\d{1,5}x\d{1,5})-(\d{1,4})\.(avif|webp)$/

/** GET /media/ID-WIDTH.avif: the id contains the hash, so a file never changes. */
export function pictureFileRoute(app: App, { database }: { database: Database }): void {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, picture = '', width, format] = name.exec(request.params.file) ?? []
      const wanted = { picture, width: Number(width), format: format as 'avif' | 'webp' }
      const bytes = picture === '' ? undefined : await pictureFile(database, wanted)
      if (!bytes) throw new ApiError(404, 'not_found', { missing: 'address' })
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(`image/${format}`)
        .send(bytes)
    },
  )
}
