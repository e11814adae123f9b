// Handles the cardholder's answer on the bank's page.
import { authenticate } from './attempt.ts'
import type { Call } from './call.ts'
import type { Form } from './form.ts'
import { lock } from './objects.ts'
import { take } from './parameters.ts'
import { checkClientSecret } from './payment-intents.ts'
import { invalid } from './refusals.ts'

export async function answerBank(call: Call, form: Form): Promise<{ status: string }> {
  const { payment_intent, client_secret, result } = take(form, {
    payment_intent: 'text!',
    client_secret: 'text!',
    result: 'text!',
  })
  if (result !== 'authorize' && result !== 'fail') {
    throw invalid('Invalid result: must be authorize or fail', { param: 'result' })
  }
  const intent = await lock(call.db, 'payment_intent', payment_intent)
  checkClientSecret(call, intent, client_secret)
  // A second answer, by a double click or in another window, changes nothing.
  if (intent.status === 'requires_action') await authenticate(call, intent, result === 'authorize')
  return { status: intent.status }
}
