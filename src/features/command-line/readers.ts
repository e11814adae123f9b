// Parsers of arguments and options. Each returns a typed value, or throws a sentence that says how to write it.
import { courseIds, isCourseId } from '#content/catalogue.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { type Day, isDay, outsideSentYears, sentYears } from '#domain/dates/days.ts'
import { completeEmail } from '#domain/people/email-address.ts'
import { type Role, roles } from '#domain/people/office-roles.ts'
import { isUuid } from '#domain/people/uuid.ts'
import { UsageError } from './exit-codes.ts'

/** Not for commander, which parses before the catalogue is read. */
export function knownCourse(word: string): CourseId {
  const course = word.toLowerCase()
  if (isCourseId(course)) return course
  throw new UsageError(`"${word}" is not a course. Choose one of ${courseIds().join(', ')}.`)
}

export function readRole(word: string): Role {
  const role = roles.find((known) => known === word)
  if (role) return role
  throw new UsageError(`"${word}" is not a role. Choose one of ${roles.join(', ')}.`)
}

export function readDay(word: string): Day {
  if (!isDay(word)) throw new UsageError(`"${word}" is not a day. Write days like 2025-09-12.`)
  if (!sentYears.test(word)) throw new UsageError(`"${word}" ${outsideSentYears}.`)
  return word
}

export function readId(word: string): string {
  const id = word.toLowerCase()
  if (isUuid(id)) return id
  throw new UsageError(`"${word}" is not an ID. IDs look like 0b1f6a3c-2f5e-4c0e-9a55-6c1d2e3f4a5b.`)
}

export function readEmail(word: string): string {
  const address = word.toLowerCase()
  if (completeEmail.test(address)) return address
  throw new UsageError(`"${word}" is not an email address.`)
}

/** For searches: an address that was stored incomplete has to be found, too. */
export function readAddress(word: string): string {
  return readText(word).toLowerCase()
}

/** Commander takes the next option for the value if the value is missing; `--instructor --json` would lose --json. */
export function readText(word: string): string {
  if (!word.startsWith('--')) return word.trim()
  throw new UsageError(`"${word}" is an option. Write the missing value before it.`)
}
