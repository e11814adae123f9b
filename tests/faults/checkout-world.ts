// One random world: its steps run against a real PostgreSQL and the card sandbox, until nothing is under way.

import { pino } from 'pino'
import { releaseSnapshot } from '#content/release/release-snapshot.ts'
import { days, minutes } from '#domain/dates/days.ts'
import { pollOpenPayments, pollRecentEvents } from '#features/payments/poll.ts'
import type { Context } from '#platform/context.ts'
import type { Connection } from '#platform/database/connection.ts'
import { makeOutbox } from '#platform/email/outbox.ts'
import { Refusal } from '#platform/refusal.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { buyerActs, orderForms } from './checkout-buyers.ts'
import { createWorldProvider, providerActs } from './checkout-provider.ts'
import { staffActs } from './checkout-staff.ts'
import { resetTables } from './checkout-start.ts'
import type { Acts, Step } from './checkout-steps.ts'
import { refundWires, tuitionActs } from './checkout-tuition.ts'
import { Killed, mortal } from './mortal.ts'

export type CheckoutWorld = Awaited<ReturnType<typeof createWorld>>

export async function createWorld({ database, pool }: Connection) {
  let now = new Date('2025-08-01T19:00:00Z')
  const clock = { now: () => now }
  const log = pino({ level: 'silent' })
  const provider = await createWorldProvider(pool, clock, log)
  await resetTables(pool)

  const context: Context = {
    database,
    provider: provider.client,
    clocks: { real: clock, academy: clock },
    outbox: makeOutbox({ jobs: { send: async () => {} }, clock, links: makeSignedLinks('world') }),
    links: makeSignedLinks('world'),
    snapshot: releaseSnapshot,
    origin: 'https://academy.example',
    ownerEmail: 'owner@academy.example',
    log,
  }
  const forms = orderForms()
  const acts: Acts<Step['do']> = {
    ...buyerActs({ context, provider, forms }),
    ...tuitionActs({ context, provider, forms }),
    ...providerActs({ database, pool, clock, provider }),
    ...staffActs(database),
    poll: ({ hourly }, by) => (hourly ? pollRecentEvents(by) : pollOpenPayments(by)),
    wait: ({ minutes: passed }) => letPass(minutes(passed)),
  }
  /** Errors that must never occur: neither refusals nor simulated kills. */
  const unexpectedErrors: unknown[] = []

  async function letPass(milliseconds: number) {
    now = new Date(now.getTime() + milliseconds)
    await provider.sandbox.work()
  }

  async function act<Name extends Step['do']>(step: Extract<Step, { do: Name }>) {
    const by = mortal(context, pool, 'death' in step ? step.death : null)
    try {
      await acts[step.do](step, by)
    } catch (error) {
      const isExpected = [Killed, Refusal].some((kind) => error instanceof kind)
      if (!isExpected) unexpectedErrors.push(error)
    }
  }

  return {
    database,
    pool,
    context,
    unexpectedErrors,
    round: (steps: readonly Step[]) => Promise.all(steps.map((step) => act(step))),
    /** Two days pass without payments. Only polls and the provider's scheduled work complete open payments and refunds. */
    async finishOpenWork() {
      for (let round = 0; round < 4; round++) {
        await letPass(days(0.5))
        await pollOpenPayments(context)
        await pollRecentEvents(context)
        await refundWires(context)
      }
    },
  }
}
