import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'
import type { PictureStore } from '#platform/storage/picture-store.ts'
import { pictureFile } from './pictures.queries.ts'

const name = /^([0-9a-f]{24}-\d{1,5}x\d{1,5})-(\d{1,4})\.(avif|webp)$/

type Parts = { database: Database; pictureStore: PictureStore | null }

/** GET /media/ID-WIDTH.avif: the id contains the hash, so a file never changes. */
export function pictureFileRoute(app: App, { database, pictureStore }: Parts): void {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params
      const [, picture = '', width, format] = name.exec(file) ?? []
      const wanted = { picture, width: Number(width), format: format as 'avif' | 'webp' }
      const row = picture === '' ? undefined : await pictureFile(database, wanted)
      if (!row) throw new Refusal('not_found', { missing: 'address' })
      const failed = (error: unknown) => {
        request.log.error({ err: error }, 'A picture could not be read from its store')
      }
      const bytes = row.bytes ?? (await storedFile(pictureStore, file).catch(failed))
      if (!bytes) return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '5' }).send()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(`image/${format}`)
        .send(bytes)
    },
  )
}

async function storedFile(store: PictureStore | null, file: string): Promise<Buffer> {
  if (!store) throw new Error(`${file} is in a store, and PICTURE_STORE_URL is not set`)
  return store.get(file)
}
