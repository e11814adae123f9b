import { dayOf, days, minutes } from '#domain/days.ts'
import type { Checkout } from '../checkout/checkout.ts'
import { truthNotice } from '../emails/reconciliation-notice.ts'
import type { Jobs } from '../jobs.ts'
import type { Disagreement } from './disagreement.ts'
import { checkPayments } from './payments.ts'
import { checkRecords } from './records.ts'

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
  const take = async (disagreements: AsyncIterable<Disagreement>) => {
    for await (const disagreement of disagreements) {
      log.error(disagreement, 'the nightly check found a disagreement')
      found.push(disagreement)
    }
  }
  await take(checkRecords(database, clocks))
  let paymentsCompared = true
  try {
    await take(checkPayments(checkout, { since, patience }))
  } catch (error) {
    // What the records say is told all the same.
    paymentsCompared = false
    log.error({ err: error }, 'the nightly check could not compare the payments')
  }
  if (found.length === 0 && paymentsCompared) {
    log.info('the nightly check found everything in agreement')
    return
  }
  const letter = truthNotice({ found, paymentsCompared }, origin)
  const mail = {
    key: `truth:${dayOf(now)}`,
    kind: 'owner',
    to: mailOwner,
    language: 'en',
    ...letter,
  } as const
  await database.transaction().execute((trx) => outbox.post(trx, mail))
}
