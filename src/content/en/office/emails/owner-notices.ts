// What the academy's owner reads by email about registrations, disputes and refunds.
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { words } from '../../words.ts'
import { type FailedRefund, whatToDo } from '../money/failed-refund.ts'

/** `sentence` says what happened, and what staff have to do, if anything. */
export type OwnerNotice = { subject: string; sentence: string }

type Named = { name: string }
type NamedAmount = Named & { amount: Cents }
type Line = { course: CourseId; start: Day | null; end: Day | null }

export function registered({ name, amount }: NamedAmount): OwnerNotice {
  return {
    subject: `New registration: ${name}, ${formatMoney(amount)}`,
    sentence: 'A registration has been paid.',
  }
}

export function paymentOverdue({ name, amount, due }: NamedAmount & { due: Day }): OwnerNotice {
  return {
    subject: `Payment overdue: ${name}, ${formatMoney(amount)}`,
    sentence: `The payment of ${words.formatDay(due)} could not be charged, and all tries are over. Please call. No seat is released without 48 hours’ notice.`,
  }
}

export function latePayment({ name, received }: Named & { received: Cents }): OwnerNotice {
  return {
    subject: `Late payment refunded: ${name}, ${formatMoney(received)}`,
    sentence:
      'The payment came after its seat was given up, and the date is full or canceled. It is being refunded in full.',
  }
}

export function wrongAmount({ name, amount, received }: NamedAmount & { received: Cents }): OwnerNotice {
  return {
    subject: `Payment of another amount: ${name}`,
    sentence: `${formatMoney(received)} arrived for a registration of ${formatMoney(amount)}, or in another currency. It is being refunded; please look into it.`,
  }
}

type Cancellation = NamedAmount & {
  canceled: readonly Line[]
  reason: 'canceled' | 'academy' | 'elsewhere'
}

export function cancellation({ name, amount, canceled, reason }: Cancellation): OwnerNotice {
  return {
    subject: `Cancellation: ${name}, ${formatMoney(amount)} back`,
    sentence: whatEnded(canceled.map(lineInWords).join('; '), reason, amount),
  }
}

function whatEnded(what: string, reason: Cancellation['reason'], amount: Cents): string {
  if (reason === 'canceled') return `Canceled: ${what}.`
  if (reason === 'academy') return `The academy canceled ${what}.`
  const why =
    amount > 0
      ? 'What was left of the payment was refunded in the provider’s dashboard'
      : 'The whole payment was refunded'
  return `${why}, so these courses have ended and their seats are free: ${what}.`
}

/** 'Module 2: … (Online), Sept 12–14, 2025' */
function lineInWords({ course, start, end }: Line): string {
  const date = start === null ? 'without a date' : words.formatCourseDate({ start, end })
  return `${words.courseName(course)}, ${date}`
}

export function goodwillRefund({
  name,
  amount,
  returned,
}: NamedAmount & { returned: readonly Line[] }): OwnerNotice {
  const what = returned.length > 0 ? ` For: ${returned.map(lineInWords).join('; ')}.` : ''
  return {
    subject: `Money back: ${name}, ${formatMoney(amount)}`,
    sentence: `The courses stay. The staff record says why.${what}`,
  }
}

type DashboardRefund = NamedAmount & { failedBefore: boolean }

export function dashboardRefund({ name, amount, failedBefore }: DashboardRefund): OwnerNotice {
  const next = failedBefore
    ? 'An earlier refund has failed. If this one replaces it, please record that in the office.'
    : 'A later cancellation gives back no more than is left of the payment.'
  return {
    subject: `Refund in the provider’s dashboard: ${name}, ${formatMoney(amount)}`,
    sentence: `The money was sent back there, and no course has ended for it. ${next}`,
  }
}

export function refundFailed(failed: Named & FailedRefund): OwnerNotice {
  return {
    subject: failedSubject(failed),
    sentence: `The provider could not refund this payment. ${whatToDo(failed)}`,
  }
}

function failedSubject({ name, amount }: NamedAmount): string {
  return `Refund failed: ${name}, ${formatMoney(amount)}`
}

type FailedDashboardRefund = Named &
  FailedRefund & {
    /** The part that courses were ended for and that no other refund covers. */
    owed: Cents
    /** A refund of ours already covers it. */
    owedAlready: boolean
  }

export function dashboardRefundFailed({ owed, owedAlready, ...failed }: FailedDashboardRefund): OwnerNotice {
  const next =
    owed > 0
      ? `Courses have ended for it, and ${formatMoney(owed)} is owed by now. ${whatToDo({ ...failed, amount: owed })}`
      : owedAlready
        ? 'A refund of ours is open for this registration, and another email says what to do about that. Please refund nothing in the dashboard: the money would be returned twice.'
        : 'No course has ended for it. Please refund it there again if it is still wanted.'
  return {
    subject: failedSubject(failed),
    sentence: `A refund that was made in the provider’s dashboard has failed. ${next}`,
  }
}

export function shortBalance({ name, amount }: NamedAmount): OwnerNotice {
  return {
    subject: `Refund waits for money: ${name}, ${formatMoney(amount)}`,
    sentence:
      'The academy’s balance at the provider is too small for this refund. It goes out by itself once the balance suffices: please add to it there, or wait for the next payments.',
  }
}

export function chargebackReversed({
  isWhole,
  ...failed
}: Named & FailedRefund & { isWhole: boolean }): OwnerNotice {
  const next = isWhole
    ? whatToDo(failed)
    : 'The rest of that refund was made. Please refund this part offline, and record that in the office.'
  return {
    subject: `Refund owed again: ${failed.name}, ${formatMoney(failed.amount)}`,
    sentence: `A chargeback had returned this money in place of a refund. The dispute was won after all, so the chargeback was reversed. The registrant no longer has the money. ${next}`,
  }
}

type EntryMade = { from: string; title: string; about: string; day: string } & (
  | { kind: 'hours'; hours: number }
  | { kind: 'case' }
)

/** A dentist entered hours of another provider, or a case. */
export function entryMade(entry: EntryMade): OwnerNotice {
  const { from, title, about, day } = entry
  const what = entry.kind === 'hours' ? `${entry.hours} CE hours` : 'a case'
  return {
    subject: `To review: ${what} of ${from}`,
    sentence: `${from} entered ${what} of ${day}: ${title}, ${about}. It counts once you approve it in the office, under Awards.`,
  }
}
