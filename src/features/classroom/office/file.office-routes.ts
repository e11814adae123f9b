import { partBytes } from '#domain/classroom/classroom-files.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { bytesScope } from '#platform/http/bytes-scope.ts'
import { listFiles } from './list-files.ts'
import { beginUpload, completeUpload, deleteUpload, storeUploadedPart } from './upload.ts'

export function classroomFileRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/classroom/:course/files', ({ params: { course } }) => listFiles(course, parts))
  serve(
    'POST /api/office/classroom/:course/files',
    async ({ params: { course }, body }, { id: staffId }, note) => ({
      id: await beginUpload({ course, upload: body, staffId }, parts, note),
    }),
  )
  serve('POST /api/office/classroom/:course/files/:id/complete', async ({ params }, staff) => {
    await completeUpload(params, staff.id, parts)
  })
  serve('DELETE /api/office/classroom/:course/files/:id', async ({ params }, _staff, note) => {
    await deleteUpload(params, parts, note)
  })
  partRoute(app, parts)
}

function partRoute(app: App, parts: OfficeParts): void {
  bytesScope(app, partBytes, (scope) =>
    serveOffice(scope, parts)(
      'PUT /api/office/classroom/:course/files/:id/parts/:number',
      async ({ params, body }) => {
        await storeUploadedPart(params, body as unknown as Buffer, parts)
      },
    ),
  )
}
