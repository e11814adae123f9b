import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { PaymentRow } from '#platform/database/rows/payments.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { payerReceiptEmail } from './payer-receipt.emails.ts'

/** Who pays for another person gets the receipt of each payment, by a link that opens nothing else. */
export async function notifyPayer(
  trx: Database,
  { id, name, payer, language, linkEdition }: RegistrationRow,
  payment: PaymentRow | undefined,
  { outbox, origin, links }: Context,
): Promise<void> {
  if (!payer || !payment) return
  const token = links.sign('receipt', id, linkEdition)
  const receiptUrl = `${origin}/api/receipts/${token}/receipt.pdf?payment=${payment.position}`
  const email = payerReceiptEmail({ payment, payer, person: name, language, receiptUrl, origin })
  const key = `payer-receipt:${payment.id}:${id}`
  await outbox.post(trx, { key, kind: 'payer-receipt', to: payer.email, language, ...email })
}
