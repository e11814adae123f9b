// One row for each course of a registration, with all its data.
import { wordsIn } from '#content/words.ts'
import { refunded } from '#domain/money/ledger.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { RegistrationLine } from './registration-lines.queries.ts'

export const exportColumns = {
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

export function exportRow(registration: RegistrationRow, line: RegistrationLine) {
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
    courseName: wordsIn('en').courseLabel(line.course, line.soldAs),
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
