import { refundUnanswered } from './features/dates/answer-date.ts'
import { notifyOfNewDates } from './features/dates/new-dates.ts'
import { remindOfAnswers } from './features/dates/remind-of-answers.ts'
import { sendReminders } from './features/desk/reminders.ts'
import { chargeDuePayments } from './features/payments/charge-due.ts'
import { pollOpenPayments, pollRecentEvents } from './features/payments/poll.ts'
import { remindOfPayments } from './features/plans/remind-of-payments.ts'
import type { Context } from './platform/context.ts'
import type { Jobs } from './platform/jobs/jobs.ts'

export async function startCheckoutJobs(jobs: Pick<Jobs, 'every'>, context: Context): Promise<void> {
  await jobs.every('* * * * *', 'poll-open-payments', () => pollOpenPayments(context))
  await jobs.every('7 * * * *', 'poll-recent-news', () => pollRecentEvents(context))
  await jobs.every('20 * * * *', 'send-reminders', () => sendReminders(context))
  await jobs.every('*/5 * * * *', 'charge-due-payments', () => chargeDuePayments(context))
  await jobs.every('25 * * * *', 'remind-of-payments', () => remindOfPayments(context))
  await jobs.every('30 * * * *', 'remind-of-answers', () => remindOfAnswers(context))
  await jobs.every('40 * * * *', 'refund-unanswered', () => refundUnanswered(context))
  await jobs.every('*/5 * * * *', 'notify-of-new-dates', () => notifyOfNewDates(context))
}

/** Both polls run at start: events may have been missed while the site was down. */
export async function catchUp(context: Context): Promise<void> {
  try {
    await pollOpenPayments(context)
    await pollRecentEvents(context)
  } catch (error) {
    context.log.warn({ err: error }, 'the payments could not be polled at start; the jobs will')
  }
}
