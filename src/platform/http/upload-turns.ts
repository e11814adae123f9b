import { createTurnstile, TurnstileFull } from '#domain/site/turnstile.ts'
import { Refusal } from '#platform/refusal.ts'

const inTurn = createTurnstile({ atOnce: 1, waiting: 8, waitingEach: 2 })

/** Pictures and files of lessons are checked one at a time. Staff take turns, and each may have two waiting. */
export async function inUploadTurn<Result>(staffId: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await inTurn(staffId, task)
  } catch (error) {
    throw error instanceof TurnstileFull ? new Refusal('upload_busy') : error
  }
}
