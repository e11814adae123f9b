import { wordsIn } from '#content/words.ts'
import type { Database } from '#database/engine/connection.ts'
import { linesOf, type RegistrationLine } from '#database/tables/registration-lines.ts'
import {
  isSought,
  type RegistrationSearch,
  searchRegistrations,
} from '#database/tables/registration-search.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { refunded } from '#domain/ledger.ts'
import { type Result, table } from '../result.ts'

export async function exportRegistrations(search: RegistrationSearch, database: Database): Promise<Result> {
  const registrations = await searchRegistrations(database, search)
  const lines = await linesOf(
    database,
    registrations.map(({ id }) => id),
  )
  const linesById = Map.groupBy(lines, ({ registrationId }) => registrationId)
  const rows = registrations.flatMap((registration) =>
    (linesById.get(registration.id) ?? [])
      .filter((line) => isSought(line, search))
      .map((line) => rowOf(registration, line)),
  )
  return table(columns, rows, { none: 'No registrations.', prefers: 'csv' })
}

const columns = {
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

function rowOf(registration: RegistrationRow, line: RegistrationLine) {
  return {
    registration: registration.id,
    receipt: registration.payments[0].receiptNumber,
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
    refunded: refunded(registration.ledger),
    course: line.course,
    courseName: wordsIn('en').courseLabel(line.course),
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
