// Emails about a date that was canceled or moved.
import { catalogue } from '#content/catalogue.ts'
import type { AskedView } from '#contract/dates/date-answers.ts'
import type { Day } from '#domain/dates/days.ts'
import { leftToPromise } from '#domain/money/ledger.ts'
import { costOf } from '#domain/registrations/refunds.ts'
import { notifyRegistrant } from '#features/notices/notify.ts'
import { notifyHolder } from '#features/notices/takeover-emails.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { movedFromAfter, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import { tokenOf } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow } from '#platform/database/rows/dates.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { dateCanceledEmail } from './date-canceled.emails.ts'
import { movedEmail } from './moved.emails.ts'

type Moved = { line: RegistrationLine; from: CourseDates; to: CourseDates }
type CourseDates = Pick<CourseDateRow, 'course' | 'location' | 'sample'> & { startDay: Day; endDay: Day }

type Asked = { line: RegistrationLine; asked: AskedView }

/** The key holds the revision, because the date that is chosen next may be canceled too. */
export async function notifyOfCanceledDate(
  trx: Database,
  registration: RegistrationRow,
  { line, asked }: Asked,
  context: Context,
) {
  const { id, revision } = registration
  const email = askingEmail(registration, { line, asked, isReminder: false }, context)
  await notifyRegistrant(trx, `date-canceled:${line.course}:${revision}:${id}`, registration, email, context)
  if (!line.holder) return
  const canceled = { ...line, start: asked.start, end: asked.end, location: asked.location }
  await notifyHolder(trx, line.holder, { kind: 'asked', line: canceled, key: `${revision}` }, context)
}

/** The key holds the last day, so that each question has one reminder. */
export async function remindOfCanceledDate(
  trx: Database,
  registration: RegistrationRow,
  { line, asked }: Asked,
  context: Context,
) {
  const email = askingEmail(registration, { line, asked, isReminder: true }, context)
  const key = `answer-reminder:${line.course}:${asked.lastDay}:${registration.id}`
  await notifyRegistrant(trx, key, registration, email, context)
}

function askingEmail(
  registration: RegistrationRow,
  about: Asked & { isReminder: boolean },
  context: Context,
) {
  const { months } = catalogue().credit
  const token = tokenOf(registration, context)
  return dateCanceledEmail({ registration, ...about, months, token, origin: context.origin })
}

/** The key holds the revision, so that a move back to an earlier date is sent too. */
export async function notifyOfMove(
  trx: Database,
  registration: RegistrationRow,
  { line, from, to }: Moved,
  context: Context,
) {
  const token = tokenOf(registration, context)
  const hasRight = movedFromAfter(line, to.startDay) !== null
  // Nobody cancels what another person paid for.
  const left = isPaidByOther(registration) ? 0 : leftToPromise(registration)
  const amount = hasRight ? Math.min(left, costOf(line)) : null
  const email = movedEmail({
    registration,
    soldAs: line.soldAs,
    from,
    to,
    amount,
    token,
    origin: context.origin,
  })
  await notifyRegistrant(
    trx,
    `moved:${registration.revision}:${registration.id}`,
    registration,
    email,
    context,
  )
  if (!line.holder) return
  const { startDay: start, endDay: end, location, sample } = to
  const moved = { ...line, start, end, location, sample }
  const news = { kind: 'moved', line: moved, key: `${registration.revision}` } as const
  await notifyHolder(trx, line.holder, news, context)
}
