// The form of a registration outlives a reload and the way to the bank and back, in this tab alone.
import type { CourseId } from '#domain/catalogue.ts'
import type { Day } from '#domain/days.ts'

/** A seat of one date: the server refuses an order that names the offer without its date. */
export type Offer = { token: string; course: CourseId; date: Day }

/** How the form stands with the server. */
export type Standing = {
  /** Makes one registration of however many attempts to open it. */
  formKey: string
  /** It was opened before: its payment may be under way, or through. */
  opened: boolean
  /** The dates that the opened registration holds: full to others, not to this form. */
  held: Partial<Record<CourseId, Day>>
  /** The offer that it answered: a seat held through it can only be kept with it. */
  heldOffer: Offer | null
  /** Who was signed in, and may have been filled in from their profile; null for a guest. */
  uid: string | null
}

const name = 'registration'

export function readKept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

export function keep(registration: Standing & { form: object }): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(registration))
  } catch {
    // Storage is closed to the page: the form lives as long as the page does.
  }
}

export function forgetKept(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
