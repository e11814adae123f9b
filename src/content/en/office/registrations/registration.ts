// One registration: its facts, courses, money, notes, actions and history.
import type { OfficeHappening, OfficeMoneyLine } from '#contract/office/registrations.ts'
import type { Day } from '#domain/dates/days.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { itemLabel } from '../catalogue/items.ts'
import { actionSentence, type SentencePart } from '../record/action-sentence.ts'
import { languageWords } from './registrations.ts'

export const cardName = (card: { brand: string; last4: string }) =>
  `${cardBrandName(card.brand)} ${card.last4}`

export const moneyKindWords: Record<OfficeMoneyLine['kind'], string> = {
  agreed: 'Agreed price',
  'price-lowered': 'Price lowered by a refund',
  payment: 'Payment',
  'payment-reversed': 'Payment reversed',
  refund: 'Refund',
  'refund-offline': 'Refund made offline',
  'refund-reversed': 'Refund failed and came back',
  'dispute-opened': 'Dispute opened by the bank',
  'dispute-withdrawn': 'Dispute withdrawn by the bank',
  'dispute-lost': 'Dispute lost',
  'chargeback-as-refund': 'Chargeback counts as the refund',
}

const onCard: ReadonlySet<OfficeMoneyLine['kind']> = new Set([
  'payment',
  'payment-reversed',
  'refund',
  'refund-reversed',
])

/** 'Payment, Visa 4242', and of a plan 'Installment 2 of 4, Visa 4242'. */
export function moneyWords(
  { kind, course, card, payment }: Pick<OfficeMoneyLine, 'kind' | 'course' | 'card' | 'payment'>,
  installments: number,
): string {
  const isInstallment = kind === 'payment' && payment !== null && installments > 1
  const what = isInstallment ? `Installment ${payment} of ${installments}` : moneyKindWords[kind]
  const about = card && onCard.has(kind) ? cardName(card) : course && itemLabel(course)
  return about ? `${what}, ${about}` : what
}

/** Title and note of one line of the history. */
export function happeningWords(
  happening: OfficeHappening,
  { id: own, today }: { id: string; today: Day },
): { title: string; note?: readonly SentencePart[] } {
  switch (happening.kind) {
    case 'registered':
      return { title: 'Registered' }
    case 'money':
      return { title: moneyKindWords[happening.what], note: [{ text: formatMoney(happening.amount) }] }
    case 'email':
      return {
        title: `Email: ${happening.subject}`,
        note: [{ text: `${languageWords[happening.language]}, ${emailStates[happening.state]}` }],
      }
    case 'refund-failed':
      return { title: 'Refund failed', note: [{ text: formatMoney(happening.amount) }] }
    case 'staff':
      return {
        title: happening.who,
        note: actionSentence(happening.action, { names: happening.names, today, own }),
      }
  }
}

export const emailStates = { waiting: 'on its way', 'given-up': 'not delivered', sent: 'delivered' } as const

export const registrationCopy = {
  crumb: 'Registrations',
  newer: 'Newer',
  older: 'Older',
  number: 'Receipt',
  noReceipt: 'none yet',
  status: 'Status',
  registered: 'Registered',
  overdue: (amount: Cents) => `${formatMoney(amount)} overdue`,
  email: 'Email',
  phone: 'Telephone',
  declared: 'Declared',
  group: 'Group',
  payer: 'payer',
  language: 'Language',
  policy: 'Policy',
  policyWords: (full: number, half: number) => `100 % until ${full} days before, 50 % until ${half}`,
  courses: 'Courses',
  coursesNote: (count: number) => `${count}, with their share of the price`,
  course: 'Course',
  date: 'Date',
  seat: 'Seat',
  share: 'Share',
  policyToday: 'Policy today',
  comesBack: 'Comes back',
  cameBack: 'Refunded',
  undated: 'Without a date',
  seatOf: (number: number, of: number) => `${number} of ${of}`,
  completedOn: (day: string) => `completed ${day}`,
  canceledOn: (day: string) => `canceled ${day}`,
  holder: (name: string, email: string) => `taken over by ${name} (${email})`,
  movedFrom: (day: string) => `moved from ${day}`,
  stepsFrom: (day: string) => `refund steps of ${day}`,
  certificate: 'certificate',
  money: 'Money',
  moneyNote: 'what is still owed is at the right',
  notes: 'Notes',
  addNote: 'Add a note for colleagues',
  saveNote: 'Add the note',
  deleteNote: 'Delete',
  noteBy: (by: string, when: string) => `${by}, ${when}`,
  noteHint: 'Colleagues see it. The registrant does not.',
  onlyRead: 'Your role reads notes and does not write them.',
  actions: 'What can be done',
  happened: 'What happened',
  person: 'Everything about this person',
  personSays: 'Account, other registrations, certificates, erasure',
}

