import { pendingAwardCases } from '#database/award-cases.ts'
import { pendingOutsideCredits } from '#database/outside-credits.ts'
import { findProfile } from '#database/profiles.ts'
import { decideEntry, recordStep, recordTest } from '#server/account/record-award.ts'
import { type Command, Refusal } from '../command.ts'
import { readAward, readDay, readPerson } from '../read-words.ts'

const pending: Command = {
  usage: 'pending',
  does: 'Lists the hours and cases that wait to be looked at.',
  async run(_given, { database }) {
    const emailOf = async (uid: string) => (await findProfile(database, uid))?.email ?? uid
    const lines: string[] = []
    for (const { id, uid, title, provider, kind, hours, earnedOn } of await pendingOutsideCredits(database)) {
      lines.push(`${id}  ${await emailOf(uid)}  ${hours} hours ${kind}, ${earnedOn}: ${title}, ${provider}`)
    }
    for (const { id, uid, title, summary, treatedOn } of await pendingAwardCases(database)) {
      lines.push(`${id}  ${await emailOf(uid)}  case of ${treatedOn}: ${title}. ${summary}`)
    }
    return lines.length > 0 ? lines.join('\n') : 'Nothing waits.'
  },
}

const approve: Command = {
  usage: 'approve ID',
  does: 'Approves hours or a case; they count from now on.',
  async run(given, { database }) {
    const { title } = await decideEntry(readId(given.word('ID')), 'approved', database)
    return `Approved: ${title}`
  },
}

const decline: Command = {
  usage: 'decline ID',
  does: 'Declines hours or a case; they do not count.',
  async run(given, { database }) {
    const { title } = await decideEntry(readId(given.word('ID')), 'declined', database)
    return `Declined: ${title}`
  },
}

const test: Command = {
  usage: 'record-test EMAIL SCORE [--on DAY]',
  does: 'Records an attempt at the Fellowship’s test, its score in percent.',
  async run(given, { database, clocks }) {
    const score = Number(given.word('SCORE'))
    if (!Number.isInteger(score) || score < 0 || score > 100) {
      throw new Refusal('SCORE is a whole number from 0 to 100.')
    }
    const uid = await readPerson(given.word('EMAIL'), database)
    const takenOn = readDay(given.option('on'), clocks)
    const standing = await recordTest(uid, { takenOn, score }, database)
    return standing.state === 'passed' ? 'Recorded: passed.' : 'Recorded: not passed.'
  },
}

const fee: Command = {
  usage: 'record-fee EMAIL AWARD [--on DAY]',
  does: 'Records that the fee of an award was paid.',
  async run(given, { database, clocks }) {
    const uid = await readPerson(given.word('EMAIL'), database)
    const award = readAward(given.word('AWARD'))
    await recordStep({ uid, award, step: 'fee', doneOn: readDay(given.option('on'), clocks) }, database)
    return `Recorded: the fee of the ${award}.`
  },
}

const defense: Command = {
  usage: 'record-defense EMAIL [--on DAY]',
  does: 'Records that the oral defense of the Mastership was passed.',
  async run(given, { database, clocks }) {
    const uid = await readPerson(given.word('EMAIL'), database)
    const doneOn = readDay(given.option('on'), clocks)
    await recordStep({ uid, award: 'mastership', step: 'defense', doneOn }, database)
    return 'Recorded: the oral defense.'
  },
}

function readId(word: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(word)) return word
  throw new Refusal('ID is the first thing in each line of "pending".')
}

export const awardCommands: readonly Command[] = [pending, approve, decline, test, fee, defense]
