// The filters of the list, as the address has them.
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import {
  registrationsCopy as copy,
  languageWords,
  statusWord,
} from '#content/en/office/registrations/registrations.ts'
import { words } from '#content/en/words.ts'
import { registrationSorts } from '#contract/office/registrations.ts'
import { isDay } from '#domain/dates/days.ts'
import { type Language, languages } from '#domain/people/language.ts'
import { disputeStates, registrationStatuses } from '#domain/registrations/registration.ts'
import { choice, several, text } from '../../services/search-params.ts'
import type { Tab } from '../../ui/screen/tabs.tsx'
import type { Chip } from '../../ui/table/filter-chips.tsx'

const filters = {
  q: text(),
  status: several(registrationStatuses),
  dispute: several(disputeStates),
  course: text(),
  date: text(),
  from: text(),
  to: text(),
  paidFrom: text(),
  paidTo: text(),
  language: choice(['', ...languages]),
  country: text(),
}

export const params = {
  ...filters,
  sort: choice(['-registered', ...registrationSorts] as const),
  after: text(),
  before: text(),
}

export type Filter = {
  q: string
  status: readonly (typeof registrationStatuses)[number][]
  dispute: readonly (typeof disputeStates)[number][]
  course: string
  date: string
  from: string
  to: string
  paidFrom: string
  paidTo: string
  language: Language | ''
  country: string
}

export function filterOf(values: Filter): Filter {
  const { q, status, dispute, course, date, from, to, paidFrom, paidTo, language, country } = values
  return { q, status, dispute, course, date, from, to, paidFrom, paidTo, language, country }
}

type Name = Exclude<keyof Filter, 'q'>
const names: readonly Name[] = [
  'status',
  'dispute',
  'course',
  'date',
  'from',
  'to',
  'paidFrom',
  'paidTo',
  'language',
  'country',
]

export function chipsOf(filter: Filter, set: (wanted: Partial<Filter>) => void): Chip[] {
  return names.flatMap((name) => {
    const value = wordsOf(name, filter)
    return value ? [{ name: copy.filters[name], value, onDrop: () => set(without(name, filter)) }] : []
  })
}

const without = (name: Name, filter: Filter): Partial<Filter> => ({
  [name]: Array.isArray(filter[name]) ? [] : '',
})

/** Each filter with its words, and what drops it; the searched words are one of them. */
export function withoutEach(filter: Filter): { value: string; without: Partial<Filter> }[] {
  const dropped = names.map((name) => ({ value: wordsOf(name, filter), without: without(name, filter) }))
  return [{ value: filter.q, without: { q: '' } }, ...dropped].filter(({ value }) => value)
}

function wordsOf(name: Name, filter: Filter): string {
  if (name === 'status') return filter.status.map(statusWord).join(', ')
  if (name === 'dispute') return filter.dispute.map((state) => copy.disputes[state]).join(', ')
  const value = filter[name]
  if (name === 'course') return value && itemLabel(value)
  if (name === 'date' && value === 'none') return copy.filters.none
  if (name === 'language') return languageWords[value as Language] ?? ''
  return isDay(value) ? words.formatDay(value) : value
}

const views: readonly { label: string; search: Record<string, string> }[] = [
  { label: copy.all, search: {} },
  { label: copy.awaiting, search: { status: 'awaiting_payment' } },
  { label: copy.refunds, search: { status: 'refund_pending' } },
  { label: copy.review, search: { status: 'needs_review' } },
  { label: copy.disputed, search: { dispute: 'inquiry,open' } },
  { label: copy.withoutDate, search: { date: 'none' } },
]

type View = { label: string; search: Record<string, string> }

/** The count is known of the view that is shown. */
export function viewsOf(
  filter: Filter,
  count: number | undefined,
  kept: readonly { name: string; search: Record<string, string> }[],
): Tab[] {
  const all: View[] = [...views, ...kept.map(({ name, search }) => ({ label: name, search }))]
  const written = canonical(given(filter))
  return all.map(({ label, search }) => {
    const current = written === canonical(search)
    return { label, search, current, count: current ? count : undefined }
  })
}

export const canonical = (search: Record<string, string>) => JSON.stringify(Object.entries(search).sort())

/** What a kept view has: all filters but the searched words. */
export const searchOf = (filter: Filter) => given({ ...filter, q: '' })

function given(filter: Filter): Record<string, string> {
  const entries = Object.entries(filter).map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries.filter(([, value]) => value))
}
