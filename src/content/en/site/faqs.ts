import { fellowshipPath, mastershipPath, residency } from '#domain/awards/awards.ts'
import { spotsPerDate } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { academy, city, place } from '../../academy.ts'
import { type QuestionGroup, questionGroups } from '../../pages/faqs.ts'
import { refunds } from '../registration/refunds.ts'

/** As they came with the release. */
export const groups: readonly QuestionGroup[] = [
  {
    id: 'courses',
    title: 'Courses',
    questions: [
      {
        id: 'who-can-take-the-courses',
        question: 'Who can take the courses?',
        answer: [
          'Dentists and dental professionals at all experience levels. Module 1 starts with the basics. Clinical 2 requires the Fellowship level.',
        ],
      },
      {
        id: 'are-the-modules-online-or-in-beverly-hills',
        question: `Are the modules online or in ${city}?`,
        answer: [
          `Both. Modules are hybrid: you study online with faculty guidance, then attend a scheduled weekend in ${place}. Clinicals are hands-on and take six days in ${city}, ${academy.address.state}.`,
        ],
      },
      {
        id: 'how-many-seats-are-there-on-each-date',
        question: 'How many seats are there on each date?',
        answer: [
          `Each date has ${spotsPerDate} seats. Courses & Awards shows how many are left. When a date is full, you can join its waiting list, and we’ll email you as soon as a seat opens up.`,
        ],
      },
      {
        id: 'when-is-module-1',
        question: 'When is Module 1?',
        answer: [
          'We publish its dates on Courses & Awards as soon as they are set. You can register now and choose a date later in your account. Your seat is reserved when you choose the date.',
        ],
      },
      {
        id: 'how-many-ce-hours-do-i-earn',
        question: 'How many CE hours do I earn?',
        answer: [
          `Each module earns {hours:module1} CE hours online, and Module 1 earns {all-hours:module1} with its self-study. Clinical 1 earns {hours:clinical1} hands-on CE hours, and the Special Clinical Residency earns ${residency.clinicalCe} clinical CE over ${residency.fullDays} full days.`,
        ],
      },
    ],
  },
  {
    id: 'awards',
    title: 'Awards',
    questions: [
      {
        id: 'what-does-the-fellowship-include',
        question: 'What does the Fellowship include?',
        answer: [
          `Module 1, Module 2 and Clinical 1. As a program, they cost {price:fellowship}, a savings of {savings:fellowship}%.`,
        ],
      },
      {
        id: 'can-i-earn-the-fellowship-on-the-independent-path',
        question: 'Can I earn the Fellowship on the independent path?',
        answer: [
          `Yes. Within ${fellowshipPath.withinMonths} months, you document ${fellowshipPath.totalCe} CE hours (${fellowshipPath.handsOnCe} of them hands-on) and ${fellowshipPath.documentedCases} cases, and pass a test with a score of at least ${fellowshipPath.testScore}%.`,
          `You can retake the test monthly, up to ${fellowshipPath.retakes} times. After that, you need ${fellowshipPath.ceAfterRetakes} more CE hours before the next test. The Fellowship fee is ${formatWholeDollars(fellowshipPath.fee)}.`,
        ],
      },
      {
        id: 'what-does-the-mastership-require',
        question: 'What does the Mastership require?',
        answer: [
          `All Fellowship courses plus Module 3, Module 4 and Clinical 2. As a program, they cost {price:mastership}, a savings of {savings:mastership}%.`,
          `On the independent path: ${mastershipPath.cases} cases, ${mastershipPath.totalCe} CE hours and an oral defense of up to ${mastershipPath.oralDefenseMinutesPerCase} minutes per case, with a fee of ${formatWholeDollars(mastershipPath.fee)}.`,
        ],
      },
      {
        id: 'do-licensing-boards-accept-my-certificate',
        question: 'Do licensing boards accept my certificate?',
        answer: [
          'Each licensing board decides which hours it accepts, so please ask yours before you register. Every certificate has a code that anyone can verify on this site.',
        ],
      },
    ],
  },
  {
    id: 'payment',
    title: 'Payment and refunds',
    questions: [
      {
        id: 'how-do-i-pay',
        question: 'How do I pay?',
        answer: [
          'By card, when you register. Our payment provider handles the card form, so the academy never sees your card number. We’ll email you a receipt.',
        ],
      },
      {
        id: 'can-i-pay-in-installments',
        question: 'Can I pay in installments?',
        answer: [
          `Yes, without interest or fees: {terms:deposit}% when you register, then up to {terms:payments} monthly payments on the first of a month. The last one is at least {terms:before} days before your first course. The form shows every date and amount before you pay.`,
        ],
      },
      {
        id: 'can-my-practice-pay',
        question: 'Can my practice pay?',
        answer: ['Yes. Call us: we send an offer to your practice, and whoever pays gets the receipt.'],
      },
      {
        id: 'do-you-take-wires',
        question: 'Do you accept wire transfers?',
        answer: [
          'Yes, and checks. Call us for an offer. Your registration is confirmed once the money has arrived.',
        ],
      },
      {
        id: 'what-if-i-have-to-cancel',
        question: 'What if I have to cancel?',
        answer: [`${refunds.academyCancels} ${refunds.program}`],
        refundScale: true,
      },
      {
        id: 'do-i-need-an-account',
        question: 'Do I need an account?',
        answer: [
          'Not to register. With an account, you see your courses, CE hours, payments and certificates in one place. Create it with the email you registered with and verify that email: your earlier registrations will then appear in it.',
        ],
      },
      {
        id: 'can-i-take-a-program-and-choose-the-dates-later',
        question: 'Can I take a program and choose the dates later?',
        answer: [
          'Yes. A program registers you for all its courses, and you choose each date in your account when it suits you. Your seat is reserved when you choose the date.',
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
  lead: 'Courses, awards, payment, and what happens when your plans change.',
  ask: { label: 'Your question', button: 'Ask' },
  groups: () => questionGroups('en', groups),
  refundScale: refunds.scale,
  closing: { title: 'Another question? Call us.', button: 'Contact Us' },
}
export type Copy = typeof copy
