import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import type { Note } from '#features/record/staff-note.ts'
import { refuseStaleForm } from '#features/registrations/lock-fresh.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { completeCourse } from './complete-course.ts'
import { undoCompletion } from './undo-completion.ts'

type Sent<Body> = { params: { id: string }; body: Body & { revision: number; course: string } }

export function completionRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  const complete = async ({ params: { id }, body }: Sent<{ on: string }>, to: Context, note: Note) => {
    const { revision, course, on } = body
    await refuseStaleForm(to.database, { id, revision })
    return completeCourse({ registrationId: id, course, on }, to, note)
  }
  servePreview(app, parts, 'POST /api/office/registrations/:id/complete', complete)
  serve('POST /api/office/registrations/:id/complete', async (request, _staff, note) => {
    const { code, ceHours } = await complete(request, context, note)
    return { code, hours: ceHours }
  })
  const undo = async ({ params: { id }, body }: Sent<object>, to: Context, note: Note) => {
    const { revision, course } = body
    await refuseStaleForm(to.database, { id, revision })
    await undoCompletion({ registrationId: id, course }, to, note)
  }
  servePreview(app, parts, 'POST /api/office/registrations/:id/undo-completion', undo)
  serve('POST /api/office/registrations/:id/undo-completion', async (request, _staff, note) => {
    await undo(request, context, note)
  })
}