export const actionCopy = {
  refund: 'Refund…',
  refundSays: (amount: string, paid: string) => `The policy gives ${amount} of ${paid} back today`,
  refundNothing: 'The policy gives nothing back today. Another amount needs a second person',
  refundDisputed: 'Not while the bank holds the money in a dispute',
  refundNoCourse: 'There is nothing left to refund',
  refundWaits: 'A request waits for a second person',
  retry: 'Send the failed refund again…',
  retrySays: (amount: string) => `${amount} did not arrive`,
  outside: 'Record a refund made offline…',
  outsideSays: 'For a card that no longer takes refunds',
  offline: 'Record what was sent back…',
  offlineSays: (amount: string) => `${amount} of a wire or check is to be sent back`,
  notice: 'Give notice of the release…',
  noticeSays: (amount: string, due: string) => `${amount} was due on ${due}. Call before you write`,
  noticed: (day: string) => `Notice was sent on ${day}`,
  release: 'Release the seats…',
  releaseSays: 'Cancels the courses by the policy',
  releaseFirst: (hours: number) => `${hours} hours after the notice`,
  move: 'Move to another date…',
  moveSays: 'The seat changes, the registrant gets an email',
  moveNone: 'No course is ahead',
  address: 'Correct the email…',
  addressSays: 'The confirmation goes to the new one',
  addressAccount: 'It belongs to an account. Its owner changes the email there',
  addressUnpaid: 'Not before it is paid',
  name: 'Correct the name…',
  nameSays: (certificates: number) =>
    certificates === 0
      ? 'On emails and certificates'
      : `Reissues ${certificates === 1 ? 'the certificate' : `${certificates} certificates`}`,
  complete: 'Complete a course…',
  completeSays: (courses: string) => `${courses}: issues the certificate`,
  undo: 'Undo a completion…',
  undoSays: (courses: string) => `${courses}: revokes the certificate`,
  certificate: 'Replace or revoke a certificate…',
  certificateSays: (count: number) =>
    count === 1 ? 'One certificate is valid' : `${count} certificates are valid`,
  resend: 'Resend an email…',
  resendSays: (count: number, last: string) =>
    `${count} ${count === 1 ? 'email' : 'emails'} so far, last on ${last}`,
  resendNone: 'No email was sent',
  erased: 'The person was erased',
  role: (role: string) => `The role ${role} does not include it`,
}

