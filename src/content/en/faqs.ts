import { fellowshipPath, mastershipPath, module1SelfStudyCe, residency } from '#domain/awards.ts'
import { courses, programs, spotsPerDate } from '#domain/catalogue.ts'
import { formatWholeDollars } from '#domain/money.ts'
import { refunds } from './refunds.ts'

/** `refundScale` sets the scale of refunds above the answer. */
export type Question = { question: string; answer: readonly string[]; refundScale?: true }
export type QuestionGroup = { title: string; questions: readonly Question[] }

const groups: readonly QuestionGroup[] = [
  {
    title: 'Courses',
    questions: [
      {
        question: 'Who can take the courses?',
        answer: [
          'Dentists and dental professionals at all experience levels. Module 1 starts from the beginning; Clinical 2 asks for the Fellowship level.',
        ],
      },
      {
        question: 'Are the modules online or in Beverly Hills?',
        answer: [
          'Both. A module is hybrid: you follow it online, guided by the faculty, and it has a scheduled in-person weekend in Beverly Hills, CA. The clinicals are hands-on and take place there over six days.',
        ],
      },
      {
        question: 'How many seats does a date have?',
        answer: [
          `${spotsPerDate} seats. Those still free stand beside each date on Courses & Awards; when none is left you can join the waiting list, and we write as soon as one comes free.`,
        ],
      },
      {
        question: 'When is Module 1?',
        answer: [
          'Its dates stand on Courses & Awards as soon as they are set. You can register before that and choose the date later, in your account; your seat is reserved when you choose it.',
        ],
      },
      {
        question: 'How many CE hours do I earn?',
        answer: [
          `Each module counts ${courses.module1.ceHours} CE hours online; Module 1 comes to ${courses.module1.ceHours + module1SelfStudyCe} with its self-study. Clinical 1 counts ${courses.clinical1.ceHours} hands-on, and the Special Clinical Residency ${residency.clinicalCe} clinical CE over ${residency.fullDays} full days.`,
        ],
      },
    ],
  },
  {
    title: 'Awards',
    questions: [
      {
        question: 'What belongs to the Fellowship?',
        answer: [
          `Module 1, Module 2 and Clinical 1. Taken as a program they cost ${formatWholeDollars(programs.fellowship.charged)}, a savings of ${programs.fellowship.savings}%.`,
        ],
      },
      {
        question: 'Can I earn the Fellowship on the independent path?',
        answer: [
          `Yes. Within ${fellowshipPath.withinMonths} months you show ${fellowshipPath.handsOnCe} hands-on and ${fellowshipPath.totalCe} total CE hours and ${fellowshipPath.documentedCases} documented cases, and pass a test with at least ${fellowshipPath.testScore}%.`,
          `The test can be retaken monthly, up to ${fellowshipPath.retakes} times; after that, ${fellowshipPath.ceAfterRetakes} CE hours come first. The Fellowship fee is ${formatWholeDollars(fellowshipPath.fee)}.`,
        ],
      },
      {
        question: 'What is asked for the Mastership?',
        answer: [
          `All Fellowship courses plus Module 3, Module 4 and Clinical 2. As a program they cost ${formatWholeDollars(programs.mastership.charged)}, a savings of ${programs.mastership.savings}%.`,
          `On the independent path: ${mastershipPath.cases} cases, ${mastershipPath.totalCe} CE hours and an oral defense of up to ${mastershipPath.oralDefenseMinutesPerCase} minutes per case, with a fee of ${formatWholeDollars(mastershipPath.fee)}.`,
        ],
      },
      {
        question: 'Is my certificate recognized by others?',
        answer: [
          'Every certificate carries a code that anyone can check on this site. Whether a licensing board counts its hours is for that board to say: please ask yours before you register.',
        ],
      },
    ],
  },
  {
    title: 'Payment and refunds',
    questions: [
      {
        question: 'How do I pay?',
        answer: [
          'By card, when you register. The card form belongs to our payment provider: the number never reaches the academy. A receipt follows by email.',
        ],
      },
      {
        question: 'What if I have to cancel?',
        answer: [`${refunds.academyCancels} ${refunds.program}`],
        refundScale: true,
      },
      {
        question: 'Do I need an account?',
        answer: [
          'Not to register. With one, you see your courses, CE hours, payments and certificates in one place. Create it with the email you registered with and confirm that address: everything you bought before will then be there.',
        ],
      },
      {
        question: 'Can I take a program and choose the dates later?',
        answer: [
          'Yes. A program registers you for all its courses; you choose the date of each in your account, when it suits you. The seat is yours from that moment.',
        ],
      },
    ],
  },
]

export const copy = {
  meta: {
    title: 'FAQs',
    description:
      'Answers about the courses, CE hours, the Fellowship and the Mastership, paying by card, refunds and cancellations.',
  },
  title: 'FAQs',
  lead: 'About the courses, the awards, and what happens when plans change.',
  groups,
  refundScale: refunds.scale,
  closing: { title: 'Another question? Call us.', button: 'Contact Us' },
}
export type Copy = typeof copy
