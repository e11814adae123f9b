import { missing } from './missing.ts'
import { refusal } from './refusals.ts'

/** The panel that answers questions. */
export const copy = {
  refusal,
  label: 'Ask the academy',
  close: 'Close',
  languageLabel: 'Language',
  field: 'Your question',
  placeholder: 'Ask a question',
  lead: 'Courses, dates, prices, awards, your account. In English or Spanish, at any hour.',
  examplesLabel: 'For example',
  examples: [
    'When is the next Clinical 1?',
    'Can I pay in parts?',
    'How many CE hours does Module 2 give?',
    'What does the Fellowship test ask?',
  ] as readonly string[],
  groups: { answers: 'Answers', courses: 'Courses and dates', pages: 'Pages' },
  seatsLeft: (course: string, left: number, spots: number) =>
    `${course}, ${left} ${left === 1 ? 'seat' : 'seats'} left of ${spots}`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothingFound: 'No results. Press Enter to ask.',
  keys: { choose: 'choose,', opens: 'opens,', closes: 'closes' },
  askThis: (question: string) => `Ask “${question}” as a question`,
  looking: 'Looking in the academy’s pages…',
  failed: 'We can’t reach the academy right now. Your question is kept here.',
  tooMany: 'That was a lot of questions. Please wait a minute. Your question is kept here.',
  tryAgain: 'Try again',
  byPhone: 'By phone:',
  ownWords: 'The academy’s own words:',
  alsoAsk: 'People also ask',
  another: 'Ask another question',
  honesty: 'Quoted from the academy’s own pages, at any hour. Where this and a page differ, the page counts.',
  notThat: {
    title: 'Not what you asked?',
    text: (reply: string) => `Send your question to the office. A person replies by email ${reply}.`,
    button: 'Ask the office',
  },
  within: (days: number) => (days === 1 ? 'within one business day' : `within ${days} business days`),
  helpful: { label: 'Helpful?', yes: 'Yes', no: 'No', thanks: 'Thank you.' },
  version: (version: string) => `version ${version}`,
  alreadyFound: 'What you have already found here can still be searched.',
  unknown: {
    text: 'Rather than guess, we ask a person.',
    looked: (pages: number, courses: number, answers: number) =>
      `We looked in ${pages} pages, ${courses} courses and ${answers} answers.`,
    nearest: 'Nearest we have',
    open: 'Open',
  },
  patient: {
    text: 'What a patient needs is decided by a clinician who has examined them. Graduates and participants can bring a case to the faculty.',
    button: 'Take it to the faculty',
  },
  handOver: {
    title: 'Hand it to the office',
    question: 'Your question',
    email: 'Email for the reply',
    fromProfile: 'From your profile',
    send: 'Send to the office',
    sending: 'Sending',
    promise: (reply: string) => `A reply comes ${reply}. In a hurry:`,
    missing: { question: 'Please write your question.', email: missing.email },
    invalidEmail: 'Please enter a valid email address.',
    failed: 'Your question couldn’t be sent. Please try again or call us.',
    tooMany: 'You’ve already sent several questions. Please try again later or call us.',
    sent: {
      title: 'Sent. A person has it now.',
      text: (number: string, email: string, day: string) =>
        `Question ${number}. The office replies to ${email} by ${day}.`,
    },
  },
}
export type Copy = typeof copy
