import { createTurnstile, TurnstileFull } from '#domain/turnstile.ts'
import { StaffRefusal } from './staff-refusal.ts'

export type TakeTurn = <Result>(staffId: string, task: () => Promise<Result>) => Promise<Result>

/** Uploads are checked one at a time. Staff take turns, and each may have two waiting. */
export function uploadTurns(): TakeTurn {
  const inTurn = createTurnstile({ atOnce: 1, waiting: 8, waitingEach: 2 })
  return async (staffId, task) => {
    try {
      return await inTurn(staffId, task)
    } catch (error) {
      throw error instanceof TurnstileFull ? new StaffRefusal('upload_busy') : error
    }
  }
}
