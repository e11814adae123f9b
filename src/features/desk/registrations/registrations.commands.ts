import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { addDays, type Day, startOfDay } from '#domain/dates/days.ts'
import { refunded } from '#domain/money/ledger.ts'
import { type RegistrationStatus, registrationStatuses } from '#domain/registrations/registration.ts'
import { aboutCourse } from '#features/catalogue/find-date.commands.ts'
import type { AddCommands } from '#features/command-line/command.ts'
import { CommandError } from '#features/command-line/exit-codes.ts'
import {
  readAddress,
  readCourse,
  readDay,
  readEmail,
  readRegistration,
  readStatus,
} from '#features/command-line/readers.ts'
import { message, type Result, table } from '#features/command-line/result.ts'
import {
  type RegistrationSearch,
  searchRegistrations,
} from '#features/registrations/registration-search.queries.ts'
import { registrationById } from '#features/registrations/registrations.queries.ts'
import { registrationIdOf } from '#features/registrations/typed-registration.ts'
import type { Database } from '#platform/database/connection.ts'
import { correctAddress } from './correct-address.ts'
import { exportRegistrations } from './export-registrations.commands.ts'
import { showRegistration } from './show-registration.commands.ts'

const aboutFilters =
  '--course and --date leave out canceled courses, unless --status is one of refunded money.'

export const addRegistrationCommands: AddCommands = (program, run) => {
  const registrations = program.command('registrations')
  searchCommand(registrations, 'list')
    .summary('Lists registrations by course, date, status, person and time.')
    .description(aboutFilters)
    .action(run(({ connection }, options) => list(searchOf(options), connection.database)))
  registrations
    .command('show')
    .summary('Shows everything about one registration.')
    .argument('<ID>', 'the ID of the registration, or its receipt number', readRegistration)
    .action(run((context, typed) => showRegistration(typed, context)))
  addCorrectCommand(registrations, run)
  searchCommand(registrations, 'export')
    .summary('Prints one row per course with all its data, as CSV unless you ask for --json.')
    .description(
      `${aboutFilters}\nWith --course or --date, only the rows of that course or date are printed.`,
    )
    .action(run(({ connection }, options) => exportRegistrations(searchOf(options), connection.database)))
}

function searchCommand(registrations: CommandUnknownOpts, name: string) {
  return registrations
    .command(name)
    .option('--course <COURSE>', aboutCourse, readCourse)
    .option('--date <DAY>', 'first day of a date', readDay)
    .option('--status <STATUS>', `one of ${registrationStatuses.join(', ')}`, readStatus)
    .option('--email <EMAIL>', 'the address of the registrant', readAddress)
    .option('--since <DAY>', 'registered on this day or later', readDay)
    .option('--until <DAY>', 'registered on this day or earlier', readDay)
}

type Filters = {
  course?: CourseId | undefined
  date?: Day | undefined
  status?: RegistrationStatus | undefined
  email?: string | undefined
  since?: Day | undefined
  until?: Day | undefined
}

function searchOf({ course, date, status, email, since, until }: Filters): RegistrationSearch {
  return {
    course,
    date,
    status,
    email,
    from: since === undefined ? undefined : startOfDay(since),
    before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
  }
}

async function list(search: RegistrationSearch, database: Database): Promise<Result> {
  const columns = {
    placed: 'instant',
    name: 'text',
    email: 'text',
    items: 'text',
    amount: 'money',
    refunded: 'money',
    status: 'text',
    dispute: 'text',
    receipt: 'text',
    id: 'text',
  } as const
  const registrations = await searchRegistrations(database, search)
  const rows = registrations.map((row) => ({
    placed: row.placedAt,
    name: row.name,
    email: row.email,
    items: row.items.join(' '),
    amount: row.amount,
    refunded: refunded(row.ledger),
    status: row.status,
    dispute: row.dispute,
    receipt: row.payments[0].receiptNumber,
    id: row.id,
  }))
  return table(columns, rows, { none: 'No registrations.' })
}

const addCorrectCommand: AddCommands = (registrations, run) => {
  registrations
    .command('correct')
    .summary('Corrects the address of a registrant without an account, and sends the confirmation there.')
    .description(`For a mistyped address; "mail failed" lists the emails that could not be delivered. From then on all emails go to the new address,
also the failed ones if they are sent again. The links in earlier emails stop working, and the former address gets an email about the change. A registrant with an account changes the
address there.`)
    .argument('<ID>', 'the ID of the registration, or its receipt number', readRegistration)
    .requiredOption('--email <EMAIL>', 'the correct address', readEmail)
    .action(
      run(async ({ connection: { database }, context, confirm, note }, typed, { email }) => {
        const registrationId = await registrationIdOf(typed, database)
        const known = await registrationById(database, registrationId)
        if (!known) throw new CommandError(`There is no registration ${registrationId}.`)
        await confirm(
          `Emails about the registration of ${known.name}, ${known.email}, will go to ${email}, and the links in earlier emails stop working.`,
        )
        const { confirmed } = await correctAddress({ registrationId, email }, context, note)
        const next = confirmed
          ? 'The confirmation is sent there.'
          : 'Everything was canceled, so only the link to its page is sent there.'
        const facts = { registration: registrationId, email, confirmed }
        return message(`The address is now ${email}. ${next}`, facts)
      }),
    )
}
