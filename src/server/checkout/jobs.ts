import type { Jobs } from '../jobs.ts'
import type { Checkout } from './checkout.ts'
import { tellOfNewDates } from './dates/new-dates.ts'
import { sendReminders } from './notices/reminders.ts'
import { pollOpenPayments, pollRecentNews } from './payments/poll.ts'

/** The work that time brings. Both polls also run at start, at once: a site that was down has catching up to do. */
export async function startCheckoutJobs(jobs: Jobs, checkout: Checkout): Promise<void> {
  await jobs.every('* * * * *', 'poll-open-payments', () => pollOpenPayments(checkout))
  await jobs.every('7 * * * *', 'poll-recent-news', () => pollRecentNews(checkout))
  await jobs.every('20 * * * *', 'send-reminders', () => sendReminders(checkout))
  await jobs.every('*/5 * * * *', 'tell-of-new-dates', () => tellOfNewDates(checkout))
}

export async function catchUp(checkout: Checkout): Promise<void> {
  try {
    await pollOpenPayments(checkout)
    await pollRecentNews(checkout)
  } catch (error) {
    checkout.log.warn({ err: error }, 'the payments could not be polled at start; the jobs will')
  }
}
