// The first screen of the office.
import type { OfficeNeed } from '#contract/office/today.ts'
import { dayOf, daysBetween, zone } from '#domain/dates/days.ts'
import { formatMoney } from '#domain/money/money.ts'
import { itemLabel } from './catalogue/items.ts'
import { people, verb } from './counted.ts'
import { daySpan, shortDay, timeOf } from './times.ts'

const numberOf = (count: number) => count.toLocaleString('en-US')
const items = (ids: readonly string[]) => ids.map(itemLabel).join(', ')
const list = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(', ')
const weekdayName = new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' })

export const todayCopy = {
  today: 'Today,',
  needs: 'Needs somebody',
  needsNote: (count: number) => `${count}, soonest first`,
  nothing: 'Nothing needs anybody',
  lastLooked: (time: string) => `Last looked at ${time}.`,
  nightFoundNothing: 'The last reconciliation found nothing.',
  move: 'move',
  open: 'open',
  seeList: 'See the list',
  dates: 'Next dates',
  noDates: 'No date is planned',
  addDate: 'Plan one in Dates',
  waiting: (count: number) => `${count} waiting`,
  endsToday: 'ends today',
  now: 'now',
  week: 'This week',
  weekNote: 'against the week before, to the same hour',
  registrations: (more: string) => `registrations, ${more}`,
  net: (more: string) => `before fees, ${more}`,
  registrationsPlot: 'Registrations paid, by day of this week and the week before',
  netPlot: 'Net money, by day of this week and the week before',
  day: 'Day',
  registrationsHead: 'Registered',
  before: 'before',
  netHead: 'Net',
  netBefore: 'net before',
  funnel: 'Funnel',
  funnelNote: 'last 7 days, with today',
  figures: 'Figures',
  visits: 'Visits',
  register: 'Opened “Register”',
  paid: 'Paid',
  actions: 'Last actions',
  record: 'The record',
  commandLine: 'The command line',
  noActions: 'Nothing was done yet',
}

/** 'Checked at 4:00 am: money, seats and emails agree but for one'. */
export function reconciliationSentence(
  last: { at: string; found: number; paymentsCompared: boolean } | null,
  now: Date,
): string {
  if (!last) return 'No reconciliation has run yet'
  const day = dayOf(new Date(last.at))
  const when =
    day === dayOf(now) ? `at ${timeOf(last.at)}` : `on ${shortDay(day, dayOf(now))} at ${timeOf(last.at)}`
  const money = last.paymentsCompared
    ? 'money, seats and emails'
    : 'seats and emails (not the provider’s money)'
  const words = ['', ' but for one', ' but for two', ' but for three']
  return `Checked ${when}: ${money} agree${words[last.found] ?? ` but for ${last.found}`}`
}

/** '1 more', 'as many', '$2,100 less'. */
export function difference(now: number, before: number, write: (amount: number) => string): string {
  if (now === before) return 'the same'
  return now > before ? `${write(now - before)} more` : `${write(before - now)} less`
}

export const countOf = numberOf

/** '3 h 12 m' or '2 days' until it ends; 'Since 8:02 am', 'Since Mon', 'Since Nov 3' otherwise. */
export function needTime({ until, since }: Pick<OfficeNeed, 'until' | 'since'>, now: Date): string {
  if (until === null) return `Since ${sinceOf(since, now)}`
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / 60_000))
  if (minutes >= 48 * 60) return `${Math.floor(minutes / (24 * 60))} days`
  return minutes < 60 ? `${minutes} m` : `${Math.floor(minutes / 60)} h ${minutes % 60} m`
}

/** '8:02 am' today, 'Mon' within a week, 'Nov 3' before. */
export function sinceOf(instant: string, now: Date): string {
  const day = dayOf(new Date(instant))
  const age = daysBetween(day, dayOf(now))
  if (age <= 0) return timeOf(instant)
  return age < 7 ? weekdayName.format(new Date(instant)) : shortDay(day, dayOf(now))
}

type Words = { title: string; note: string; action: string }
type Texts = { [Kind in OfficeNeed['kind']]: (need: OfficeNeed & { kind: Kind }, now: Date) => Words }

const more = (count: number) => count > 0 && `and ${count} more ${count === 1 ? 'person' : 'people'}`
const review = (count: number) => (count > 0 ? `Review ${count + 1}` : 'Review')

