import { registrationById } from '#database/tables/registrations.ts'
import { courses } from '#domain/catalogue.ts'
import { cancelDate } from '#server/checkout/dates/cancel-date.ts'
import type { Command } from '../command.ts'
import { counted, people } from '../counted.ts'
import { readCourse, readDay } from '../read-words.ts'
import { table } from '../result.ts'
import { found } from './sessions.ts'

const cancel: Command = {
  usage: 'cancel-session COURSE DAY [--move-to DAY]',
  does: 'Cancels a date: everyone has 100% back, or with --move-to a seat on another date.',
  details: `Everyone on it is told in their language, and so is everyone on the waiting list. With --move-to the other date must be
open and have a seat for each of them; whoever was moved may still cancel for 100%.

What is decided is written in one step, before any money moves: a run that breaks off has done all of it or nothing. Money
that could not be sent yet is sent when the command is run again, or by the site within a minute.`,
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const course = readCourse(given.word('COURSE'))
    const start = readDay(given.word('DAY'))
    const to = given.option('--move-to')
    const moveTo = to === undefined ? null : readDay(to)
    const { paid, held, waiting, offered } = await found(course, start, database)
    const verb = (word: string) => (paid === 1 ? `${word}s` : word)
    const fate = moveTo === null ? `${verb('get')} everything back` : `${verb('move')} to ${moveTo}`
    await confirm(
      `${courses[course].label.en} of ${start} is canceled: ${counted(paid, 'registrant')} ${fate}, ${counted(held, 'payment')} under way will be stopped, ${people(waiting + offered)} on the waiting list will be told.`,
    )
    const outcomes = await cancelDate({ course, start, moveTo }, checkout, note)
    const rows = await Promise.all(
      outcomes.map(async ({ registration: { id, name, email }, refunded, movedTo }) => ({
        name,
        email,
        refund: refunded,
        movedTo,
        status: (await registrationById(database, id))?.status ?? '',
        registration: id,
      })),
    )
    const columns = {
      name: 'text',
      email: 'text',
      refund: 'money',
      movedTo: 'text',
      status: 'text',
      registration: 'text',
    } as const
    return table(columns, rows, { none: 'The date is canceled; nobody is left on it.' })
  },
}

export const cancelCourseDateCommands: readonly Command[] = [cancel]
