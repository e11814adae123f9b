import type { CourseId } from '#domain/catalogue.ts'
import type { Cents } from '#domain/money.ts'

/** Two things that should say the same and do not: a sentence for a person, and the command that mends it. */
export type Disagreement = { sentence: string; repair: string }

const academy = 'npm run academy --'

/** What the command `repair` can fix by itself. */
export function mend(what: string): string {
  return `${academy} repair ${what}`
}

/** Where a person has to decide what is right. */
export function look(registrationId: string): string {
  return `${academy} registrations show ${registrationId}`
}

/** Where somebody has to give up a course by the academy's fault: all of its price, not the policy's part. It asks first. */
export function giveBack(registrationId: string, course: CourseId, price: Cents, reason: string): string {
  const cancel = `${academy} refund ${registrationId} --course ${course}`
  return price === 0 ? cancel : `${cancel} --amount ${(price / 100).toFixed(2)} --reason "${reason}"`
}

/** Where nobody who has paid is concerned yet. */
export function listDates(course: CourseId): string {
  return `${academy} sessions list --course ${course}`
}
