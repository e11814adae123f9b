import * as calls from '#contract/office/refunds.ts'
import { giveNotice, releaseSeats } from '../../checkout/plans/release-seats.ts'
import type { App } from '../../http/app-type.ts'
import { officeCall } from '../guard.ts'
import type { DeskParts } from './desk.ts'
import { lockFresh } from './lock-fresh.ts'

/** Overdue plans: staff give notice, then release the seats. */
export function planRoutes(app: App, parts: DeskParts): void {
  const { checkout, database } = parts
  const refuseStale = (id: string, revision: number) =>
    database.transaction().execute((trx) => lockFresh(trx, { id, revision }))
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/release-notice',
    schema: calls.giveNotice,
    permission: 'refund',
    action: 'plans notice',
    handler: async ({ params: { id }, body }, _staff, note) => {
      await refuseStale(id, body.revision)
      return { until: (await giveNotice(id, checkout, note)).toISOString() }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/release',
    schema: calls.releaseSeats,
    permission: 'refund',
    fresh: true,
    action: 'plans release',
    handler: async ({ params: { id }, body }, _staff, note) => {
      await refuseStale(id, body.revision)
      const { status } = await releaseSeats(id, checkout, note)
      return { status }
    },
  })
}
