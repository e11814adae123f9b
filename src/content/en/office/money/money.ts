// Money of the office.
import type { OfficeMovement, OfficeOpenMoney } from '#contract/office/money.ts'
import { counted } from '../counted.ts'

export const movementWords: Record<OfficeMovement['kind'], string> = {
  payment: 'Payment',
  'payment-reversed': 'Payment reversed',
  refund: 'Refund',
  'refund-offline': 'Refund offline',
  'refund-reversed': 'Refund came back',
  'dispute-opened': 'Dispute opened',
  'dispute-withdrawn': 'Dispute withdrawn',
}

type Refund = OfficeOpenMoney['refundsOpen'][number]
type Dispute = OfficeOpenMoney['disputes'][number]

export const refundStates: Record<Refund['state'], string> = {
  asked: 'To approve',
  due: 'Will be sent',
  pending: 'On its way',
  failed: 'Failed',
}

const reasons: Record<string, string> = {
  asked: 'Beyond the policy',
  canceled: 'Canceled',
  academy: 'Canceled by the academy',
  late: 'Paid too late',
  mismatch: 'Amount was wrong',
  goodwill: 'Goodwill',
  elsewhere: 'Refunded elsewhere',
}
export const reasonOf = (reason: string) => reasons[reason] ?? reason

export const disputeStates: Record<Dispute['state'], string> = {
  inquiry: 'Bank asks',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
}

export const moneyCopy = {
  tabs: 'Parts of Money',
  movements: 'Movements',
  refunds: 'Open refunds',
  disputes: 'Disputes',
  installments: 'Installments due',
  credit: 'Credit',
  unfinished: 'Not finished',
  search: 'Name, number, reference',
  provider: 'Provider',
  providers: { '': 'all', card: 'cards', offline: 'wires and checks' },
  due: 'Due',
  number: 'Number',
  numberOf: (position: number, of: number) => `${position} of ${of}`,
  overdue: 'Overdue',
  source: 'Kind',
  until: 'Until',
  untilDay: (day: string) => `until ${day}`,
  noInstallment: 'No installment is due in the next 30 days',
  noCredit: 'Nobody has credit to use',
  nothingFound: (q: string) => `Nothing about “${q}” on these days`,
  everything: 'Show all movements of these days',
  when: 'When',
  kind: 'Kind',
  person: 'Person',
  what: 'For',
  reference: 'Reference',
  in: 'In',
  back: 'Back',
  fee: 'Fee',
  days: 'Days',
  all: 'all',
  count: (shown: number, count: number) => `${shown} of ${counted(count, 'movement', 'movements')}`,
  net: (amount: string) => `net ${amount} before fees`,
  netAfter: (amount: string) => `net ${amount} after fees`,
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  noMovement: 'No money moved on these days',
  noneOfKind: 'No such movement on these days',
  thisMonth: 'Show this month',
  netOfDays: 'net of refunds and disputes, before fees',
  netAfterFees: 'net of refunds, disputes and fees',
  fees: 'fees of the provider',
  feesAsked: 'The provider is being asked for its fees.',
  feesMissing: 'The provider did not list its fees. Sums are before fees.',
  payments: (count: number) => counted(count, 'payment', 'payments'),
  refundsMade: (count: number, cameBack: number) =>
    `${counted(count, 'refund', 'refunds')}${cameBack > 0 ? `, ${cameBack} came back` : ''}`,
  disputed: 'taken by disputes',
  byDay: 'By day',
  day: 'Day',
  paid: 'Paid',
  refunded: 'Refunded',
  noOpenRefund: 'No refund is open',
  noDispute: 'No dispute is open',
  noUnfinished: 'Everybody has finished',
  unfinishedNote:
    'Placed in the last 14 days and not paid; the person has paid for nothing since. Call or write while they remember.',
  since: 'Since',
  state: 'State',
  reason: 'Reason',
  amount: 'Amount',
  answerHead: 'Answer',
  answer: 'Answer at the provider',
  noPage: 'The sandbox has no page to answer on',
  registered: 'Registered',
  email: 'Email',
  phone: 'Phone',
  declined: 'Card declined',
  times: (count: number) => (count > 0 ? counted(count, 'time', 'times') : ''),
  declinedTimes: (count: number) => `Card declined ${counted(count, 'time', 'times')}`,
}

export const moneyFilterCopy = {
  title: 'Which movements',
  presets: {
    week: 'This week',
    lastWeek: 'Last week',
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This year',
  },
  from: 'From',
  to: 'To',
  order: 'The first day is after the last.',
  kinds: 'Kinds; none ticked means all',
  provider: 'Provider',
  keep: 'Leave it as it is',
  apply: 'Show',
}

export const exportCopy = {
  button: 'Export for accounting',
  title: 'Export for accounting',
  lead: 'A CSV file with one line for each payment, refund and dispute, by the day on which it happened, with the provider’s fee and the receipt number.',
  record: 'The record will name you. The office may ask for your passkey or a code.',
  leave: 'Export nothing',
  submit: (span: string) => `Export ${span}`,
  done: (name: string) => `${name} is saved.`,
  notAllowed: 'Accounting is for finance and owners',
}