export const correctionCopy = {
  about: (receipt: string | null) => (receipt ? `Receipt ${receipt}` : 'Unpaid registration'),
  addressTitle: 'Correct the email',
  addressLabel: 'The right address',
  addressHint: (email: string) => `Now ${email}. Its links stop working, and it gets one last email.`,
  addressSubmit: 'Correct the email',
  keepAddress: 'Keep the address',
  addressDone: (email: string) => `The email is now ${email}.`,
  nameTitle: 'Correct the name',
  nameLabel: 'The right name',
  nameNothing: 'Nothing, until another name is written',
  nameNeeds: 'Write the right name',
  nameHint: (name: string) => `Now ${name}.`,
  nameSubmit: (certificates: number) =>
    certificates === 0
      ? 'Correct the name'
      : `Correct and reissue ${certificates === 1 ? 'the certificate' : `${certificates} certificates`}`,
  keepName: 'Keep the name',
  nameDone: (name: string) => `The name is now ${name}.`,
  certificateEnds: (course: string, code: string) => `Certificate ${code} of ${course} is revoked`,
  certificateEndsNote: 'Its verification page says so',
  certificateNew: (name: string) => `A new one in the name of ${name} is issued`,
  certificateNewNote: 'With the same day and hours',
  nameChanges: (before: string, after: string) => `${before} becomes ${after}`,
  nameChangesNote: 'In this registration, and in the account if there is one',
  moveTitle: 'Move to another date',
  which: 'Which course',
  whereTo: 'Which date',
  seatsLeft: (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'} free`,
  noDates: 'No other date has a free seat.',
  moveSubmit: (date: string) => `Move to ${date}`,
  moveChoose: 'Choose a date first',
  keepDate: 'Keep the date',
  moveDone: (course: string, date: string) => `${course} is now on ${date}.`,
  seatTaken: (course: string, date: string) => `A seat of ${course}, ${date}, is taken`,
  seatFreed: (date: string) => `The seat of ${date} comes free`,
  seatFreedNote: 'If somebody waits for it, it is offered at once',
  stepsStay: (day: string) => `Refunds stay those of ${day}`,
  stepsStayNote: 'A later date gives no more back. More needs a second person',
  emailGoes: (language: Language, to: string) => `An email in ${languageWords[language]} goes to ${to}`,
  resendTitle: 'Resend an email',
  confirmation: 'The confirmation with the link, written again',
  resendSubmit: 'Send it again',
  keepUnsent: 'Send nothing',
  resent: 'The email is on its way.',
  whichEmail: 'Which email',
  staleAddress: 'Email',
  staleName: 'Name',
  leaveTheirs: 'Leave theirs as it is',
  correctToChoice: 'Correct to this choice',
}

/** Completing one course: usually one without a date. Whole dates are completed on their own screen. */
export const completionCopy = {
  completeTitle: 'Complete a course',
  day: 'Completed on',
  dayHint: 'The day on the certificate.',
  needsDay: 'Choose the day',
  completeHappens: (course: string, name: string) => [
    { title: `${course} is completed`, note: 'Its CE hours follow from the half-days attended' },
    { title: `A certificate for ${name} is issued and goes out by email` },
  ],
  completeSubmit: 'Complete and send the certificate',
  completeLeave: 'Leave it open',
  completed: (code: string) => `Certificate ${code} is on its way.`,
  undoTitle: 'Undo a completion',
  undoHappens: (course: string, name: string, code: string | null) => [
    { title: `${course} is not completed any more`, note: 'Its CE hours leave the account' },
    ...(code
      ? [{ title: correctionCopy.certificateEnds(course, code), note: correctionCopy.certificateEndsNote }]
      : []),
    { title: `${name} gets an email` },
  ],
  undoSubmit: 'Undo the completion',
  undoLeave: 'Keep it completed',
  undone: 'The completion is undone.',
}

type Certified = { course: string; code: string; name: string }

export const certificateCopy = {
  title: 'Replace or revoke a certificate',
  what: 'What to do',
  ways: { reissue: 'Replace it with a new one', revoke: 'Revoke it' },
  happens: {
    reissue: ({ course, code, name }: Certified) => [
      {
        title: correctionCopy.certificateEnds(course, code),
        note: correctionCopy.certificateEndsNote,
      },
      { title: correctionCopy.certificateNew(name), note: correctionCopy.certificateNewNote },
      { title: 'The registrant gets it by email' },
    ],
    revoke: ({ course, code }: Certified) => [
      {
        title: correctionCopy.certificateEnds(course, code),
        note: correctionCopy.certificateEndsNote,
      },
      { title: 'The course stays completed, with its CE hours' },
      {
        title: 'Nobody gets an email',
        note: `To issue a new one later, run "certificate reissue ${code}" on the command line`,
      },
    ],
  },
  submit: { reissue: 'Replace the certificate', revoke: 'Revoke the certificate' },
  leave: 'Keep the certificate',
  none: 'No certificate is valid',
  reissued: (code: string) => `Certificate ${code} is on its way.`,
  revoked: (code: string) => `Certificate ${code} is revoked.`,
}
