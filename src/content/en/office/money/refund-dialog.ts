// The refund dialog, requests that wait for a second person, and failed refunds.
import type { RefundStep } from '#contract/office/refunds.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { itemLabel } from '../catalogue/items.ts'
import { cardName } from '../registrations/registration.ts'
import { languageWords } from '../registrations/registrations.ts'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Title and note of one consequence. Days are written by the caller. */
export function stepWords(step: RefundStep, dates: (start: string, end: string) => string) {
  switch (step.kind) {
    case 'money':
      if (step.byStaff)
        return {
          title: `${formatMoney(step.amount)} is to be sent back by you, by wire or check`,
          note: `Then record it on this page. Of ${formatMoney(step.paid)} paid, ${formatMoney(step.stays)} stays`,
        }
      return {
        title: `${formatMoney(step.amount)} leaves for ${step.card ? cardName(step.card) : 'the card'}`,
        note: `With the bank in 5 to 10 days. Of ${formatMoney(step.paid)} paid, ${formatMoney(step.stays)} stays`,
      }
    case 'seat':
      return {
        title: `A seat of ${itemLabel(step.course)}, ${dates(step.start, step.end)}, comes free`,
        note: step.offeredTo
          ? `Offered at once to ${step.offeredTo.name ?? step.offeredTo.email}, first of ${step.waiting} waiting, for 24 hours`
          : 'Nobody waits for it',
      }
    case 'stays': {
      const courses = list.format(step.courses.map(itemLabel))
      return {
        title: `${courses} ${step.courses.length === 1 ? 'stays as it is' : 'stay as they are'}`,
        note: 'Dates, seats and price are kept',
      }
    }
    case 'email':
      return {
        title: `An email in ${languageWords[step.language]} goes out`,
        note: `To ${step.to}, as below`,
      }
  }
}

export const refundCopy = {
  title: (name: string) => `Refund to ${name}`,
  which: 'Which courses',
  howMuch: 'How much',
  byPolicy: 'By the policy',
  another: 'Another amount',
  anotherLabel: 'Another amount in dollars',
  keeps: 'Refund a part, and the courses stay',
  why: 'Why',
  whyHint: 'For the record and the approver. The registrant does not see it.',
  whyMissing: 'Say why the amount differs from the policy’s.',
  notAnAmount: (typed: string) => `“${typed}” is not an amount. Write dollars and cents like 14.25.`,
  percent: (percent: number) => `${percent} %`,
  terms: (fullDays: number, halfDays: number) =>
    `The policy agreed at purchase: 100 % up to ${fullDays} days before the first day, 50 % up to ${halfDays} days.`,
  beyond: (sum: Cents) => `${formatMoney(sum)} beyond the policy.`,
  above: (limit: Cents) => `More than ${formatMoney(limit)}.`,
  approvers: (names: readonly string[]) =>
    names.length === 0
      ? 'Nobody else can approve it. An owner can invite a second person.'
      : `${either.format(names)} must approve, and an email asks for it now. Until then nothing moves: no money, no seat, no email to the registrant.`,
  onceApproved: 'once approved, in this order',
  inOrder: 'in this order',
  keepEverything: 'Keep everything',
  refundPolicy: (sum: Cents) => `Refund the policy’s ${formatMoney(sum)}`,
  refund: (sum: Cents) => (sum === 0 ? 'Cancel without a refund' : `Refund ${formatMoney(sum)}`),
  refundAnother: 'Refund another amount',
  typeAmount: 'Type the amount first',
  ask: (sum: Cents) => `Ask to approve ${formatMoney(sum)}`,
  holds: 'The amount is checked again when the money is sent.',
  done: (sum: Cents) => `${formatMoney(sum)} is refunded.`,
  asked: (sum: Cents) => `Asked to approve ${formatMoney(sum)}. Nothing has moved yet.`,
  choose: 'Choose a course first',
  notPossible: 'Off until the amount is right',
}

