// Reads what staff type: courses, awards, days, amounts, people.
import type { Database } from '#database/engine/connection.ts'
import { uidOfAccount } from '#database/tables/users.ts'
import {
  type CourseId,
  courseIds,
  isCourseId,
  isProgramId,
  type ProgramId,
  programIds,
} from '#domain/catalogue.ts'
import type { Clocks } from '#domain/clock.ts'
import { type Day, dayOf, isDay } from '#domain/days.ts'
import { completeEmail } from '#domain/email-address.ts'
import type { Cents } from '#domain/money.ts'
import { isUuid } from '#domain/uuid.ts'
import { refuseFuture } from '#server/account/refuse-future.ts'
import { Refusal, UsageFault } from './command.ts'

export function readCourse(word: string): CourseId {
  if (isCourseId(word)) return word
  throw new UsageFault(`COURSE is one of ${courseIds.join(', ')}; "${word}" is none of them.`)
}

export function readAward(word: string): ProgramId {
  if (isProgramId(word)) return word
  throw new UsageFault(`AWARD is one of ${programIds.join(', ')}; "${word}" is none of them.`)
}

export function readDay(word: string): Day {
  if (isDay(word)) return word
  throw new UsageFault(`A day is written as 2025-09-12; "${word}" is none.`)
}

/** When something was done: today unless another day is named, and never one to come. */
export function readDayDone(word: string | undefined, clocks: Clocks): Day {
  const day = word === undefined ? dayOf(clocks.academy.now()) : readDay(word)
  refuseFuture(day, clocks)
  return day
}

export function readWhole(word: string, name: string, { from, to }: { from: number; to: number }): number {
  const number = Number(word)
  if (/^\d+$/.test(word) && number >= from && number <= to) return number
  throw new UsageFault(`${name} is a whole number from ${from} to ${to}.`)
}

/** Dollars, with cents or without: 1425, 1425.50, $1,425.50. A comma stands before three digits or nowhere: 14,25 is a slip. Nothing is an amount too. */
export function readMoney(word: string): Cents {
  const isWritten = /^\$?(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/.test(word)
  const cents = Math.round(Number(word.replaceAll(/[$,]/g, '')) * 100)
  if (isWritten) return cents
  throw new UsageFault(`An amount is written as 1425 or 1425.50; "${word}" is none.`)
}

export function readId(word: string): string {
  const id = word.toLowerCase()
  if (isUuid(id)) return id
  throw new UsageFault(`An ID is written as 0b1f6a3c-2f5e-4c0e-9a55-6c1d2e3f4a5b; "${word}" is none.`)
}

export function readEmail(word: string): string {
  const address = word.toLowerCase()
  if (completeEmail.test(address)) return address
  throw new UsageFault(`"${word}" is no email address.`)
}

/** The uid of who has an account with that address. */
export async function readPerson(email: string, database: Database): Promise<string> {
  const address = email.toLowerCase()
  const uid = await uidOfAccount(database, address)
  if (uid === undefined) throw new Refusal(`Nobody has an account with ${address}.`)
  return uid
}
