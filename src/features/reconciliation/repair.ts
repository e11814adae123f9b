// Repairs what `check` finds: a registration, a waiting-list place, a payment, or all receipt numbers ("receipts").

import { repaired, repairQuestions } from '#content/en/office/reconciliation/repairs.ts'
import { lostIn } from '#domain/money/disputes.ts'
import { isUuid } from '#domain/people/uuid.ts'
import { settlePayment } from '#features/payments/settle-payment.ts'
import type { Note } from '#features/record/staff-note.ts'
import { registrationById, registrationByIntent } from '#features/registrations/registrations.queries.ts'
import { waitingListPlace } from '#features/seats/waiting-list.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { Refusal } from '#platform/refusal.ts'
import { repairOffer } from './repair-offer.ts'
import { repairReceipts } from './repair-receipts.ts'
import { repairRegistration } from './repair-registration.ts'
import type { Step } from './step.ts'

/** One of them; all receipts have none. */
type Subject = { registrationId?: string; placeId?: string; paymentId?: string }

type Staff = {
  /** Asked before anything is refunded, emailed or issued. */
  confirm(question: string): Promise<void>
  note: Note
}

/** Returns what was changed and what is left to staff; empty if nothing was wrong. */
export async function repair(what: string, context: Context, { confirm, note }: Staff): Promise<string[]> {
  const { database } = context
  const stepOf =
    (subject: Subject) =>
    (work: Step): Promise<string[]> =>
      database.transaction().execute((trx) => recorded(trx, work, subject, note))
  if (what === 'receipts') return stepOf({})(repairReceipts)
  if (/^pi_\w+$/.test(what)) {
    const changed = await repairPayment(what, context, confirm)
    return stepOf({ paymentId: what })(async () => ({ changed }))
  }
  if (isUuid(what)) {
    if (await registrationById(database, what)) {
      const step = stepOf({ registrationId: what })
      return repairRegistration(what, context, { confirm, step })
    }
    const place = await waitingListPlace(database, what)
    if (place) {
      await confirm(repairQuestions.place(place))
      return stepOf({ placeId: what })(async (trx) => ({ changed: await repairOffer(trx, what, context) }))
    }
  }
  throw new Refusal('nothing_to_repair', { what })
}

/** Only changes are recorded, in the transaction that makes them. */
async function recorded(trx: Database, work: Step, subject: Subject, note: Note): Promise<string[]> {
  const { changed, left = [] } = await work(trx)
  if (changed.length > 0) await note(trx, 'reconciliation.repaired', { ...subject, changed })
  return [...changed, ...left]
}

/** Attaches a payment to its registration. If that has another payment or is gone, the payment is refunded. */
async function repairPayment(
  intentId: string,
  context: Context,
  confirm: Staff['confirm'],
): Promise<string[]> {
  const before = await registrationByIntent(context.database, intentId)
  await confirm(repairQuestions.payment({ intentId }))
  const settled = await settlePayment(intentId, context)
  if (settled && settled.revision === before?.revision) return []
  if (settled) return [repaired.payment(settled)]
  const { provider } = context
  const { state, amount, refunded, registrationId, disputed } = await provider.read(intentId)
  const lost = disputed ? lostIn(await provider.disputesOf(intentId)) : 0
  const left = state === 'succeeded' ? Math.max(0, amount - refunded - lost) : 0
  if (left === 0) return []
  if (registrationId === null) throw new Refusal('payment_not_ours', { intentId })
  await confirm(repairQuestions.orphanedPayment({ left }))
  const answer = await provider.refund({
    intentId,
    amount: left,
    key: `refund:${intentId}:nobody`,
  })
  if (answer !== 'sent') {
    throw new Refusal('payment_not_refunded', { amount: left, disputed: answer === 'disputed' })
  }
  return [repaired.orphanedPayment({ left })]
}
