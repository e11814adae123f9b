import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { counted } from '#content/en/office/counted.ts'
import type { AddCommands, CommandContext } from '#features/command-line/command.ts'
import { readId, readText } from '#features/command-line/readers.ts'
import { message, type Result, table } from '#features/command-line/result.ts'
import { printable } from '#features/command-line/show-result.ts'
import { warningsAbout } from '#features/command-line/unverified-warnings.ts'
import { findProfile } from '#features/people/profiles.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import { pendingAwardCases } from './award-cases.queries.ts'
import type { Entry } from './award-notices.ts'
import { addRecordCommands } from './award-records.commands.ts'
import { pendingOutsideCredits } from './outside-credits.queries.ts'
import { type Decision, decideEntry, readEntry } from './record-award.ts'

export const addAwardCommands: AddCommands = (program, run) => {
  const awards = program.command('awards')
  awards
    .command('pending')
    .summary('Lists the hours and cases that wait for a decision.')
    .action(run(({ connection }) => listPending(connection.database)))
  decisionCommand(awards, 'approve')
    .summary('Approves hours or a case from "awards pending"; they count from now on.')
    .option('--reason <TEXT>', 'a remark for the dentist', readText)
    .action(run((context, id, { reason = null }) => decide(id, { state: 'approved', reason }, context)))
  decisionCommand(awards, 'decline')
    .summary('Declines hours or a case; they do not count.')
    .requiredOption('--reason <TEXT>', 'why, for the dentist', readText)
    .action(run((context, id, { reason }) => decide(id, { state: 'declined', reason }, context)))
  addRecordCommands(awards, run)
}

function decisionCommand(awards: CommandUnknownOpts, name: string) {
  return awards
    .command(name)
    .description(`The command shows the entry first; with --yes, afterwards. If the dentist edits the entry meanwhile, nothing is decided.
The dentist gets an email with the reason, and can neither change nor withdraw the entry any more.`)
    .argument('<ID>', 'an ID from "awards pending"', readId)
}

async function listPending(database: Database): Promise<Result> {
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
  const entries = [...hours, ...cases]
  const rows = await Promise.all(
    entries.map(async ({ id, uid, entry, hours, day, title, about }) => ({
      id,
      email: await emailOf(uid, database),
      entry,
      hours,
      day,
      title,
      about,
    })),
  )
  const uids = entries.map(({ uid }) => uid)
  const remarks = await warningsAbout(uids, database)
  return table(columns, rows, { none: 'No hours or cases are pending.', remarks })
}

async function decide(
  id: string,
  decision: Decision,
  { context, confirm, note }: CommandContext,
): Promise<Result> {
  const { database } = context
  const { state } = decision
  const entry = await readEntry(id, database)
  const email = await emailOf(entry.row.uid, database)
  const remarks = await warningsAbout([entry.row.uid], database)
  const question = `The entry of ${email} will be ${state}. The dentist can no longer change or withdraw it. Entry: ${described(entry)}`
  await confirm([...remarks, question].join('\n'))
  await decideEntry(entry, decision, context, note)
  const sentence = `${state === 'approved' ? 'Approved' : 'Declined'}: ${described(entry)}`
  return { ...message(sentence, { id, state }), remarks }
}

async function emailOf(uid: string, database: Database): Promise<string> {
  return (await findProfile(database, uid))?.email ?? uid
}

/** On one line: a line break in a summary could imitate our own output. */
function described({ table, row }: Entry): string {
  return printable(
    table === 'outsideCredits'
      ? `${counted(row.hours, 'hour')} ${row.kind} of ${row.earnedOn}: ${row.title}, ${row.provider}`
      : `a case of ${row.treatedOn}: ${row.title}, ${row.summary}`,
  )
}
