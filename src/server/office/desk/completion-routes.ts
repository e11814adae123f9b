import * as calls from '#contract/office/completions.ts'
import { completeCourse } from '../../account/complete-course.ts'
import { undoCompletion } from '../../account/undo-completion.ts'
import type { App } from '../../http/app-type.ts'
import { officeCall } from '../guard.ts'
import type { DeskParts } from './desk.ts'
import { lockFresh } from './lock-fresh.ts'

export function completionRoutes(app: App, parts: DeskParts): void {
  const { checkout, database } = parts
  const refuseStale = (id: string, revision: number) =>
    database.transaction().execute((trx) => lockFresh(trx, { id, revision }))
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/complete',
    schema: calls.completeCourse,
    permission: 'dates',
    action: 'complete',
    handler: async ({ params: { id }, body: { revision, ...completion } }, _staff, note) => {
      await refuseStale(id, revision)
      const { code, ceHours } = await completeCourse({ registrationId: id, ...completion }, checkout, note)
      return { code, hours: ceHours }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/undo-completion',
    schema: calls.undoCourse,
    permission: 'dates',
    action: 'complete',
    handler: async ({ params: { id }, body: { revision, course } }, _staff, note) => {
      await refuseStale(id, revision)
      await undoCompletion({ registrationId: id, course }, checkout, note)
      return undefined
    },
  })
}
