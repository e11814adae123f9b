// Own views of Registrations. They are a setting of the staff member, so the record does not have them.
import * as calls from '#contract/office/views.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { officeCall } from './guard.ts'
import { dropView, keepView, keptViewsOf } from './kept-views.queries.ts'

export function viewRoutes(app: App, parts: OfficeParts): void {
  const { database, clocks } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/views',
    schema: calls.keptViews,
    permission: 'see',
    handler: async (_request, staff) => {
      const views = await keptViewsOf(database, { staffId: staff.id })
      return {
        views: views.map(({ search, ...view }) => ({
          ...view,
          search: Object.fromEntries(new URLSearchParams(search)),
        })),
      }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/views',
    schema: calls.keepView,
    permission: 'see',
    handler: async ({ body: { name, search } }, staff) => {
      const kept = new URLSearchParams(search).toString()
      await keepView(database, { staffId: staff.id, name, search: kept, keptAt: clocks.real.now() })
      return undefined
    },
  })
  officeCall(app, parts, {
    method: 'DELETE',
    url: '/api/office/views/:id',
    schema: calls.dropView,
    permission: 'see',
    handler: async ({ params }, staff) => {
      await dropView(database, { staffId: staff.id, id: params.id })
      return undefined
    },
  })
}
