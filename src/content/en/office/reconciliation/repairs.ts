// What `repair` asks before it acts, what it changed, and what it leaves to staff.
import type { Day } from '#domain/dates/days.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import { words } from '../../words.ts'
import { hoursUnknown } from './disagreements.ts'

type CourseDate = { course: string; start: Day | null }
type Seat = { id: string; date: CourseDate }

const dateOf = ({ course, start }: CourseDate) => `${words.courseLabel(course)}, ${start}`

export const repairQuestions = {
  orphanedPayment: ({ left }: { left: Cents }) =>
    `Nobody has this payment. Give ${formatMoney(left)} back to the card that paid?`,
  payment: ({ intentId }: { intentId: string }) =>
    `${intentId} will be settled as the provider reports it: its registration may be confirmed by email, or its money refunded to the card.`,
  place: ({ email, ...date }: CourseDate & { email: string }) =>
    `${email} on the waiting list for ${dateOf(date)}, will have an offer with its seat, or neither; the next in line may get an offer by email.`,
  registration: ({ id, email, total }: { id: string; email: string; total: Cents }) =>
    `${total === 0 ? 'No money is refunded.' : `${formatMoney(total)} is refunded to the card.`} Missing seats, receipt, certificates and emails of registration ${id}, ${email}, are created and sent.`,
}

export const repaired = {
  certificate: ({ course, code }: { course: string; code: string }) =>
    `${words.courseLabel(course)} has its certificate ${code}.`,
  emails: ({ count }: { count: number }) =>
    `${count} missing ${count === 1 ? 'email is' : 'emails are'} queued.`,
  extraSeats: ({ count }: { count: number }) => `${count} seats that belong to no course are free again.`,
  orphanedPayment: ({ left }: { left: Cents }) => `${formatMoney(left)} was refunded to the card.`,
  payment: ({ id, status }: { id: string; status: string }) =>
    `The payment belongs to registration ${id}, which is ${status}.`,
  placeEnded: ({ id }: { id: string }) => `Place ${id} of the waiting list has ended with its date.`,
  placeInLine: ({ id }: { id: string }) => `Place ${id} of the waiting list is in line again, or done with.`,
  receipt: ({ id, receiptNumber }: { id: string; receiptNumber: string }) =>
    `Registration ${id} has receipt ${receiptNumber}.`,
  receiptCounter: ({ year, number }: { year: number; number: number }) =>
    `The receipts of ${year} go on after ${number}.`,
  refundResent: ({ key }: { key: string }) => `The refund ${key} is sent again, under its old key.`,
  refundWithoutCourse: ({ amount }: { amount: Cents }) =>
    `${formatMoney(amount)} without a course is refunded.`,
  seat: ({ id, date }: Seat) => `Registration ${id} has its seat of ${dateOf(date)}.`,
  status: ({ id, status }: { id: string; status: string }) => `Registration ${id} is ${status}.`,
}

export const leftToStaff = {
  dateFull: ({ id, date }: Seat) =>
    `${dateOf(date)} is full: please find registration ${id} another date, or give its money back.`,
  noCertificate: ({ course }: { course: string }) =>
    `${words.courseLabel(course)} gets no certificate: ${hoursUnknown}.`,
  receiptGap: ({ receiptNumber }: { receiptNumber: string }) =>
    `Receipt ${receiptNumber} still belongs to no payment: every payment has its own. A row was removed by hand; a backup knows whose.`,
}
