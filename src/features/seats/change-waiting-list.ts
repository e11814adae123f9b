// What staff do with a waiting list: move a person up, remove one, give an offer more time.

import { courseDateOn, lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import {
  type Consequences,
  makeChange,
  previewChange,
  type StaffChange,
} from '#features/record/staff-change.ts'
import type { Note } from '#features/record/staff-note.ts'
import { type DateOfCourse, noSuchDate } from '#features/registrations/everyone-on-date.ts'
import type { Context } from '#platform/context.ts'
import type { CourseDateRow, WaitingListRow } from '#platform/database/rows/dates.ts'
import { Refusal } from '#platform/refusal.ts'
import { changePlace, exchangePlaces, waitingOrOffered } from './waiting-list.queries.ts'
import { leave, offerTime } from './waiting-list.ts'
import { notifyOfExtendedOffer, notifyOfRemoval } from './waiting-list-notices.ts'

type WaitingListChange = DateOfCourse & {
  change: 'up' | 'remove' | 'extend'
  placeId: string
  /** The places as staff saw them, in order. */
  order: readonly string[]
}

/** The places in their new order, and how many got an offer. */
type ChangedWaitingList = { order: string[]; offered: number }

export function previewWaitingList(
  change: WaitingListChange,
  context: Context,
): Promise<Consequences<ChangedWaitingList>> {
  return previewChange(changing(change), context)
}

export function changeWaitingList(
  change: WaitingListChange,
  context: Context,
  note: Note,
): Promise<Consequences<ChangedWaitingList>> {
  return makeChange(changing(change), context, note)
}

function changing(wanted: WaitingListChange): StaffChange<Context, ChangedWaitingList> {
  const { course, start, change, placeId, order } = wanted
  return async (trx, context, note) => {
    const found = await courseDateOn(trx, course, start)
    const [courseDate] = await lockCourseDates(trx, found ? [found.id] : [])
    if (courseDate?.startDay !== start) throw noSuchDate(course, start)
    const places = await waitingOrOffered(trx, courseDate.id)
    const place = places.find(({ id }) => id === placeId)
    if (!place) throw new Refusal('place_gone')
    if (places.map(({ id }) => id).join() !== order.join()) throw new Refusal('changed_meanwhile')
    const offeredBefore = places.filter(({ state }) => state === 'offered').length
    const acted = { trx, place, places, courseDate, context }
    if (change === 'up') await moveUp(acted)
    else if (change === 'remove') await remove(acted)
    else await extend(acted)
    await note(trx, verbOf[change], { placeId, date: { course, start } })
    const after = await waitingOrOffered(trx, courseDate.id)
    const stillOffered = offeredBefore - (change === 'remove' && place.state === 'offered' ? 1 : 0)
    const offered = after.filter(({ state }) => state === 'offered').length - stillOffered
    return { order: after.map(({ id }) => id), offered }
  }
}

const verbOf = {
  up: 'place.moved-up',
  remove: 'place.removed',
  extend: 'place.offer-extended',
} as const

type Acted = {
  trx: Parameters<StaffChange<Context, unknown>>[0]
  place: WaitingListRow
  places: readonly WaitingListRow[]
  courseDate: CourseDateRow
  context: Context
}

/** Past the person before. Somebody with an offer keeps it. */
async function moveUp({ trx, place, places }: Acted): Promise<void> {
  const waiting = places.filter(({ state }) => state === 'waiting')
  const before = waiting[waiting.indexOf(place) - 1]
  if (!before) throw new Refusal('place_first')
  await exchangePlaces(trx, [place, before])
}

/** A free seat of a removed offer goes to the next in line. */
async function remove({ trx, place, courseDate, context }: Acted): Promise<void> {
  await notifyOfRemoval(trx, place, courseDate, context)
  await leave(trx, place.id, courseDate, context)
}

async function extend({ trx, place, courseDate, context }: Acted): Promise<void> {
  if (place.state !== 'offered' || place.offeredUntil === null) throw new Refusal('place_not_offered')
  const from = Math.max(place.offeredUntil.getTime(), context.clocks.real.now().getTime())
  const offeredUntil = new Date(from + offerTime)
  await changePlace(trx, place.id, { state: 'offered', offeredUntil })
  await notifyOfExtendedOffer(trx, { ...place, offeredUntil }, courseDate, context)
}
