// Does what is due: what happens later, and the news of it. Any number of processes may work at once.

import type { Parts } from './answer.ts'
import type { Call } from './call.ts'
import { settleCharge } from './charges.ts'
import { disputeCharge } from './disputes.ts'
import { forgetOld } from './idempotency.ts'
import type { Task } from './later.ts'
import { completeRefund, failRefund } from './refunds.ts'
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
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let again = false

  /** Resolves when all that was due has been tried. */
  async function work() {
    while (await doOneTask()) {}
    while (await startDeliveries()) await Promise.all(underWay)
  }

  async function startDeliveries(): Promise<boolean> {
    const room = deliveriesAtOnce - underWay.size
    const due = room > 0 ? await claimDue(pool, clock.now(), room) : []
    for (const claimed of due) {
      const delivery = deliver(claimed, pool, webhook, clock)
        .catch((error) => log.error({ err: error, event: claimed.event.id }, 'a webhook was not settled'))
        .finally(() => {
          underWay.delete(delivery)
          wake()
        })
      underWay.add(delivery)
    }
    return due.length > 0
  }

  function doOneTask(): Promise<boolean> {
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
      const call: Call = { db, now, request, language: 'en', public: false, origin: parts.origin }
      await tasks[due.task](call, due.object_id)
      await db.query('delete from card_sandbox.later where id = $1', [due.id])
      return true
    })
  }

  /** Looks at once, not at the next second: news of a payment should not wait. */
  function wake() {
    if (!timer) return
    if (round) {
      again = true
      return
    }
    round = lookOnce().finally(() => {
      round = undefined
      if (!again) return
      again = false
      wake()
    })
  }

  async function lookOnce() {
    try {
      while (await doOneTask()) {}
      await startDeliveries()
    } catch (error) {
      log.error({ err: error }, 'the card sandbox could not look for what is due')
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
      await Promise.all(underWay)
    },
  }
}
