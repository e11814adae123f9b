import type { Database } from '#database/engine/connection.ts'
import { refundsOf } from '#database/tables/refunds.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import {
  isSought,
  type RegistrationSearch,
  searchRegistrations,
} from '#database/tables/registration-search.ts'
import { registrationById } from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { findUser } from '#database/tables/users.ts'
import { courseLabel } from '#domain/catalogue.ts'
import { addDays, dayOf, startOfDay } from '#domain/days.ts'
import { formatMoney } from '#domain/money.ts'
import { type RegistrationStatus, registrationStatuses } from '#domain/registration.ts'
import { quoteCancellation } from '#server/checkout/refunds/cancel.ts'
import { tokenOf } from '#server/checkout/registration-link.ts'
import { correctAddress } from '#server/checkout/registrations/correct-address.ts'
import { type Command, type Given, Refusal, UsageFault } from '../command.ts'
import { readCourse, readDay, readEmail, readId } from '../read-words.ts'
import { table, told } from '../result.ts'
import { unverifiedWarnings } from '../unverified-warnings.ts'

const filters = '[--course COURSE] [--date DAY] [--status STATUS] [--email EMAIL] [--since DAY] [--until DAY]'
const aboutFilters = `--date is the first day of a date, --since and --until are the days of registering, both included.
STATUS is one of ${registrationStatuses.join(', ')}.
--course and --date leave out who canceled, unless STATUS is one of money that went back.`

const list: Command = {
  usage: `registrations list ${filters}`,
  does: 'Lists registrations by course, date, status, person and time.',
  details: aboutFilters,
  async run(given, { connection }) {
    const registrations = await searchRegistrations(connection.database, readSearch(given))
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
    const rows = registrations.map((row) => ({
      placed: row.placedAt,
      name: row.name,
      email: row.email,
      items: row.items.join(' '),
      amount: row.amount,
      refunded: row.refunded,
      status: row.status,
      dispute: row.dispute,
      receipt: row.receiptNumber,
      id: row.id,
    }))
    return table(columns, rows, { none: 'No registrations.' })
  },
}

const show: Command = {
  usage: 'registrations show ID',
  does: 'Shows all there is to know about one registration.',
  async run(given, { connection: { database }, checkout }) {
    const id = readId(given.word('ID'))
    const registration = await registrationById(database, id)
    if (!registration) throw new Refusal(`There is no registration ${id}.`)
    const lines = await linesOf(database, [id])
    const today = dayOf(checkout.clocks.academy.now())
    const quote = quoteCancellation(registration, lines, await refundsOf(database, id), today)
    const facts: [string, string][] = [
      ...registrationFacts(registration),
      ...lines.map((line): [string, string] => [line.course, lineFact(line)]),
      ...(await refundFacts(database, id)),
      ['cancel today', `${formatMoney(quote.amount)} would come back`],
      ['page', `${checkout.origin}/registration/${tokenOf(registration, checkout)}`],
    ]
    const rows = facts.map(([fact, value]) => ({ fact, value }))
    const account = registration.uid === null ? undefined : await findUser(database, registration.uid)
    const remarks = unverifiedWarnings([account])
    return table({ fact: 'text', value: 'text' }, rows, { none: '', remarks })
  },
}

function registrationFacts(row: RegistrationRow): [string, string][] {
  const { brand, last4 } = row.card ?? {}
  return [
    ['id', row.id],
    ['status', row.dispute ? `${row.status}, dispute ${row.dispute}` : row.status],
    ['name', row.name],
    ['email', row.email],
    ['phone', row.phone],
    ['language', row.language],
    ['account', row.uid ?? 'none'],
    ['items', row.items.join(' ')],
    ['amount', formatMoney(row.amount)],
    ['received', formatMoney(row.received)],
    ['refunded', formatMoney(row.refunded)],
    ...(row.returnedByBank > 0
      ? [['returned by the bank', formatMoney(row.returnedByBank)] satisfies [string, string]]
      : []),
    ['receipt', row.receiptNumber ?? 'none'],
    ['card', brand ? `${brand} ${last4}` : 'none'],
    ['payment', row.intentId ?? 'none'],
    ['placed', dayOf(row.placedAt)],
    ['paid', row.paidAt ? dayOf(row.paidAt) : 'no'],
    ['policy', row.refundPolicy.version],
  ]
}

function lineFact(line: RegistrationLine): string {
  const { amount, returned, start, movedFrom, canceledAt, granted, completedOn } = line
  return [
    formatMoney(amount),
    start === null ? 'no date' : `from ${start}`,
    returned > 0 && `${formatMoney(returned)} of it given back`,
    movedFrom && `moved from ${movedFrom}`,
    canceledAt && `canceled on ${dayOf(canceledAt)} for ${formatMoney(granted)}`,
    completedOn && `completed on ${completedOn}`,
  ]
    .filter(Boolean)
    .join(', ')
}