const texts: Texts = {
  'offer-ends': ({ name, email, course, start, end, next }, now) => ({
    title: 'Offer ends',
    note: `${list(name ?? email, itemLabel(course), start && end && daySpan(start, end, dayOf(now)))}. ${next ? `Next in line: ${next}` : 'Nobody is next in line'}`,
    action: 'Extend by 24 h…',
  }),
  'refund-asked': (need) => ({
    title: 'Refund to approve',
    note: `${list(need.name, items(need.items))}. ${need.askedBy} asks for it`,
    action: 'Look',
  }),
  'change-asked': (need) => ({
    title: 'Second person needed',
    note: `${need.change}. ${need.askedBy} asks for it`,
    action: 'Look',
  }),
  'refund-failed': (need) => ({
    title: 'Refund failed',
    note: `${list(need.name, items(need.items))}: the card’s bank did not take it`,
    action: 'Send another way',
  }),
  dispute: (need) => ({
    title: need.state === 'inquiry' ? 'The bank asks about a payment' : 'Dispute to answer',
    note: list(need.name, items(need.items)),
    action: 'Answer',
  }),
  'payment-overdue': (need) => ({
    title: 'Payment overdue',
    note: list(
      need.name,
      items(need.items),
      `${formatMoney(need.amount)} was due on ${shortDay(need.due, need.due)}`,
      need.noticedAt ? 'notice was sent' : 'call before anything else',
    ),
    action: 'Look',
  }),
  wire: (need) => ({
    title: 'Wire or check to confirm',
    note: list(need.name, `${formatMoney(need.amount)}, ${need.reference}`, `recorded by ${need.recordedBy}`),
    action: 'Confirm',
  }),
  'date-ended': ({ course, start, end, people: count }, now) => ({
    title: 'Certificates to issue',
    note: `${itemLabel(course)}, ${daySpan(start, end, dayOf(now))}, is over. ${people(count)} ${verb(count, 'wait')} for a certificate`,
    action: 'Complete the date…',
  }),
  'email-given-up': ({ to, subject, attempts, lastError }) => ({
    title: 'Email given up',
    note: `“${subject}” to ${to}, tried ${attempts} ${attempts === 1 ? 'time' : 'times'}${lastError ? `: ${lastError}` : ''}`,
    action: 'Correct the address',
  }),
  disagreement: ({ sentence }) => ({ title: 'Reconciliation found one', note: sentence, action: 'Look' }),
  'page-failed': ({ path, reason }) => ({
    title: 'Page not updated',
    note: `Visitors see ${path} as it was before the last change: ${reason}`,
    action: 'Look',
  }),
  case: (need) => ({
    title: 'Case to review',
    note: list(need.name, need.title, more(need.more)),
    action: review(need.more),
  }),
  hours: (need) => ({
    title: 'Hours to review',
    note: list(need.name, need.title, more(need.more)),
    action: review(need.more),
  }),
  question: ({ email, question }) => ({
    title: 'Question to answer',
    note: `${email}: “${question}”`,
    action: 'Reply',
  }),
  unfinished: (need) => ({
    title: need.more > 0 ? 'Registrations not finished' : 'Registration not finished',
    note: list(need.name, items(need.items), more(need.more)),
    action: need.more > 0 ? `Follow up ${need.more + 1}` : 'Follow up',
  }),
}

export function needWords(need: OfficeNeed, now: Date): Words & { amount: string | null } {
  // Each kind has its own text; TypeScript cannot connect the two unions.
  const textOf = (texts as Record<string, (need: never, now: Date) => Words>)[need.kind]
  const words = textOf?.(need as never, now) ?? { title: '', note: '', action: '' }
  const isOne = !('more' in need) || need.more === 0
  return { ...words, amount: 'amount' in need && isOne ? formatMoney(need.amount) : null }
}

export const secondWayCopy = {
  secondWay: 'You have one way to sign in.',
  secondWayNote: 'If you lose this device, only an owner can invite you again.',
  addWay: 'Add a second way',
  codes: 'You have no recovery codes.',
  codesNote: 'Ten codes to print or store let you in when everything else is lost.',
  makeCodes: 'Make recovery codes',
}
