import type { Day } from '#domain/dates/days.ts'
import type { Action } from '../record.ts'

type NoFacts = object

/** Why the office refuses a call, by code. English only. What staff verbs refuse is in content/en/office/refusals/refusals.ts. */
export type OfficeRefusals = {
  /** 401: no session, or it is over. Sign in, keep what was typed. */
  office_signed_out: NoFacts
  /** 403: the role does not allow it. */
  office_role: NoFacts
  /** 403: confirm with a passkey or code (POST /api/office/confirm/…), then send the same call again. */
  office_confirm: NoFacts
  /** 403: not sent by a page of the office. */
  office_cross_site: NoFacts
  /** 401: this passkey does not sign in here. */
  passkey_refused: NoFacts
  /** 401, with `triesLeft` in the answer. */
  wrong_code: { fault: WrongCode; triesLeft: number }
  /** 410: used, expired or unknown. */
  invitation_over: NoFacts
  /** 404, with the date that it was moved to in `dates`. */
  date_moved: { dates: [{ course: string; start: Day; end: Day }] }
  /** 409, with `change` in the answer. Read the row again, and let the person choose. */
  stale: { change: Change | null }
  /** 409: the same call with the same Idempotency-Key still runs. */
  still_running: { retryAfterSeconds: number }
  /** 422: the Idempotency-Key came with another call before. */
  key_reused: NoFacts
}

/** expired: shown by the app a while ago. used: it signed somebody in already. */
export type WrongCode = 'wrong' | 'expired' | 'used'

/** The last recorded change of a row: who, when and what. */
export type Change = { by: string; at: string; action: Action }
