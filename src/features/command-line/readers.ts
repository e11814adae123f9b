// Parsers of arguments and options. Each returns a typed value, or throws a sentence that says how to write it.
import { courseIds, isCourseId } from '#content/catalogue.ts'
import { type CourseId, isProgramId, type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { type Day, isDay, outsideSentYears, sentYears } from '#domain/dates/days.ts'
import { type Cents, readAmount } from '#domain/money/money.ts'
import { completeEmail } from '#domain/people/email-address.ts'
import { type Role, roles } from '#domain/people/office-roles.ts'
import { isUuid } from '#domain/people/uuid.ts'
import { type RegistrationStatus, registrationStatuses } from '#domain/registrations/registration.ts'
import { UsageError } from './exit-codes.ts'

/** The catalogue is not read yet when options are: `knownCourse` comes later. */
export function readCourse(word: string): CourseId {
  return readText(word).toLowerCase()
}

export function knownCourse(word: string): CourseId {
  if (isCourseId(word)) return word
  throw new UsageError(`"${word}" is not a course. Choose one of ${courseIds().join(', ')}.`)
}

export function readAward(word: string): ProgramId {
  if (isProgramId(word)) return word
  throw new UsageError(`"${word}" is not an award. Choose one of ${programIds.join(', ')}.`)
}

export function readStatus(word: string): RegistrationStatus {
  const status = registrationStatuses.find((known) => known === word)
  if (status) return status
  throw new UsageError(`"${word}" is not a status. Choose one of ${registrationStatuses.join(', ')}.`)
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

/** module2:2026-09-12,clinical1:2026-10-16 */
export function readDates(word: string): Record<string, Day> {
  const pairs = word.split(',').map((one) => one.trim().split(':'))
  return Object.fromEntries(pairs.map(([course = '', start = '']) => [course, readDay(start)]))
}

export function readWhole(name: string, { from, to }: { from: number; to: number }) {
  return (word: string): number => {
    const number = Number(word)
    if (/^\d+$/.test(word) && number >= from && number <= to) return number
    throw new UsageError(`"${word}" is not possible for ${name}. Write a whole number from ${from} to ${to}.`)
  }
}

/** Dollars: 1425, 1425.50, $1,425.50, 0. A comma only separates thousands, so 14,25 is refused as a typing error. */
export function readMoney(word: string): Cents {
  const amount = readAmount(word)
  if (amount !== null) return amount
  throw new UsageError(`"${word}" is not an amount. Write dollars and cents like 1425.50.`)
}

export function readId(word: string): string {
  const id = word.toLowerCase()
  if (isUuid(id)) return id
  throw new UsageError(`"${word}" is not an ID. IDs look like 0b1f6a3c-2f5e-4c0e-9a55-6c1d2e3f4a5b.`)
}

/** An id, or a receipt number such as BHIA-2025-0147. */
export function readRegistration(word: string): string {
  const receipt = word.toUpperCase()
  return /^(?:[A-Z]+-)?\d{4}-\d{4,}$/.test(receipt) ? receipt : readId(word)
}

/** 'Q-0412', or 412. */
export function readQuestionNumber(word: string): number {
  const digits = /^(?:q-)?0*(\d{1,9})$/i.exec(word)?.[1]
  if (digits) return Number(digits)
  throw new UsageError(`"${word}" is not a question's number. Numbers look like Q-0412.`)
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

/** Commander takes the next option for the value if the value is missing; `--reason --keep` would lose --keep. */
export function readText(word: string): string {
  if (!word.startsWith('--')) return word.trim()
  throw new UsageError(`"${word}" is an option. Write the missing value before it.`)
}

export function readName(word: string): string {
  const name = readText(word)
  if (name) return name
  throw new UsageError('--as needs a name. It is recorded with the change.')
}