async function refundFacts(database: Database, id: string): Promise<[string, string][]> {
  const refunds = await refundsOf(database, id)
  return refunds.map(({ amount, reason, state, decidedAt }) => [
    'refund',
    `${formatMoney(amount)}, ${reason}, ${state}, decided on ${dayOf(decidedAt)}`,
  ])
}

const correct: Command = {
  usage: 'registrations correct ID --email EMAIL',
  does: 'Corrects the address of somebody without an account, and mails the confirmation there.',
  details: `For an address that was mistyped ("mail failed" lists what could not be delivered). All letters go to the new one from then on, and so does what never arrived at the former one, if it is tried again.
The links in earlier emails no longer work. The former address gets an email about the change. Registrants with an account change the address there.`,
  async run(given, { connection: { database }, checkout, confirm, note }) {
    const registrationId = readId(given.word('ID'))
    const email = readEmail(given.word('--email'))
    const known = await registrationById(database, registrationId)
    if (!known) throw new Refusal(`There is no registration ${registrationId}.`)
    await confirm(
      `Letters about the registration of ${known.name}, ${known.email}, will go to ${email}, and the links in former ones end.`,
    )
    const { confirmed } = await correctAddress({ registrationId, email }, checkout, note)
    const next = confirmed
      ? 'The confirmation goes there.'
      : 'No confirmation goes there, since all of it was canceled: "registrations show" has the link of its page.'
    return told(`Its address is ${email} now. ${next}`, { registration: registrationId, email, confirmed })
  },
}

const exportAll: Command = {
  usage: `registrations export ${filters}`,
  does: 'One row a course with everything, as CSV unless --json is asked for.',
  details: `${aboutFilters}
With --course or --date only the rows of that course or date come out.`,
  async run(given, { connection: { database } }) {
    const search = readSearch(given)
    const registrations = await searchRegistrations(database, search)
    const lines = await linesOf(
      database,
      registrations.map(({ id }) => id),
    )
    const linesById = Map.groupBy(lines, ({ registrationId }) => registrationId)
    const rows = registrations.flatMap((registration) =>
      (linesById.get(registration.id) ?? [])
        .filter((line) => isSought(line, search))
        .map((line) => exportedRow(registration, line)),
    )
    return table(exportedColumns, rows, { none: 'No registrations.', prefers: 'csv' })
  },
}

const exportedColumns = {
  registration: 'text',
  receipt: 'text',
  status: 'text',
  dispute: 'text',
  placed: 'instant',
  paid: 'instant',
  name: 'text',
  email: 'text',
  phone: 'text',
  language: 'text',
  items: 'text',
  total: 'money',
  refunded: 'money',
  course: 'text',
  courseName: 'text',
  share: 'money',
  start: 'text',
  end: 'text',
  movedFrom: 'text',
  canceled: 'instant',
  granted: 'money',
  returned: 'money',
  completedOn: 'text',
} as const

function exportedRow(registration: RegistrationRow, line: RegistrationLine) {
  return {
    registration: registration.id,
    receipt: registration.receiptNumber,
    status: registration.status,
    dispute: registration.dispute,
    placed: registration.placedAt,
    paid: registration.paidAt,
    name: registration.name,
    email: registration.email,
    phone: registration.phone,
    language: registration.language,
    items: registration.items.join(' '),
    total: registration.amount,
    refunded: registration.refunded,
    course: line.course,
    courseName: courseLabel(line.course, 'en'),
    share: line.amount,
    start: line.start,
    end: line.end,
    movedFrom: line.movedFrom,
    canceled: line.canceledAt,
    granted: line.granted,
    returned: line.returned,
    completedOn: line.completedOn,
  }
}

function readSearch(given: Given): RegistrationSearch {
  const read = <T>(name: string, as: (word: string) => T): T | undefined => {
    const word = given.option(name)
    return word === undefined ? undefined : as(word)
  }
  return {
    course: read('--course', readCourse),
    date: read('--date', readDay),
    status: read('--status', readStatus),
    email: read('--email', (word) => word.toLowerCase()),
    from: read('--since', (word) => startOfDay(readDay(word))),
    before: read('--until', (word) => startOfDay(addDays(readDay(word), 1))),
  }
}

function readStatus(word: string): RegistrationStatus {
  const status = registrationStatuses.find((known) => known === word)
  if (!status)
    throw new UsageFault(`STATUS is one of ${registrationStatuses.join(', ')}; "${word}" is none of them.`)
  return status
}

export const registrationCommands: readonly Command[] = [list, show, correct, exportAll]
