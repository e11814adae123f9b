import { creditFor, type Entry, entry, ofPayment, received, refunded } from '#domain/money/ledger.ts'
import { type Cents, sum } from '#domain/money/money.ts'
import { sharesWithin } from '#domain/money/money-parts.ts'
import { creditOfRefund } from '#features/ledger/ledger.queries.ts'
import { post } from '#features/ledger/post.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow, RefundRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { ProviderRefund } from '#platform/provider/answers.ts'
import { changeBalance, lockCredit } from './tuition-credits.queries.ts'

type Followed = { payment: PaymentRow; refunds: readonly RefundRow[]; sent: readonly ProviderRefund[] }

/**
 * Money that became credit may be refunded in the provider's dashboard. Then the credit becomes smaller, as far as nobody has
 * used it, and it comes back when that refund fails.
 */
export async function followCredit(
  trx: Database,
  registration: RegistrationRow,
  { payment, refunds, sent }: Followed,
  context: Context,
): Promise<RegistrationRow> {
  const asCredit = refunds.filter(({ paymentId, state }) => paymentId === payment.id && state === 'credit')
  if (asCredit.length === 0) return registration
  const { ledger } = registration
  const ofThis = ofPayment(ledger, payment.id)
  const byProvider = sum(sent.map(({ state, amount }) => (state === 'failed' ? 0 : amount)))
  const otherwise = refunded(ofThis.filter(({ from, to }) => from !== 'provider' && to !== 'provider'))
  const credits = asCredit.map(({ key }) => creditFor(ledger, key))
  const left = received(ofThis) - byProvider - (otherwise - sum(credits))
  const targets = sharesWithin(
    Math.max(0, left),
    asCredit.map(({ amount }) => amount),
  )
  let current = registration
  for (const [index, { key: refund }] of asCredit.entries()) {
    const about = { payment: payment.id, refund }
    const change = (targets[index] ?? 0) - (credits[index] ?? 0)
    if (change !== 0) current = await changeCredit(trx, current, about, change, context)
  }
  return current
}

type About = Pick<Entry, 'payment'> & { refund: string }

async function changeCredit(
  trx: Database,
  registration: RegistrationRow,
  about: About,
  change: Cents,
  context: Context,
): Promise<RegistrationRow> {
  const creditId = await creditOfRefund(trx, { registrationId: registration.id, refund: about.refund })
  const credit = creditId ? await lockCredit(trx, creditId) : undefined
  if (!credit) return registration
  const { id, balance, held } = credit
  const by = Math.max(change, held - balance)
  if (by === 0) return registration
  await changeBalance(trx, id, by)
  const made =
    by > 0 ? entry('credit', 'refund_payable', by, about) : entry('refund_payable', 'credit', -by, about)
  return post(trx, registration, [{ ...made, cause: 'credit', creditId: id }], context)
}
