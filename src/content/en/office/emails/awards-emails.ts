// The screens Awards and Emails.
import type { Language } from '#domain/people/language.ts'
import { words } from '../../words.ts'
import { counted } from '../counted.ts'
import { languageWords } from '../registrations/registrations.ts'

const { formatDay } = words

export const awardsCopy = {
  hours: 'Hours of other providers',
  cases: 'Cases',
  waits: (number: number) =>
    number === 0 ? 'nothing waits' : `${counted(number, 'entry', 'entries')} to decide`,
  none: 'Nothing waits for a decision.',
  of: (hours: number, kind: string, day: string) => `${counted(hours, 'hour')} ${kind}, ${formatDay(day)}`,
  treated: (day: string, before: number) => `Treated ${formatDay(day)}, ${before} approved before`,
  decide: 'Decide…',
  decideOf: (title: string, name: string) => `Decide ${title} of ${name}`,
  dialog: (title: string) => title,
  approve: 'Approve',
  decline: 'Decline',
  decision: 'Decision',
  reason: 'What the dentist reads about it',
  reasonHint: 'Optional for an approval. In the dentist’s language; it is in the email.',
  reasonNeeded: 'A declined entry needs a reason.',
  approves: (name: string) => `It counts toward ${name}’s award from now on.`,
  declines: (name: string) => `It does not count. ${name} can enter it again.`,
  final: 'The dentist can no longer change or withdraw the entry.',
  email: (name: string) => `${name} gets an email with what you write.`,
  main: { approved: 'Approve and send the email', declined: 'Decline and send the email' },
  keep: 'Decide later',
  done: { approved: 'Approved.', declined: 'Declined.' },
  record: 'Record what happened outside',
  test: 'Test result…',
  testSays: 'An attempt at the Fellowship’s test',
  fee: 'Fee paid…',
  feeSays: 'The fee of an award, once',
  defense: 'Oral defense…',
  defenseSays: 'Passed for the Mastership',
  account: 'Email of the account',
  on: 'On',
  score: 'Score in percent',
  award: 'Award',
  awards: { fellowship: 'Fellowship', mastership: 'Mastership' },
  save: 'Record it',
  close: 'Leave it',
  recorded: 'Recorded.',
  last: 'Last tests and steps',
  lastTest: (score: number, day: string) => `${score}% in the test, ${formatDay(day)}`,
  lastStep: (step: 'fee' | 'defense', award: string, day: string) =>
    `${step === 'fee' ? `fee of the ${award}` : 'oral defense'}, ${formatDay(day)}`,
}

export const emailsCopy = {
  tabs: { outbox: 'Emails', questions: 'Questions to the office', asked: 'Asked on the site' },
  views: { all: 'All', waiting: 'Waiting', 'given-up': 'Given up', sent: 'Sent' },
  label: 'Emails',
  state: { waiting: 'waiting', 'given-up': 'given up', sent: 'sent' },
  to: 'To',
  subject: 'Subject',
  when: 'When',
  stateHead: 'State',
  language: 'Language',
  attempts: (number: number) => counted(number, 'attempt'),
  none: 'No emails here.',
  newer: 'Newer',
  older: 'Older',
  retryAll: (number: number) => `Send ${counted(number, 'given-up email')} again`,
  retry: 'Send again',
  retried: (number: number) => `${counted(number, 'email')} will be sent again.`,
  open: (subject: string) => `Read ${subject}`,
  close: 'Close',
  answered: 'What the mail server answered',
}

export const askedCopy = {
  none: 'Nobody has asked anything on the site yet.',
  note: 'The last 90 days, without the people. A question that the pages do not answer may be worth an FAQ.',
  times: (number: number) => (number === 1 ? 'once' : `${number} times`),
  last: (day: string) => `last on ${day}`,
  notHelpful: (number: number) => `not helpful: ${number}`,
  answer: {
    fact: 'answered from the dates and prices',
    quote: 'answered from a page',
    unknown: 'the pages do not say',
    patient: 'about a patient',
  },
}

export const questionsCopy = {
  none: 'Nobody has asked the office.',
  waits: 'waits for a reply',
  replied: (when: string) => `answered ${when}`,
  reply: 'Reply…',
  replyOf: (number: string) => `Reply to ${number}`,
  title: (number: string) => `Reply to ${number}`,
  text: 'Reply, in the language of the question',
  hint: 'It goes out once. Answers come to the academy’s address.',
  main: (email: string) => `Send to ${email}`,
  keep: 'Go on later',
  missing: 'Write the reply first',
  happens: ({ email, language }: { email: string; language: Language }) => [
    { title: `${email} gets the reply in ${languageWords[language]}`, note: 'With the question below it' },
    { title: 'The question counts as answered' },
  ],
  sent: 'The reply is on its way.',
  asked: 'Question',
}
