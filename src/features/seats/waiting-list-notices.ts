// Emails of the waiting list, posted like those in notices/notify.ts: in the transaction of the change, under a unique key.

import type { Day } from '#domain/dates/days.ts'
import { onAcademyCalendar } from '#platform/clocks.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { CourseDateRow, WaitingListRow } from '#platform/database/rows/dates.ts'
import {
  confirmPlaceEmail,
  endedWaitEmail,
  extendedOfferEmail,
  movedWaitEmail,
  offerEmail,
  removedWaitEmail,
  waitingEmail,
} from './waiting-list.emails.ts'

/** The key holds the time of joining, so that joining again re-sends an unconfirmed link. */
export async function notifyOfPlace(
  trx: Database,
  place: WaitingListRow,
  courseDate: CourseDateRow,
  context: Context,
) {
  const { origin, links, outbox } = context
  const { id, email: to, language, state, joinedAt } = place
  const write = state === 'unconfirmed' ? confirmPlaceEmail : waitingEmail
  const written = write({ courseDate, language, token: links.sign('waiting-list', id), origin })
  const key = `waiting:${id}:${state}:${joinedAt.toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list', to, language, ...written })
}

/** The key holds the end of the offer, so that a repaired offer is sent again. */
export async function notifyOfOffer(
  trx: Database,
  place: WaitingListRow & { offeredUntil: Date },
  courseDate: CourseDateRow,
  context: Context,
) {
  const { origin, links, outbox, clocks } = context
  const { id, email: to, language } = place
  const until = onAcademyCalendar(place.offeredUntil, clocks)
  const written = offerEmail({ courseDate, language, token: links.sign('waiting-list', id), origin, until })
  const key = `offer:${id}:${place.offeredUntil.toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list-offer', to, language, ...written })
}

export async function notifyOfExtendedOffer(
  trx: Database,
  place: WaitingListRow & { offeredUntil: Date },
  courseDate: CourseDateRow,
  { origin, links, outbox, clocks }: Context,
) {
  const { id, email: to, language } = place
  const until = onAcademyCalendar(place.offeredUntil, clocks)
  const token = links.sign('waiting-list', id)
  const written = extendedOfferEmail({ courseDate, language, token, origin, until })
  const key = `offer-extended:${id}:${place.offeredUntil.toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list-offer', to, language, ...written })
}

export async function notifyOfRemoval(
  trx: Database,
  { id, email: to, language }: WaitingListRow,
  courseDate: CourseDateRow,
  { outbox, origin, ownerEmail: replyTo }: Context,
) {
  const written = removedWaitEmail({ courseDate, language, origin })
  await outbox.post(trx, {
    key: `wait-removed:${id}`,
    kind: 'waiting-list',
    to,
    language,
    replyTo,
    ...written,
  })
}

/** The key holds the time, so that a move back to an earlier date is sent too. */
export async function notifyOfMovedWait(
  trx: Database,
  { id, email: to, language }: WaitingListRow,
  courseDate: CourseDateRow & { startDay: Day },
  { outbox, links, origin, clocks }: Context,
) {
  const written = movedWaitEmail({ courseDate, language, token: links.sign('waiting-list', id), origin })
  const key = `wait-moved:${id}:${clocks.real.now().toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list', to, language, ...written })
}

export async function notifyOfEndedWait(
  trx: Database,
  { id, email: to, language }: WaitingListRow,
  courseDate: CourseDateRow,
  why: 'closed' | 'canceled',
  { outbox, origin }: Context,
) {
  const written = endedWaitEmail({ courseDate, language, why, origin })
  await outbox.post(trx, { key: `wait-ended:${id}`, kind: 'waiting-list', to, language, ...written })
}
