// Calls the provider again when it refuses a call for its rate. Such a call was not carried out, and its idempotency key
// is not spent, so the same call is sent again. Stripe's SDK only does so when a header asks for it.
import type Stripe from 'stripe'
import { seconds } from '#domain/dates/days.ts'
import { openPace, type Pace } from './pace.ts'

/** A buyer waits at most so long for a turn, then gets an answer to try again. */
const longestWaitMs = seconds(20)
/** Without a hint of the provider. */
const defaultRetryMs = seconds(1)

type Arguments = Parameters<Stripe.HttpClient['makeRequest']>
type Answer = Awaited<ReturnType<Stripe.HttpClient['makeRequest']>>

export function pacedClient(client: Stripe.HttpClient, pace: Pace = openPace()): Stripe.HttpClient {
  async function makeRequest(...call: Arguments): Promise<Answer> {
    const deadline = performance.now() + longestWaitMs
    if (!(await pace.turn(deadline))) throw new Error('Too many calls wait for the payment provider.')
    for (;;) {
      const answer = await client.makeRequest(...call)
      if (answer.getStatusCode() !== 429) return answer
      pace.refused(retryAfterOf(answer))
      if (!(await pace.turn(deadline))) return answer
      answer.dispose?.()
    }
  }
  return { getClientName: () => client.getClientName(), makeRequest } as Stripe.HttpClient
}

function retryAfterOf(answer: Answer): number {
  const header = Number(answer.getHeaders()['retry-after'])
  return Number.isFinite(header) && header > 0 ? seconds(header) : defaultRetryMs
}
