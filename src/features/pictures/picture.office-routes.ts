import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { bytesScope } from '#platform/http/bytes-scope.ts'
import { inUploadTurn } from '#platform/http/upload-turns.ts'
import type { PictureStore } from '#platform/storage/picture-store.ts'
import { encodePicture, mostBytes } from './encode-picture.ts'
import * as table from './pictures.queries.ts'
import { storeFiles } from './store-files.ts'

/** Without a store, pictures are in the database. */
export type PictureOffice = OfficeParts & { pictureStore: PictureStore | null }

export function pictureRoutes(app: App, parts: PictureOffice): void {
  const serve = serveOffice(app, parts)
  const { database, clocks, pictureStore: store, log } = parts
  serve('GET /api/office/pictures', async () => ({
    pictures: (await table.listPictures(database)).map(({ id, altEn, altEs, by, uploadedAt }) => ({
      id,
      alt: { en: altEn, es: altEs },
      by,
      at: uploadedAt.toISOString(),
    })),
  }))
  // A file that is a little too large gets its own sentence.
  bytesScope(app, mostBytes * 2, (scope) =>
    serveOffice(scope, parts)(
      'PUT /api/office/pictures',
      async ({ query: alt, body }, { id: staffId }, note) => {
        const encoded = await inUploadTurn(staffId, () => encodePicture(body as unknown as Buffer))
        const { id } = encoded
        const files = await storeFiles(encoded, { store, log })
        await database.transaction().execute(async (trx) => {
          await table.keepPicture(trx, { id, alt, staffId, at: clocks.real.now() }, files)
          await note(trx, 'picture.added', { pictureId: id })
        })
        return { id }
      },
    ),
  )
}
