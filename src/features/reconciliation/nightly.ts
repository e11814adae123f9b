import { dayOf, days, minutes } from '#domain/dates/days.ts'
import type { Context } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { webhookPatience } from './check.ts'
import type { Disagreement } from './disagreement.ts'
import { asOnlyRun } from './only-run.ts'
import { checkPayments } from './payments.ts'
import { reconciliationNotice } from './reconciliation-notice.emails.ts'
import { type Reconciliation, recordReconciliation } from './reconciliations.queries.ts'
import { checkRecords } from './records.ts'

/** UTC: 2:30 or 3:30 a.m. in Los Angeles, after the other nightly jobs. */
const everyNight = '30 10 * * *'
/** Banks accept disputes for 120 days. Older payments change only through this site, and the records show that. */
const lookBack = days(180)

export async function startNightlyCheck(jobs: Pick<Jobs, 'every'>, context: Context): Promise<void> {
  await jobs.every(everyNight, 'reconcile', () => checkAtNight(context, { patience: minutes(2) }))
}

/** Emails the owner what was found, at most once a night. */
export async function checkAtNight(context: Context, { patience }: { patience: number }): Promise<void> {
  const { log, outbox, database, ownerEmail, origin } = context
  const result = await asOnlyRun(context, { wait: true }, (alone) => reconcile(alone, { patience }))
  const { day, found, paymentsCompared } = result
  if (found.length === 0 && paymentsCompared) {
    log.info('the nightly check found everything in agreement')
    return
  }
  const email = {
    key: `reconciliation:${day}`,
    kind: 'owner',
    to: ownerEmail,
    language: 'en',
    ...reconciliationNotice({ found, paymentsCompared }, origin),
  } as const
  await database.transaction().execute((trx) => outbox.post(trx, email))
}

/** Reconciles for the office; refused while another run is going on. */
export function checkNow(context: Context): Promise<Reconciliation> {
  return asOnlyRun(context, { wait: false }, (alone) => reconcile(alone, { patience: webhookPatience }))
}

/** Logs every disagreement and stores the result, for the office. */
async function reconcile(context: Context, { patience }: { patience: number }): Promise<Reconciliation> {
  const { clocks, log, database } = context
  const now = clocks.real.now()
  const since = new Date(now.getTime() - lookBack)
  const found: Disagreement[] = []
  const take = async (disagreements: AsyncIterable<Disagreement>) => {
    for await (const disagreement of disagreements) {
      log.error(disagreement, 'the reconciliation found a disagreement')
      found.push(disagreement)
    }
  }
  await take(checkRecords(database, clocks))
  let paymentsCompared = true
  try {
    await take(checkPayments(context, { since, patience }))
  } catch (error) {
    // The disagreements among the records are still reported.
    paymentsCompared = false
    log.error({ err: error }, 'the reconciliation could not compare the payments')
  }
  const result = { day: dayOf(now), doneAt: now, paymentsCompared, found }
  await recordReconciliation(database, result)
  return result
}
