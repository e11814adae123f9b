import { aftermathOf, entry } from '#domain/money/ledger.ts'
import { sum } from '#domain/money/money.ts'
import { statusAfter } from '#domain/money/settlement.ts'
import { changePayment } from '#features/ledger/payments.queries.ts'
import { causedBy, post } from '#features/ledger/post.ts'
import { completeRegistration } from '#features/payments/complete-registration.ts'
import type { Note } from '#features/record/staff-note.ts'
import { notifyOfOfflineRefund } from '#features/refunds/refund-notices.ts'
import { changeRefund, refundsOf } from '#features/refunds/refunds.queries.ts'
import { changeRegistration, lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { WireRow } from '#platform/database/rows/offers.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'

/** The wire takes the place of the card payment. Without free seats nothing is recorded: staff send the money back. */
export async function takeWire(
  trx: Database,
  registration: RegistrationRow,
  { method, reference, amount }: WireRow,
  context: Context,
): Promise<RegistrationRow> {
  const [first] = registration.payments
  if (amount !== first.amount) throw new Refusal('wire_amount', { amount: first.amount })
  const change = { method, reference, intentId: null }
  const changed = await changePayment(trx, registration, first, change)
  const [payment] = changed.payments
  const arrived = { amount, card: null, methodId: null }
  const paid = await completeRegistration(trx, changed, payment, arrived, context)
  if (paid.paidAt === null) throw new Refusal('wire_seats_full')
  return paid
}

type SentBack = { registrationId: string; how: string }

/** Records that staff sent back what came by wire or check. */
export async function refundOffline(
  { registrationId, how }: SentBack,
  context: Context,
  note: Note,
): Promise<RegistrationRow> {
  return inTransaction(context.database, async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    if (!registration) throw new Refusal('unknown_registration', { id: registrationId })
    const offline = registration.payments.filter(({ method }) => method === 'wire' || method === 'check')
    const due = (await refundsOf(trx, registrationId)).filter(
      ({ state, paymentId }) => state === 'due' && offline.some(({ id }) => id === paymentId),
    )
    if (due.length === 0) throw new Refusal('no_offline_refund')
    for (const { key } of due) await changeRefund(trx, key, 'outside')
    const entries = due.map(({ key: refund, amount, paymentId: payment }) =>
      entry('offline', 'refund_payable', amount, { payment, refund }),
    )
    const posted = await post(trx, registration, causedBy('provider', entries), context)
    const status = statusAfter(
      registration.status,
      aftermathOf(posted.ledger, await refundsOf(trx, registrationId)),
    )
    const changed = await changeRegistration(trx, posted, { status })
    for (const { key, amount } of due) {
      await notifyOfOfflineRefund(trx, changed, { key, amount, isRest: false }, context)
    }
    const amount = sum(due.map((refund) => refund.amount))
    await note(
      trx,
      'wire.refunded',
      { registrationId, amount },
      { about: registrationId, fields: { how: { before: null, after: how } } },
    )
    return changed
  })
}
