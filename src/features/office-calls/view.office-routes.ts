// Own views of Registrations. They are a setting of the staff member, so the record does not have them.
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { serveOffice } from './guard.ts'
import { dropView, keepView, keptViewsOf } from './kept-views.queries.ts'

export function viewRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database, clocks } = parts
  serve('GET /api/office/views', async (_request, staff) => {
    const views = await keptViewsOf(database, { staffId: staff.id })
    return {
      views: views.map(({ search, ...view }) => ({
        ...view,
        search: Object.fromEntries(new URLSearchParams(search)),
      })),
    }
  })
  serve('POST /api/office/views', async ({ body: { name, search } }, staff) => {
    const kept = new URLSearchParams(search).toString()
    await keepView(database, { staffId: staff.id, name, search: kept, keptAt: clocks.real.now() })
  })
  serve('DELETE /api/office/views/:id', async ({ params }, staff) => {
    await dropView(database, { staffId: staff.id, id: params.id })
  })
}
