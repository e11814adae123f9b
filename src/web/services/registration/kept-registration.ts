// The registration form survives a reload and a redirect to the bank, in this tab only.
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'

/** A seat offered on one date. The server refuses an order that has the offer without its date. */
export type Offer = { token: string; course: CourseId; date: Day }

/** What the server knows about the form. */
export type Standing = {
  /** Makes repeated attempts to open it a single registration. */
  formKey: string
  /** Opened before: its payment may be processing or done. */
  opened: boolean
  /** Dates whose seats the opened registration holds. They may look full to others. */
  held: Partial<Record<CourseId, Day>>
  /** The offer that the registration used. Its seat can only be kept with it. */
  heldOffer: Offer | null
  /** The signed-in user, whose profile may have filled in the form; null for a guest. */
  uid: string | null
}

/** The key in session storage. */
export const keptName = 'registration'

export function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keptName) ?? 'null')
  } catch {
    return null
  }
}

export function keep(registration: Standing & { form: object }): void {
  try {
    sessionStorage.setItem(keptName, JSON.stringify(registration))
  } catch {
    // Storage is blocked: the form lasts as long as the page.
  }
}

export function forgetKept(): void {
  try {
    sessionStorage.removeItem(keptName)
  } catch {
    // Storage is blocked.
  }
}
