import { refundPolicy } from '#domain/registrations/refunds.ts'

const { fullDays, halfDays, months } = refundPolicy

/** The refund policy, as pages and documents state it. */
export const refunds = {
  title: 'Refunds & Cancellations',
  scale: [
    { share: '100%', when: `up to ${fullDays} days before` },
    { share: '50%', when: `between ${fullDays} and ${halfDays} days` },
    { share: 'None', when: 'in the last week' },
  ],
  academyCancels: 'If the academy cancels, 100% is refunded or credited.',
  program: `The ${months}-month program is cancellable with 30 days notice.`,
  inFull: [
    `Up to ${fullDays} days before the first day of a course, 100% of its price is refunded.`,
    `Between ${fullDays} and ${halfDays} days before, a 50% fee applies and the other half is refunded.`,
    'In the last week before the first day, there is no refund.',
    'A course without a chosen date is refunded in full.',
  ],
}
export type Refunds = typeof refunds
