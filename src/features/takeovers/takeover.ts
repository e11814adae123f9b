// A colleague takes a course over by a single-use link. The line stays in its registration with its money; only who
// holds it changes.

import type { OfferTakeover, TakeoverView } from '#contract/takeovers.ts'
import { addDays, dayOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { takeoverDays } from '#domain/registrations/takeover.ts'
import { emailOfferedTakeover, emailTakenOver } from '#features/notices/takeover-emails.ts'
import { linesOf, type RegistrationLine } from '#features/registrations/registration-lines.queries.ts'
import {
  changeRegistration,
  lockRegistration,
  registrationById,
} from '#features/registrations/registrations.queries.ts'
import { offerLine, takeLine, takeoverById } from '#features/registrations/takeovers.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { TakeoverRow } from '#platform/database/rows/takeovers.ts'
import { languageOfLastEmail } from '#platform/email/emails.ts'
import { Refusal } from '#platform/refusal.ts'
import { faultOf } from './takeover-view.ts'

/** An earlier offer of the course ends. */
export async function offerTakeover(
  { registrationId, uid }: { registrationId: string; uid: string },
  { course, name, email }: OfferTakeover,
  context: Context,
): Promise<void> {
  const { database, clocks } = context
  await database.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId)
    const line = (await linesOf(trx, [registrationId])).find((one) => one.course === course)
    if (registration?.uid !== uid || !line) throw notFound('own')
    const now = clocks.academy.now()
    const fault = faultOf({ registration, line, today: dayOf(now) })
    if (fault !== null) throw new Refusal('takeover_blocked', { reason: fault })
    if (email === registration.email) throw new Refusal('takeover_blocked', { reason: 'self' })
    const language = (await languageOfLastEmail(trx, email)) ?? registration.language
    const offer = await offerLine(trx, { registrationId, course, name, email, language, offeredAt: now })
    await changeRegistration(trx, registration, {})
    await emailOfferedTakeover(trx, { registration, line, takeover: offer }, context)
  })
}

type Opened = { takeover: TakeoverRow; registration: RegistrationRow; line: RegistrationLine }

/** 404 for an unknown link; 409 once it was used or can no longer be used. */
async function openLink(
  db: Database,
  token: string,
  read: (db: Database, registrationId: string) => Promise<RegistrationRow | undefined>,
  { links, clocks }: Context,
): Promise<Opened> {
  const linked = links.read('takeover', token)
  const found = linked && (await takeoverById(db, linked.id))
  const registration = found && (await read(db, found.registrationId))
  // Again, under the lock: another request may have used the link.
  const takeover = found && (await takeoverById(db, found.id))
  const line =
    takeover &&
    (await linesOf(db, [takeover.registrationId])).find(({ course }) => course === takeover.course)
  if (!linked || !takeover || !registration || !line) throw notFound('takeover')
  if (takeover.takenAt !== null) throw new Refusal('takeover_closed', { state: 'taken' })
  const isOpen = linked.edition === takeover.edition
  if (!isOpen || faultOf({ registration, line, today: dayOf(clocks.academy.now()) }) !== null) {
    throw new Refusal('takeover_closed', { state: 'ended' })
  }
  return { takeover, registration, line }
}

export async function readTakeover(token: string, context: Context): Promise<TakeoverView> {
  const { takeover, registration, line } = await openLink(context.database, token, registrationById, context)
  const { start, end, course, soldAs } = line
  if (start === null || end === null) throw notFound('takeover')
  const until = addDays(start, -takeoverDays)
  return {
    from: registration.name,
    name: takeover.name,
    email: takeover.email,
    course,
    soldAs,
    start,
    end,
    until,
  }
}

/** Two at once: the second waits for the registration's lock and finds the link used. */
export async function acceptTakeover(
  token: string,
  { name, language }: { name: string; language: Language },
  context: Context,
): Promise<void> {
  const { database, clocks } = context
  await database.transaction().execute(async (trx) => {
    const { takeover, registration, line } = await openLink(trx, token, lockRegistration, context)
    const taken = await takeLine(trx, takeover.id, { name, language, takenAt: clocks.academy.now() })
    const changed = await changeRegistration(trx, registration, {})
    await emailTakenOver(trx, { registration: changed, line, takeover: taken }, context)
  })
}

function notFound(missing: 'own' | 'takeover') {
  return new Refusal('not_found', { missing })
}
