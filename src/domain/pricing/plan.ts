// Paying in parts: a deposit, then monthly payments. The server makes the terms, and they are frozen with the registration.
import { addDays, addMonths, type Day } from '../dates/days.ts'
import { type Cents, dollars, sum } from '../money/money.ts'

/** The academy's rules, which the owner edits. They are stored with each plan, so a later change never affects an earlier purchase. */
export type PlanPolicy = {
  /** The items that can be paid in parts. */
  items: 'all' | readonly string[]
  depositPercent: number
  /** More than four payments after the deposit would bring duties of consumer credit in the US. */
  mostPayments: number
  /** From the purchase to the first monthly payment. */
  firstAfterDays: number
  /** From the last payment to the first dated course. */
  lastBeforeDays: number
  /** Days after the due day on which a failed payment is tried again. */
  retryDays: readonly number[]
  /** Days after the due day on which staff get a task. */
  taskDay: number
  /** Days before the due day on which the reminder is sent. */
  reminderDays: number
  /** Hours from the notice to the release of a seat. */
  noticeHours: number
}

/** As it came with the release. */
export const planPolicy: PlanPolicy = {
  items: 'all',
  depositPercent: 25,
  mostPayments: 4,
  firstAfterDays: 14,
  lastBeforeDays: 30,
  retryDays: [3, 7],
  taskDay: 14,
  reminderDays: 3,
  noticeHours: 48,
}

/** Payments are charged from this hour of the due day, in Los Angeles. */
export const chargingHour = 9

export type PlannedPayment = { due: Day; amount: Cents }

export const planFaults = ['not-offered', 'too-soon', 'too-small'] as const
/** Why no plan fits: the item has none, the first course begins too soon, or the price is too small. */
export type PlanFault = (typeof planFaults)[number]

type Plan = { payments: readonly PlannedPayment[] } | { fault: PlanFault }

type Purchase = {
  items: readonly string[]
  price: Cents
  today: Day
  /** The first day of the first course with a date; null while no date is chosen. */
  firstDay: Day | null
}

/** Every payment, deposit first. */
export function planFor({ items, price, today, firstDay }: Purchase, policy: PlanPolicy): Plan {
  const { items: allowed, depositPercent } = policy
  if (allowed !== 'all' && !items.every((item) => allowed.some((one) => one === item))) {
    return { fault: 'not-offered' }
  }
  const days = paymentDays(today, firstDay, policy)
  if (days.length === 0) return { fault: 'too-soon' }
  const deposit = Math.ceil((price * depositPercent) / 100 / dollars(1)) * dollars(1)
  const rest = price - deposit
  if (rest < days.length * dollars(1)) return { fault: 'too-small' }
  const each = Math.floor(rest / days.length)
  const later = days.map((due, index) => ({
    due,
    amount: index === days.length - 1 ? rest - each * index : each,
  }))
  return { payments: [{ due: today, amount: deposit }, ...later] }
}

/** First days of months. The calendar compares days as text. */
function paymentDays(today: Day, firstDay: Day | null, policy: PlanPolicy): Day[] {
  const earliest = addDays(today, policy.firstAfterDays)
  const month = `${earliest.slice(0, 8)}01`
  const first = month === earliest ? month : addMonths(month, 1)
  const latest = firstDay === null ? null : addDays(firstDay, -policy.lastBeforeDays)
  return Array.from({ length: policy.mostPayments }, (_, index) => addMonths(first, index)).filter(
    (due) => latest === null || due <= latest,
  )
}

type Part = { state: string; amount: Cents; dueDay: Day; tries: number }

/** Tried and not paid, or its day has passed. A payment that is due today and not tried yet is not late. */
export function isOverdue({ state, dueDay, tries }: Part, today: Day): boolean {
  return state === 'open' && (tries > 0 || dueDay < today)
}

/** Whether a payment is to be charged now: on its day, then on the days of the policy, once a day at most. */
export function isToCharge(
  { state, dueDay, tries, triedOn }: Part & { triedOn: Day | null },
  now: { day: Day; hour: number },
  { retryDays }: Pick<PlanPolicy, 'retryDays'>,
): boolean {
  const wait = [0, ...retryDays][tries]
  if (state !== 'open' || wait === undefined || now.hour < chargingHour) return false
  return now.day >= addDays(dueDay, wait) && (triedOn === null || triedOn < now.day)
}

/** The day on which a failed payment is tried again; null after the last try. */
export function nextTry({ dueDay, tries }: Part, { retryDays }: Pick<PlanPolicy, 'retryDays'>): Day | null {
  const wait = retryDays[tries - 1]
  return wait === undefined ? null : addDays(dueDay, wait)
}

/** What an amount that is no longer owed takes from each payment: the last payments shrink first. */
export function shrink(payments: readonly Cents[], amount: Cents): Cents[] {
  let rest = amount
  return payments
    .toReversed()
    .map((payment) => {
      const taken = Math.min(rest, payment)
      rest -= taken
      return payment - taken
    })
    .toReversed()
}

/**
 * A cancellation ends what is still to pay first; only the difference is refunded. After a whole cancellation nothing more is
 * charged: what the policy does not give back of the open payments is written off.
 */
export function endDue(granted: Cents, due: Cents, isWhole: boolean) {
  const forgiven = Math.min(granted, due)
  return { forgiven, refund: granted - forgiven, writtenOff: isWhole ? due - forgiven : 0 }
}

/** A date of a program can be chosen while the shares of all dated courses, this one included, are within what was paid. */
export function mayDate(
  shares: { dated: readonly Cents[]; chosen: Cents },
  { paid, due }: { paid: Cents; due: Cents },
): boolean {
  return due === 0 || sum([...shares.dated, shares.chosen]) <= paid
}
