// Cleanup at start and every day: expired limits, old emails, unpaid orders, ended waits.
import type { Database } from '#database/engine/connection.ts'
import { forgetAskedChanges } from '#database/tables/asked-changes.ts'
import { forgetAskedQuestions } from '#database/tables/asked-questions.ts'
import { forgetErasureNotices, forgetOldEmails } from '#database/tables/emails.ts'
import { forgetErasedAccountsBefore } from '#database/tables/erased-accounts.ts'
import { forgetKeys } from '#database/tables/idempotency-keys.ts'
import type { Limiter } from '#database/tables/limits.ts'
import { forgetOfficeQuestions } from '#database/tables/office-questions.ts'
import { arrangeSamples } from '#database/tables/sample-dates.ts'
import { forgetChallenges } from '#database/tables/staff-keys.ts'
import { forgetSessions } from '#database/tables/staff-sessions.ts'
import { forgetUnpaid } from '#database/tables/unpaid-registrations.ts'
import { forgetEndedPlaces, forgetUnconfirmedPlaces } from '#database/tables/waiting-list.ts'
import type { Clocks } from '#domain/clock.ts'
import { addDays, addMonths, dayOf, days, hours, startOfDay } from '#domain/days.ts'
import { confirmationDays } from '#domain/waiting-list.ts'
import type { Config } from './config.ts'
import type { Jobs } from './jobs.ts'
import { aliveAt } from './office/access/sessions.ts'
import { askedFor } from './office/second-person.ts'

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
    await forgetAskedChanges(database, new Date(now.getTime() - askedFor))
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
