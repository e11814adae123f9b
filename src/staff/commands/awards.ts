import type { Database } from '#database/engine/connection.ts'
import { pendingAwardCases } from '#database/tables/award-cases.ts'
import { pendingOutsideCredits } from '#database/tables/outside-credits.ts'
import { findProfile } from '#database/tables/profiles.ts'
import { findUser } from '#database/tables/users.ts'
import { decideEntry, type Entry, readEntry, recordStep, recordTest } from '#server/account/record-award.ts'
import type { Command, Given, StaffParts } from '../command.ts'
import { counted } from '../counted.ts'
import { readAward, readDayDone, readId, readPerson, readWhole } from '../read-words.ts'
import { type Result, table, told } from '../result.ts'
import { printable } from '../show-result.ts'
import { unverifiedWarnings } from '../unverified-warnings.ts'

const pending: Command = {
  usage: 'awards pending',
  does: 'Lists the hours and cases that wait to be looked at.',
  async run(_given, { connection: { database } }) {
    const columns = {
      id: 'text',
      email: 'text',
      entry: 'text',
      hours: 'number',
      day: 'text',
      title: 'text',
      about: 'text',
    } as const
    const hours = (await pendingOutsideCredits(database)).map((credit) => ({
      ...credit,
      entry: `hours, ${credit.kind}`,
      day: credit.earnedOn,
      about: credit.provider,
    }))
    const cases = (await pendingAwardCases(database)).map((awardCase) => ({
      ...awardCase,
      entry: 'case',
      hours: null,
      day: awardCase.treatedOn,
      about: awardCase.summary,
    }))
    const waiting = [...hours, ...cases]
    const rows = await Promise.all(
      waiting.map(async ({ id, uid, entry, hours, day, title, about }) => ({
        id,
        email: await emailOf(uid, database),
        entry,
        hours,
        day,
        title,
        about,
      })),
    )
    const remarks = await warningsAbout(
      waiting.map(({ uid }) => uid),
      database,
    )
    return table(columns, rows, { none: 'Nothing waits.', remarks })
  },
}

async function emailOf(uid: string, database: Database): Promise<string> {
  return (await findProfile(database, uid))?.email ?? uid
}

async function warningsAbout(uids: readonly string[], database: Database): Promise<string[]> {
  return unverifiedWarnings(await Promise.all(uids.map((uid) => findUser(database, uid))))
}

const details = `It is shown first (with --yes, afterwards) and marked as it was shown: where its dentist has typed it anew meanwhile, nothing is
marked. From then on they can neither change nor withdraw it.`

const approve: Command = {
  usage: 'awards approve ID',
  does: 'Approves hours or a case of "awards pending"; they count from now on.',
  details,
  run: (given, parts) => decide(given, 'approved', parts),
}

const decline: Command = {
  usage: 'awards decline ID',
  does: 'Declines hours or a case; they do not count.',
  details,
  run: (given, parts) => decide(given, 'declined', parts),
}

async function decide(
  given: Given,
  state: 'approved' | 'declined',
  { connection: { database }, confirm, note }: StaffParts,
): Promise<Result> {
  const entry = await readEntry(readId(given.word('ID')), database)
  const { id, uid } = entry.row
  const remarks = await warningsAbout([uid], database)
  const question = `An entry of ${await emailOf(uid, database)} will be ${state}, and they can neither change nor withdraw it then: ${described(entry)}`
  await confirm([...remarks, question].join('\n'))
  await decideEntry(entry, state, database, note)
  const sentence = `${state === 'approved' ? 'Approved' : 'Declined'}: ${described(entry)}`
  return { ...told(sentence, { id, state }), remarks }
}

/** All that was entered. A summary has lines, none of which may look like ours. */
function described({ table, row }: Entry): string {
  return printable(
    table === 'outsideCredits'
      ? `${counted(row.hours, 'hour')} ${row.kind} of ${row.earnedOn}: ${row.title}, ${row.provider}`
      : `a case of ${row.treatedOn}: ${row.title}, ${row.summary}`,
  )
}

const test: Command = {
  usage: 'awards record-test EMAIL SCORE [--on DAY]',
  does: 'Records an attempt at the Fellowship’s test, its score in percent.',
  async run(given, { checkout, confirm, note }) {
    const score = readWhole(given.word('SCORE'), 'SCORE', { from: 0, to: 100 })
    const takenOn = readDayDone(given.option('--on'), checkout.clocks)
    const uid = await readPerson(given.word('EMAIL'), checkout.database)
    await confirm(`A test of ${takenOn} with ${score}% will be recorded for ${given.word('EMAIL')}.`)
    const { state } = await recordTest(uid, { takenOn, score }, checkout, note)
    return told(`Recorded: ${state === 'passed' ? 'passed' : 'not passed'}.`, { state, score, takenOn })
  },
}

const fee: Command = {
  usage: 'awards record-fee EMAIL AWARD [--on DAY]',
  does: 'Records that the fee of an award was paid.',
  async run(given, { checkout, confirm, note }) {
    const award = readAward(given.word('AWARD'))
    const doneOn = readDayDone(given.option('--on'), checkout.clocks)
    const uid = await readPerson(given.word('EMAIL'), checkout.database)
    await confirm(`The fee of the ${award} will be recorded as paid by ${given.word('EMAIL')} on ${doneOn}.`)
    await recordStep({ uid, award, step: 'fee', doneOn }, checkout, note)
    return told(`Recorded: the fee of the ${award}.`, { award, doneOn })
  },
}

const defense: Command = {
  usage: 'awards record-defense EMAIL [--on DAY]',
  does: 'Records that the oral defense of the Mastership was passed.',
  async run(given, { checkout, confirm, note }) {
    const doneOn = readDayDone(given.option('--on'), checkout.clocks)
    const uid = await readPerson(given.word('EMAIL'), checkout.database)
    await confirm(`The oral defense of ${given.word('EMAIL')} will be recorded as passed on ${doneOn}.`)
    await recordStep({ uid, award: 'mastership', step: 'defense', doneOn }, checkout, note)
    return told('Recorded: the oral defense.', { doneOn })
  },
}

export const awardCommands: readonly Command[] = [pending, approve, decline, test, fee, defense]
