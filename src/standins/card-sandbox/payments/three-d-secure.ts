// Handles the cardholder's answer on the bank's page.

import type { Call } from '../call.ts'
import type { Form } from '../form.ts'
import { lock } from '../objects.ts'
import { take } from '../parameters.ts'
import { invalid } from '../refusals.ts'
import { authenticate } from './attempt.ts'
import { checkClientSecret } from './payment-intents.ts'
import { authenticateSetup } from './setup-intents.ts'

export async function answerBank(call: Call, form: Form): Promise<{ status: string }> {
  const { payment_intent, setup_intent, client_secret, result } = take(form, {
    payment_intent: 'text',
    setup_intent: 'text',
    client_secret: 'text!',
    result: 'text!',
  })
  if (result !== 'authorize' && result !== 'fail') {
    throw invalid('Invalid result: must be authorize or fail', { param: 'result' })
  }
  if (setup_intent) {
    const setup = await lock(call.db, 'setup_intent', setup_intent)
    checkClientSecret(call, setup, client_secret)
    if (setup.status === 'requires_action') await authenticateSetup(call, setup, result === 'authorize')
    return { status: setup.status }
  }
  const intent = await lock(call.db, 'payment_intent', payment_intent ?? '')
  checkClientSecret(call, intent, client_secret)
  // A second answer, by a double click or in another window, changes nothing.
  if (intent.status === 'requires_action') await authenticate(call, intent, result === 'authorize')
  return { status: intent.status }
}
