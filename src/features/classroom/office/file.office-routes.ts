import * as calls from '#contract/office/classroom-files.ts'
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { bytesScope } from '#platform/http/bytes-scope.ts'
import { listFiles } from './list-files.ts'
import { beginUpload, completeUpload, deleteUpload, storeUploadedPart } from './upload.ts'

const base = '/api/office/classroom/:course/files'
const limitedTo = { course: 'params.course' } as const

export function classroomFileRoutes(app: App, parts: OfficeParts): void {
  const own = { permission: 'content', limitedTo } as const
  officeCall(app, parts, {
    ...own,
    permission: 'see',
    method: 'GET',
    url: base,
    schema: calls.listFiles,
    handler: ({ params: { course } }) => listFiles(course, parts),
  })
  officeCall(app, parts, {
    ...own,
    method: 'POST',
    url: base,
    schema: calls.beginUpload,
    action: 'classroom upload',
    handler: async ({ params: { course }, body }, { id: staffId }, note) => ({
      id: await beginUpload({ course, upload: body, staffId }, parts, note),
    }),
  })
  officeCall(app, parts, {
    ...own,
    method: 'POST',
    url: `${base}/:id/complete`,
    schema: calls.completeUpload,
    async handler({ params }, staff) {
      await completeUpload(params, staff.id, parts)
      return undefined
    },
  })
  officeCall(app, parts, {
    ...own,
    method: 'DELETE',
    url: `${base}/:id`,
    schema: calls.deleteFile,
    action: 'classroom file-delete',
    async handler({ params }, _staff, note) {
      await deleteUpload(params, parts, note)
      return undefined
    },
  })
  partRoute(app, parts)
}

function partRoute(app: App, parts: OfficeParts): void {
  bytesScope(app, partBytes, (scope) =>
    officeCall(scope, parts, {
      method: 'PUT',
      url: `${base}/:id/parts/:number`,
      schema: calls.uploadPart,
      permission: 'content',
      limitedTo,
      binary: true,
      async handler({ params, body }) {
        await storeUploadedPart(params, body as unknown as Buffer, parts)
        return undefined
      },
    }),
  )
}
