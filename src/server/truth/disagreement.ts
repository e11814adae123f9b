import type { CourseId } from '#domain/catalogue.ts'

/** Two things that should say the same and do not: a sentence for a person, and the command that mends it. */
export type Disagreement = { sentence: string; repair: string }

const academy = 'npm run academy --'

/** What `mend` can bring back by itself. */
export function mend(what: string): string {
  return `${academy} mend ${what}`
}

/** Where a person has to decide what is right. */
export function look(registrationId: string): string {
  return `${academy} registrations show ${registrationId}`
}

/** Where somebody has to give up a course; it asks before it does. */
export function giveBack(registrationId: string, course: CourseId): string {
  return `${academy} refund ${registrationId} --course ${course}`
}
