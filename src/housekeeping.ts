// Cleanup at start and every day: expired limits, old emails, unpaid orders, ended waits.

import type { Clocks } from './domain/dates/clock.ts'
import { addDays, addMonths, dayOf, days, hours, startOfDay } from './domain/dates/days.ts'
import { confirmationDays } from './domain/registrations/waiting-list.ts'
import { arrangeSamples } from './features/catalogue/sample-dates.queries.ts'
import { forgetAskedChanges } from './features/office-calls/asked-changes.queries.ts'
import { forgetKeys } from './features/office-calls/idempotency-keys.queries.ts'
import { requestsSince } from './features/office-calls/second-person.ts'
import { forgetErasedAccountsBefore } from './features/people/erased-accounts.queries.ts'
import { forgetAskedQuestions } from './features/questions/asked-questions.queries.ts'
import { forgetOfficeQuestions } from './features/questions/office-questions.queries.ts'
import { forgetUnpaid } from './features/registrations/unpaid-registrations.queries.ts'
import { forgetEndedPlaces, forgetUnconfirmedPlaces } from './features/seats/waiting-list.queries.ts'
import { aliveAt } from './features/staff/sessions.ts'
import { forgetChallenges } from './features/staff/staff-keys.queries.ts'
import { forgetSessions } from './features/staff/staff-sessions.queries.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/connection.ts'
import { forgetErasureNotices, forgetOldEmails } from './platform/email/emails.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Limiter } from './platform/limits/limits.ts'

type CleanupParts = {
  database: Database
  jobs: Pick<Jobs, 'every'>
  limiter: Limiter
  clocks: Clocks
  config: Pick<Config, 'stripe' | 'academyNow'>
}

// As stated on the privacy page.
const emailMonths = 24
export const unpaidDays = 30
const askedQuestionDays = 90

export async function startDailyCleanup({
  database,
  jobs,
  limiter,
  clocks,
  config,
}: CleanupParts): Promise<void> {
  const arrange = () =>
    arrangeSamples(database, {
      clocks,
      live: config.stripe?.live ?? false,
      academyNow: config.academyNow,
    })
  await arrange()
  await jobs.every('*/10 * * * *', 'sweep-limits', limiter.sweep)
  await jobs.every('20 * * * *', 'sweep-office', async () => {
    const now = clocks.real.now()
    await forgetChallenges(database, now)
    await forgetSessions(database, aliveAt(now))
    await forgetAskedChanges(database, requestsSince(clocks))
    // Answers may name people, and a second click comes within seconds.
    await forgetKeys(database, new Date(now.getTime() - hours(1)))
  })
  await jobs.every('40 9 * * *', 'arrange-samples', arrange)
  await jobs.every('50 9 * * *', 'forget-old-emails', () =>
    forgetOldEmails(database, startOfDay(addMonths(dayOf(clocks.real.now()), -emailMonths))),
  )
  await jobs.every('51 9 * * *', 'forget-erasure-notices', () =>
    forgetErasureNotices(database, new Date(clocks.real.now().getTime() - days(1))),
  )
  await jobs.every('52 9 * * *', 'forget-ended-waits', async () => {
    await forgetUnconfirmedPlaces(database, new Date(clocks.real.now().getTime() - days(confirmationDays)))
    await forgetEndedPlaces(database, dayOf(clocks.academy.now()))
  })
  await jobs.every('53 9 * * *', 'forget-questions', async () => {
    const today = dayOf(clocks.real.now())
    await forgetAskedQuestions(database, addDays(today, -askedQuestionDays))
    await forgetOfficeQuestions(database, startOfDay(addMonths(today, -emailMonths)))
  })
  await jobs.every('54 9 * * *', 'forget-unpaid', () =>
    forgetUnpaid(database, startOfDay(addDays(dayOf(clocks.real.now()), -unpaidDays))),
  )
  await jobs.every('56 9 * * *', 'forget-erased-accounts', () =>
    forgetErasedAccountsBefore(database, new Date(clocks.real.now().getTime() - days(1))),
  )
}
