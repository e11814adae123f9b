import * as calls from '#contract/office/refunds.ts'
import { inTransaction } from '#database/engine/in-transaction.ts'
import type { Checkout } from '../../checkout/checkout.ts'
import { giveNotice, releaseSeats } from '../../checkout/plans/release-seats.ts'
import type { App } from '../../http/app-type.ts'
import type { Note } from '../../staff-note.ts'
import { officeCall } from '../guard.ts'
import type { DeskParts } from './desk.ts'
import { lockFresh } from './lock-fresh.ts'
import { previewCall } from './previews.ts'

type Sent = { params: { id: string }; body: { revision: number } }

const refuseStale = ({ params, body }: Sent, { database }: Checkout) =>
  inTransaction(database, (trx) => lockFresh(trx, { ...params, ...body }))

/** Overdue plans: staff give notice, then release the seats. The preview of a release is the quote of the refund. */
export function planRoutes(app: App, parts: DeskParts): void {
  const { checkout } = parts
  const call = {
    url: '/api/office/registrations/:id/release-notice',
    schema: calls.giveNotice,
    permission: 'refund',
  } as const
  const notify = async (request: Sent, to: Checkout, note: Note) => {
    await refuseStale(request, to)
    return giveNotice(request.params.id, to, note)
  }
  previewCall(app, parts, { ...call, work: notify })
  officeCall(app, parts, {
    ...call,
    method: 'POST',
    action: 'plans notice',
    handler: async (request, _staff, note) => ({
      until: (await notify(request, checkout, note)).toISOString(),
    }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/registrations/:id/release',
    schema: calls.releaseSeats,
    permission: 'refund',
    fresh: true,
    action: 'plans release',
    handler: async (request, _staff, note) => {
      await refuseStale(request, checkout)
      const { status } = await releaseSeats(request.params.id, checkout, note)
      return { status }
    },
  })
}
