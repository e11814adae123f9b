import { dayOf, days, minutes } from '#domain/days.ts'
import type { Checkout } from '../checkout/checkout.ts'
import type { Jobs } from '../jobs.ts'
import { truthNotice } from '../mail/messages/truth-notice.ts'
import { checkTruth } from './check-truth.ts'
import type { Disagreement } from './disagreement.ts'

/** In UTC: the small hours in Los Angeles, after the night's other work. */
const everyNight = '30 10 * * *'
/** Banks let a payment be disputed for 120 days; older ones move only by our own doing, which the records show. */
const lookBack = days(180)

export async function startNightlyCheck(jobs: Pick<Jobs, 'every'>, checkout: Checkout): Promise<void> {
  await jobs.every(everyNight, 'check-truth', () => checkAtNight(checkout, { patience: minutes(2) }))
}

/** Logs what does not agree, and tells the owner once a night. */
export async function checkAtNight(checkout: Checkout, { patience }: { patience: number }): Promise<void> {
  const { clocks, log, outbox, database, mailOwner, origin } = checkout
  const now = clocks.real.now()
  const since = new Date(now.getTime() - lookBack)
  const found: Disagreement[] = []
  for await (const disagreement of checkTruth(checkout, { since, patience })) found.push(disagreement)
  if (found.length === 0) {
    log.info('the nightly check found everything in agreement')
    return
  }
  for (const disagreement of found) log.error(disagreement, 'the nightly check found a disagreement')
  const letter = truthNotice(found, origin)
  await outbox.post(database, {
    key: `truth:${dayOf(now)}`,
    kind: 'owner',
    to: mailOwner,
    language: 'en',
    ...letter,
  })
}
