// The part of Money that is shown, as the address has it.
import { movementWords } from '#content/en/office/money/money.ts'
import type { OfficeMovement } from '#contract/office/money.ts'
import { addDays, addMonths, type Day, mondayOf } from '#domain/dates/days.ts'
import { choice, several, text } from '../../services/search-params.ts'

export const movementKinds = Object.keys(movementWords) as OfficeMovement['kind'][]

export const providers = ['', 'card', 'offline'] as const

export const params = {
  tab: choice(['', 'refunds', 'disputes', 'installments', 'credit', 'unfinished']),
  /** The office's first day of this month and today, if the address has none. */
  from: text(),
  to: text(),
  kind: several(movementKinds),
  provider: choice(providers),
  q: text(),
  after: text(),
  before: text(),
  /** The open dialog. */
  do: choice(['', 'filter', 'export']),
}

export type Span = { from: Day; to: Day }
export type MovementFilter = Span & {
  kind: readonly OfficeMovement['kind'][]
  provider: (typeof providers)[number]
}

export function spansOf(today: Day) {
  const monday = mondayOf(today)
  const month = `${today.slice(0, 7)}-01`
  return {
    week: { from: monday, to: today },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    month: { from: month, to: today },
    lastMonth: { from: addMonths(month, -1), to: addDays(month, -1) },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  } satisfies Record<string, Span>
}
