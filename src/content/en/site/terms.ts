import { refundPolicy } from '#domain/registrations/refunds.ts'
import { takeoverDays } from '#domain/registrations/takeover.ts'
import { academy } from '../../academy.ts'
import { refunds } from '../registration/refunds.ts'

/** `id` is the hash of the section, the same in every language. */
type TermsSection = { id: string; title: string; paragraphs: readonly string[] }

/** A change of these terms needs a new termsVersion in domain/terms.ts. */
const sections: readonly TermsSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    paragraphs: [
      `These terms are between you and the ${academy.name}, ${academy.address.street}, ${academy.address.city}, ${academy.address.state} ${academy.address.postalCode}. They apply to every registration made on this site.`,
    ],
  },
  {
    id: 'who-may-register',
    title: 'Who may register',
    paragraphs: [
      'The courses are for dentists and dental professionals. Hands-on work on patients is open only to those who are licensed to do it; we may ask for proof before a clinical session.',
      'Clinical 2 and the Mastership require the Fellowship level.',
    ],
  },
  {
    id: 'what-a-registration-is',
    title: 'What a registration is',
    paragraphs: [
      'You register for courses, or for a program that includes several courses. Your registration is complete when the payment succeeds; we confirm it by email within 1-2 business days.',
      'A registration with a date takes one of the seats on that date. A registration without a date takes none: you choose the date later, while seats are available.',
      `Your seat is personal. A colleague can take over a single course until ${takeoverDays} days before it begins. You invite them in your account. The payment and its refunds stay with you.`,
    ],
  },
  {
    id: 'price-and-payment',
    title: 'Price and payment',
    paragraphs: [
      'Prices are in US dollars. You pay the amount shown in the summary and nothing more. Payment is by card, through our payment provider. An offer that we send you can also be paid by bank transfer or check.',
      'If you pay in parts, we charge your card the amounts and on the days that you accepted. There is no interest and no fee. You can pay the rest or change the card at any time.',
      'Travel, lodging and meals are not included unless a course says so.',
    ],
  },
  {
    id: 'refunds',
    title: refunds.title,
    paragraphs: [
      ...refunds.inFull,
      'In a program, each course is calculated separately, with its share of the program’s price.',
      refunds.program,
      `${refunds.academyCancels} You choose: a refund, credit or another date.`,
      `No refund is given for a completed course, or more than ${refundPolicy.months} months after payment.`,
      'Refunds go back the way you paid: to the card, by bank transfer or check, or as credit. In a payment plan, payments not yet made are canceled first.',
      'The rules in effect on the day you paid apply to your registration, even if they change later.',
    ],
  },
  {
    id: 'ce-and-certificates',
    title: 'Continuing education and certificates',
    paragraphs: [
      'CE hours are recorded when you complete a course. Each licensing board decides whether it accepts them.',
      'A certificate states that you completed a course or earned an award. It is not a license and does not replace one.',
    ],
  },
  {
    id: 'what-you-learn-here',
    title: 'What you learn here',
    paragraphs: [
      'Teaching material, videos, checklists and articles are general education. You remain responsible for the treatment of your patients.',
      'The material belongs to the academy. You may use it for your own learning and in your own practice; you may not sell it or publish it.',
    ],
  },
  {
    id: 'if-something-goes-wrong',
    title: 'If something goes wrong',
    paragraphs: [
      'Please contact us first: most issues can be settled by email. The law of the State of California applies. You keep the rights that consumer law gives you where you live.',
    ],
  },
]

export const copy = {
  meta: {
    title: 'Terms',
    description:
      'The terms of registration in plain words: who may register, what a registration is, price and payment, refunds and cancellations, certificates.',
  },
  title: 'Terms',
  lead: 'The terms of registration, in plain words.',
  version: (day: string) => `Effective ${day}. The version you accept is recorded with your payment.`,
  refundScale: refunds.scale,
  refundsTitle: refunds.title,
  sections,
}
export type Copy = typeof copy
