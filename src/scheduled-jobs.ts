import type { Jobs } from './platform/jobs/jobs.ts'
import type { Checkout } from './platform/context.ts'
import { refundUnanswered } from './features/dates/answer-date.ts'
import { notifyOfNewDates } from './features/dates/new-dates.ts'
import { remindOfAnswers } from './features/dates/remind-of-answers.ts'
import { sendReminders } from './features/desk/reminders.ts'
import { pollOpenPayments, pollRecentEvents } from './features/payments/poll.ts'
import { chargeDuePayments } from './features/payments/charge-due.ts'
import { remindOfPayments } from './features/plans/remind-of-payments.ts'

export async function startCheckoutJobs(jobs: Jobs, checkout: Checkout): Promise<void> {
  await jobs.every('* * * * *', 'poll-open-payments', () => pollOpenPayments(checkout))
  await jobs.every('7 * * * *', 'poll-recent-news', () => pollRecentEvents(checkout))
  await jobs.every('20 * * * *', 'send-reminders', () => sendReminders(checkout))
  await jobs.every('*/5 * * * *', 'charge-due-payments', () => chargeDuePayments(checkout))
  await jobs.every('25 * * * *', 'remind-of-payments', () => remindOfPayments(checkout))
  await jobs.every('30 * * * *', 'remind-of-answers', () => remindOfAnswers(checkout))
  await jobs.every('40 * * * *', 'refund-unanswered', () => refundUnanswered(checkout))
  await jobs.every('*/5 * * * *', 'notify-of-new-dates', () => notifyOfNewDates(checkout))
}

/** Both polls run at start: events may have been missed while the site was down. */
export async function catchUp(checkout: Checkout): Promise<void> {
  try {
    await pollOpenPayments(checkout)
    await pollRecentEvents(checkout)
  } catch (error) {
    checkout.log.warn({ err: error }, 'the payments could not be polled at start; the jobs will')
  }
}
