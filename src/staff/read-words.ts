// Reads what staff type: courses, awards, days, people.
import type { Database } from '#database/connection.ts'
import { findProfileByEmail } from '#database/profiles.ts'
import { findUserByEmail } from '#database/users.ts'
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
import { Refusal } from './command.ts'

export function readCourse(word: string): CourseId {
  if (isCourseId(word)) return word
  throw new Refusal(`COURSE is one of ${courseIds.join(', ')}; "${word}" is none of them.`)
}

export function readAward(word: string): ProgramId {
  if (isProgramId(word)) return word
  throw new Refusal(`AWARD is one of ${programIds.join(', ')}; "${word}" is none of them.`)
}

/** Today where no day was given. */
export function readDay(word: string | undefined, clocks: Clocks): Day {
  if (word === undefined) return dayOf(clocks.academy.now())
  if (isDay(word)) return word
  throw new Refusal(`A day is written as 2025-09-12; "${word}" is none.`)
}

/** The uid of who has an account with that address. */
export async function readPerson(email: string, database: Database): Promise<string> {
  const address = email.toLowerCase()
  const person = (await findProfileByEmail(database, address)) ?? (await findUserByEmail(database, address))
  if (!person) throw new Refusal(`Nobody has an account with ${address}.`)
  return person.uid
}
