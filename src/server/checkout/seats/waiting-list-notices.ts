// What the waiting list's people are told, each with what it tells of: as in letters/tell.ts.
import type { Database } from '#database/engine/connection.ts'
import type { CourseDateRow, WaitingListRow } from '#database/tables/rows/dates.ts'
import type { Day } from '#domain/days.ts'
import { onAcademyCalendar } from '../../clocks.ts'
import {
  confirmPlaceMail,
  endedWaitMail,
  movedWaitMail,
  offerMail,
  waitingMail,
} from '../../emails/waiting-list.ts'
import type { Checkout } from '../checkout.ts'

/** The instant tells one joining from the next: a link that was not confirmed is sent again. */
export async function tellOfPlace(
  trx: Database,
  place: WaitingListRow,
  courseDate: CourseDateRow,
  checkout: Checkout,
) {
  const { origin, links, outbox } = checkout
  const { id, email: to, language, state, joinedAt } = place
  const write = state === 'unconfirmed' ? confirmPlaceMail : waitingMail
  const letter = write({ courseDate, language, token: links.sign('waiting-list', id), origin })
  const key = `waiting:${id}:${state}:${joinedAt.toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list', to, language, ...letter })
}

/** The end tells one offer of a place from the next: a mended one is made anew. */
export async function tellOfOffer(
  trx: Database,
  place: WaitingListRow & { offeredUntil: Date },
  courseDate: CourseDateRow,
  checkout: Checkout,
) {
  const { origin, links, outbox, clocks } = checkout
  const { id, email: to, language } = place
  const until = onAcademyCalendar(place.offeredUntil, clocks)
  const letter = offerMail({ courseDate, language, token: links.sign('waiting-list', id), origin, until })
  const key = `offer:${id}:${place.offeredUntil.toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list-offer', to, language, ...letter })
}

/** The instant tells one move from the next, also back to an earlier date. */
export async function tellOfMovedWait(
  trx: Database,
  { id, email: to, language }: WaitingListRow,
  courseDate: CourseDateRow & { startDay: Day },
  { outbox, links, origin, clocks }: Checkout,
) {
  const letter = movedWaitMail({ courseDate, language, token: links.sign('waiting-list', id), origin })
  const key = `wait-moved:${id}:${clocks.real.now().toISOString()}`
  await outbox.post(trx, { key, kind: 'waiting-list', to, language, ...letter })
}

export async function tellOfEndedWait(
  trx: Database,
  { id, email: to, language }: WaitingListRow,
  courseDate: CourseDateRow,
  why: 'closed' | 'canceled',
  { outbox, origin }: Checkout,
) {
  const letter = endedWaitMail({ courseDate, language, why, origin })
  await outbox.post(trx, { key: `wait-ended:${id}`, kind: 'waiting-list', to, language, ...letter })
}