export const approvalCopy = {
  title: (sum: Cents) => `${formatMoney(sum)} waits for a second person.`,
  asked: (by: string, when: string, policy: Cents, items: readonly string[]) =>
    `${by} asked ${when} for ${list.format(items.map(itemLabel))}. The policy gives ${formatMoney(policy)}.`,
  keeps: 'The courses stay.',
  why: (reason: string) => `“${reason}”`,
  own: 'You asked for it, so another person decides.',
  approve: (sum: Cents) => `Approve ${formatMoney(sum)}…`,
  decline: 'Decline…',
  withdraw: 'Withdraw the request',
  approveTitle: (sum: Cents, name: string) => `Approve ${formatMoney(sum)} for ${name}`,
  approveSubmit: (sum: Cents) => `Approve and refund ${formatMoney(sum)}`,
  keepAsked: 'Decide later',
  approved: (sum: Cents) => `${formatMoney(sum)} is approved and refunded.`,
  declined: 'The request is declined. Nothing moved.',
  withdrawn: 'The request is withdrawn. Nothing moved.',
  declinedTitle: (sum: Cents) => `A refund of ${formatMoney(sum)} was declined.`,
  declinedBy: (by: string, when: string) => `${by} declined it ${when}. Nothing moved.`,
  declineTitle: 'Decline the refund',
  declineWhy: 'Why',
  declineNote: 'The colleague who asked reads it here.',
  declineNeeds: 'Write why',
  declineSubmit: 'Decline',
  keepWaiting: 'Let it wait',
}

export const failedCopy = {
  retryTitle: 'Send the failed refund again',
  retrySays: (sum: Cents) => `${formatMoney(sum)} is sent again`,
  retryNote: 'To the same card. If it fails again, refund it offline and record that here',
  retrySubmit: (sum: Cents) => `Send ${formatMoney(sum)} again`,
  retried: 'The refund is on its way again.',
  outsideTitle: 'Record a refund made offline',
  outsideSays: (sum: Cents) => `${formatMoney(sum)} counts as refunded`,
  outsideNote: 'Send the money first, for example by bank transfer. Nothing more is sent from here',
  outsideEmail: 'The registrant gets an email',
  outsideSubmit: (sum: Cents) => `Record ${formatMoney(sum)} as refunded`,
  how: 'How the money was refunded',
  howNeeds: 'Write how the money was refunded',
  byBankNeeds: 'Write the amount in dollars and cents',
  howHint: 'For the record: “bank transfer 4711, Nov 12”.',
  byBank: (least: Cents, most: Cents) =>
    `How much of it a chargeback returned, ${formatMoney(least)} to ${formatMoney(most)}`,
  recorded: 'The refund is recorded.',
  keep: 'Leave it as it is',
}

type Addressed = { name: string; email: string; language: Language }
const emailed = ({ name, language }: Addressed) => `${name} gets an email in ${languageWords[language]}`

export const offlineCopy = {
  title: 'Record what was sent back',
  happens: (sum: Cents, to: Addressed) => [
    {
      title: `${formatMoney(sum)} counts as refunded`,
      note: 'Send the money first. Nothing is sent from here',
    },
    { title: `${emailed(to)}: the refund was sent`, note: `To ${to.email}` },
  ],
  submit: (sum: Cents) => `Record ${formatMoney(sum)} as sent back`,
  leave: 'Record nothing',
  done: 'The refund is recorded.',
}

export const releaseCopy = {
  noticeTitle: 'Give notice of the release',
  noticeHappens: (amount: Cents, hours: number, to: Addressed) => [
    {
      title: `${emailed(to)}: pay ${formatMoney(amount)} within ${hours} hours, or the seats are released`,
      note: `To ${to.email}, with a link to pay`,
    },
    { title: 'Nothing is canceled yet', note: `The seats can be released ${hours} hours later, by a person` },
  ],
  noticeSubmit: 'Send the notice',
  noticeLeave: 'Send nothing',
  noticeDone: 'The notice is sent.',
  title: 'Release the seats',
  happens: (owed: Cents) => [
    { title: 'Nothing more is charged', note: `The unpaid ${formatMoney(owed)} is no longer owed` },
  ],
  submit: 'Release the seats',
  leave: 'Keep the seats',
  done: 'The seats are released.',
}
