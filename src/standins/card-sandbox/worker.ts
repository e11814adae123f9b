// Runs delayed tasks and sends webhooks. Several processes may do so at the same time.
import type { Parts } from './answer.ts'
import type { Call } from './call.ts'
import { forgetOld } from './idempotency.ts'
import type { Task } from './later.ts'
import { settleCharge } from './payments/charges.ts'
import { disputeCharge } from './payments/disputes.ts'
import { completeRefund, failRefund } from './payments/refunds.ts'
import { inTransaction } from './transaction.ts'
import { claimDue, deliver, type Webhook } from './webhooks.ts'

const deliveriesAtOnce = 20
const everyMs = 1000

const tasks: Record<Task, (call: Call, objectId: string) => Promise<void>> = {
  'settle the charge': settleCharge,
  'dispute the charge': disputeCharge,
  'complete the refund': completeRefund,
  'fund the refund': completeRefund,
  'fail the refund': failRefund,
}

export function createWorker(parts: Parts, webhook: Webhook) {
  const { pool, clock, log } = parts
  const deliveries = createDeliveries(parts, webhook, wake)
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false

  /** Resolves when everything that was due has been tried. */
  async function work() {
    while (await runNextTask(parts)) {}
    while (await deliveries.startDue()) await deliveries.ended()
  }

  /** Starts a round now instead of at the next tick, so that webhooks of a payment are sent at once. */
  function wake() {
    if (!timer) return
    if (round) {
      again = true
      return
    }
    round = runDue().finally(() => {
      round = undefined
      if (!again) return
      again = false
      wake()
    })
  }

  async function runDue() {
    try {
      while (await runNextTask(parts)) {}
      await deliveries.startDue()
    } catch (error) {
      log.error({ err: error }, 'the card sandbox could not run its delayed tasks')
    }
  }

  return {
    work,
    wake,
    async start() {
      await forgetOld(pool, clock.now())
      timer = setInterval(wake, everyMs)
      wake()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await round
      await deliveries.ended()
    },
  }
}

/** Sends webhooks, at most `deliveriesAtOnce` of them at the same time. */
function createDeliveries({ pool, clock, log }: Parts, webhook: Webhook, onEnd: () => void) {
  const inProgress = new Set<Promise<void>>()
  return {
    /** Returns whether any was due. */
    async startDue(): Promise<boolean> {
      const free = deliveriesAtOnce - inProgress.size
      const due = free > 0 ? await claimDue(pool, clock.now(), free) : []
      for (const claimed of due) {
        const delivery = deliver(claimed, pool, webhook, clock)
          .catch((error) =>
            log.error({ err: error, event: claimed.event.id }, 'a webhook could not be recorded'),
          )
          .finally(() => {
            inProgress.delete(delivery)
            onEnd()
          })
        inProgress.add(delivery)
      }
      return due.length > 0
    },
    ended: () => Promise.all(inProgress),
  }
}

/** Runs the task that is due first, and returns whether there was one. */
function runNextTask({ pool, clock, origin }: Parts): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ id: string; task: Task; object_id: string }>(
      `select id, task, object_id from card_sandbox.later where due_at <= $1
       order by due_at, id limit 1 for update skip locked`,
      [clock.now()],
    )
    const due = rows[0]
    if (!due) return false
    const now = Math.floor(clock.now().getTime() / 1000)
    const request = { id: null, idempotencyKey: null }
    const call: Call = { db, now, request, language: 'en', public: false, origin }
    await tasks[due.task](call, due.object_id)
    await db.query('delete from card_sandbox.later where id = $1', [due.id])
    return true
  })
}
