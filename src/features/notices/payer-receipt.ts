import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { payerReceiptEmail } from './payer-receipt.emails.ts'

/** The receipt of the first payment, for whoever pays for another person. */
export async function notifyPayer(
  trx: Database,
  { id, name, payer, plan, language, linkEdition }: RegistrationRow,
  payment: PaymentRow | undefined,
  { outbox, origin, links }: Context,
): Promise<void> {
  if (!payer || !payment) return
  const token = links.sign('payer', id, linkEdition)
  const receiptUrl = `${origin}/api/registrations/${token}/receipt.pdf?payment=${payment.position}`
  const planUrl = plan && `${origin}/plan/${token}`
  const email = payerReceiptEmail({ payment, payer, person: name, language, receiptUrl, planUrl, origin })
  const key = `payer-receipt:${payment.id}:${id}`
  await outbox.post(trx, { key, kind: 'payer-receipt', to: payer.email, language, ...email })
}
