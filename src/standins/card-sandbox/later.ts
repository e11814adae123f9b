// Delayed tasks, stored in the database so that a restart loses none.
import type { Call } from './call.ts'

export type Task = keyof typeof delays

/** Delays in seconds, short enough for tests to wait for. Only an insufficient balance lasts for days. */
const delays = {
  'settle the charge': 1,
  'dispute the charge': 2,
  'complete the refund': 5,
  'fund the refund': 10 * 24 * 60 * 60,
  'fail the refund': 5,
}

export async function doLater(call: Call, task: Task, objectId: string) {
  await call.db.query(
    'insert into card_sandbox.later (due_at, task, object_id) values (to_timestamp($1), $2, $3)',
    [call.now + delays[task], task, objectId],
  )
}
