// Capture of a payment that was only authorized (`capture_method: 'manual'`).
import { type Answer, type Call, ok } from './call.ts'
import { settleLater } from './charges.ts'
import { record } from './events.ts'
import { idOf, lock, save } from './objects.ts'
import type { Shape, Taken } from './parameters.ts'
import { invalid, unexpectedState } from './refusals.ts'

export const captureShape = { amount_to_capture: 'integer', expand: 'list' } as const satisfies Shape

export async function capture(call: Call, params: Taken<typeof captureShape>, id: string): Promise<Answer> {
  const intent = await lock(call.db, 'payment_intent', id)
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      intent,
    )
  }
  const amount = params.amount_to_capture ?? intent.amount_capturable
  if (amount < 1 || amount > intent.amount_capturable) {
    throw invalid('The amount to capture must be at most the amount that can be captured.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    })
  }
  const charge = await lock(call.db, 'charge', idOf(intent.latest_charge) ?? '')
  // The rest is released: it counts as refunded without a refund object.
  const amount_refunded = charge.amount - amount
  Object.assign(charge, { captured: true, amount_captured: amount, amount_refunded })
  await save(call.db, charge)
  await record(call, 'charge.captured', charge)
  await settleLater(call, charge)
  Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount })
  await save(call.db, intent)
  await record(call, 'payment_intent.succeeded', intent)
  return ok(intent)
}
