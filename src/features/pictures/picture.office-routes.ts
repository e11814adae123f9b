import { staffNotes } from '#content/en/office/record/staff-notes.ts'
import { addPicture, listPictures } from '#contract/office/pictures.ts'
import { officeCall } from '#features/office-calls/guard.ts'
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
  const { database, clocks, pictureStore: store, log } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/pictures',
    permission: 'see',
    limitedTo: 'shared',
    schema: listPictures,
    handler: async () => ({
      pictures: (await table.listPictures(database)).map(({ id, altEn, altEs, by, uploadedAt }) => ({
        id,
        alt: { en: altEn, es: altEs },
        by,
        at: uploadedAt.toISOString(),
      })),
    }),
  })
  // A file that is a little too large gets its own sentence.
  bytesScope(app, mostBytes * 2, (scope) =>
    officeCall(scope, parts, {
      method: 'PUT',
      url: '/api/office/pictures',
      permission: 'content',
      action: 'picture add',
      schema: addPicture,
      binary: true,
      async handler({ query: alt, body }, { id: staffId }, note) {
        const encoded = await inUploadTurn(staffId, () => encodePicture(body as unknown as Buffer))
        const { id } = encoded
        const files = await storeFiles(encoded, { store, log })
        await database.transaction().execute(async (trx) => {
          await table.keepPicture(trx, { id, alt, staffId, at: clocks.real.now() }, files)
          await note(trx, staffNotes.pictureAdded({ id }))
        })
        return { id }
      },
    }),
  )
}
