// Records an order, with everything that was agreed frozen in it and its seats held, before any money is asked for.
import { createHash, randomUUID } from 'node:crypto'
import type { Order } from '#contract/checkout.ts'
import type { Database } from '#database/engine/connection.ts'
import { isOpenOn, lockCourseDates, openCourseDate } from '#database/tables/course-dates.ts'
import { insertLines } from '#database/tables/registration-lines.ts'
import {
  changeRegistration,
  insertRegistration,
  lockRegistration,
  registrationByFormKey,
} from '#database/tables/registrations.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { releaseSeats, seatsOfRegistration } from '#database/tables/seats.ts'
import { type Holder, handOverHolds, lockHolder, runningHold } from '#database/tables/unpaid-holds.ts'
import { type CourseId, isCourseId } from '#domain/catalogue.ts'
import { isPast } from '#domain/course-dates.ts'
import { dayOf } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { priceVersion, type Quote, quote } from '#domain/pricing.ts'
import { refundPolicy } from '#domain/refunds.ts'
import { holdsCourses } from '#domain/registration.ts'
import { isUnpaid } from '#domain/settlement.ts'
import { termsVersion } from '#domain/terms.ts'
import { ApiError } from '../../http/errors.ts'
import type { Checkout } from '../checkout.ts'
import { answerOffer } from '../seats/answer-offer.ts'
import { dateFull, dateGone } from '../seats/date-refusals.ts'
import { holdTime, recordHolds } from '../seats/hold-caps.ts'
import { openTime, takeSeats } from '../seats/holds.ts'
import { offerFreeSeats } from '../seats/waiting-list.ts'

export type PlacedOrder = Order & {
  uid: string | null
  language: Language
  /** The key of the browser's form, or one of its own: the same order of the same form is the same registration. */
  formKey: string
  /** On whose account its unpaid seats are counted. */
  holder: Holder
}

/** May refuse an order: one that would open one more registration, or one that was sent before and is answered again. */
export type Gate = {
  beforeNew(): Promise<void>
  beforeAgain(): Promise<void>
  /** A new one could not be recorded, by no fault of its sender. */
  afterFault(): Promise<void>
  /** Whether the account that it is for is still its sender's; then it stays so until the transaction ends. */
  holdAccount(trx: Database): Promise<boolean>
}

type OpenRegistration = { registration: RegistrationRow; holdsSeats: boolean }

export async function openRegistration(
  order: PlacedOrder,
  checkout: Checkout,
  gate: Gate,
): Promise<OpenRegistration> {
  const { database, clocks } = checkout
  const digest = digestOf(order)
  const isSame = (known: RegistrationRow) =>
    known.orderDigest === digest &&
    (known.status === 'completed' ||
      (known.status === 'awaiting_payment' && known.expiresAt > clocks.real.now()))

  let courseDates: ReadonlyMap<CourseId, string> | undefined
  for (;;) {
    const known = await registrationByFormKey(database, order.formKey)
    if (known && isSame(known)) {
      await gate.beforeAgain()
      return {
        registration: await inLanguageOf(order, known, checkout),
        holdsSeats: await holdsSeats(known, checkout),
      }
    }
    if (known && holdsCourses(known)) throw alreadyPaid()
    try {
      if (!courseDates) await gate.beforeNew()
      courseDates ??= await chosenCourseDates(order, checkout)
      const recording = { order, courseDates, known, isSame, gate }
      const opened = await database.transaction().execute((trx) => record(trx, recording, checkout))
      if (opened) return { registration: opened, holdsSeats: courseDates.size > 0 }
    } catch (error) {
      // What was refused counts: or a full date could be asked for without end.
      if (!(error instanceof ApiError)) await gate.afterFault()
      throw error
    }
  }
}

/** Who changes the language beside the card form is written to in the one they pay in. */
async function inLanguageOf(
  { language }: PlacedOrder,
  known: RegistrationRow,
  { database }: Checkout,
): Promise<RegistrationRow> {
  if (known.language === language) return known
  return database.transaction().execute(async (trx) => {
    const locked = await lockRegistration(trx, known.id)
    return locked?.status === 'awaiting_payment' ? changeRegistration(trx, known.id, { language }) : known
  })
}

async function holdsSeats({ id, status }: RegistrationRow, { database }: Checkout): Promise<boolean> {
  return status === 'awaiting_payment' && (await seatsOfRegistration(database, id)).length > 0
}

type Recording = {
  order: PlacedOrder
  courseDates: ReadonlyMap<CourseId, string>
  known: RegistrationRow | undefined
  isSame: (known: RegistrationRow) => boolean
  gate: Gate
}

/** Undefined where another request of the same form came between: the caller looks again. */
async function record(
  trx: Database,
  { order: asked, courseDates, known, isSame, gate }: Recording,
  checkout: Checkout,
): Promise<RegistrationRow | undefined> {
  const order = await ofVisitorIfGone(trx, asked, gate)
  const former = known && (await lockRegistration(trx, known.id))
  if (former && (former.formKey !== order.formKey || isSame(former) || holdsCourses(former))) return undefined
  if (former) await changeRegistration(trx, former.id, { formKey: null })
  await lockHolder(trx, order.holder)

  const priced = quote(order.selectedItems)
  const edited = former?.status === 'awaiting_payment' ? former : null
  const opened = await insertRegistration(trx, {
    ...frozen(order, priced, checkout),
    ...(await payableUntil(trx, edited, courseDates.size > 0, checkout)),
    orderDigest: digestOf(order),
    replaces: former && isUnpaid(former.status) ? former.id : null,
  })
  if (!opened) return undefined
  await insertLines(
    trx,
    opened.id,
    priced.lines.map((line) => ({ ...line, courseDateId: courseDates.get(line.course) ?? null })),
  )
  if (edited) await handOverHolds(trx, { from: edited.id, to: opened.id, now: opened.openedAt })
  await holdSeats(trx, { opened, edited: edited?.id ?? null, courseDates, order }, checkout)
  return opened
}

/** An edit keeps the end of the hold, and whether it was extended: nobody holds a seat for longer by sending the form again. */
async function payableUntil(
  trx: Database,
  edited: RegistrationRow | null,
  holdsSeats: boolean,
  { clocks }: Checkout,
): Promise<Pick<RegistrationRow, 'expiresAt' | 'extended'>> {
  const now = clocks.real.now()
  const later = (time: number) => new Date(now.getTime() + time)
  const running = edited ? await runningHold(trx, edited.id, now) : undefined
  return {
    expiresAt: holdsSeats ? (running ?? later(holdTime)) : later(openTime),
    extended: running !== undefined && edited?.extended === true,
  }
}

/** The account may be gone since it was read who registers: whose token counts no more is a visitor. Of all locks it is the first. */
async function ofVisitorIfGone(trx: Database, order: PlacedOrder, gate: Gate): Promise<PlacedOrder> {
  const stands = order.uid === null || (await gate.holdAccount(trx))
  return stands ? order : { ...order, uid: null }
}

function frozen(
  { name, email, phone, uid, language, formKey }: PlacedOrder,
  priced: Quote,
  { clocks }: Checkout,
) {
  return {
    id: randomUUID(),
    uid,
    email,
    name,
    phone,
    language,
    formKey,
    items: [...priced.items],
    amount: priced.total,
    priceVersion,
    refundPolicy,
    termsVersion,
    openedAt: clocks.real.now(),
    placedAt: clocks.academy.now(),
  }
}

type Holding = {
  opened: RegistrationRow
  edited: string | null
  courseDates: ReadonlyMap<CourseId, string>
  order: PlacedOrder
}

/** An edited order keeps the seats that it had: they pass from the former registration without being free between. */
async function holdSeats(
  trx: Database,
  { opened, edited, courseDates, order: { dates, offer, holder } }: Holding,
  checkout: Checkout,
) {
  const courseDateIds = [...courseDates.values()]
  const formerly = edited === null ? [] : await seatsOfRegistration(trx, edited)
  const locked = await lockCourseDates(trx, [...formerly, ...courseDateIds])
  for (const courseDate of locked) {
    const { id, course } = courseDate
    const start = dates[course]
    if (start && courseDateIds.includes(id) && !isOpenOn(courseDate, start)) throw dateGone({ course, start })
  }
  if (edited !== null) await releaseSeats(trx, edited, formerly)
  const offered =
    offer === undefined ? undefined : await answerOffer(trx, offer, opened.id, courseDateIds, checkout)
  const full = await takeSeats(trx, opened.id, courseDateIds)
  if (full.length > 0) throw dateFull(full)
  const { id: registrationId, expiresAt } = opened
  await recordHolds(trx, { registrationId, holder, expiresAt, courseDateIds, offered }, checkout)
  for (const courseDate of locked) {
    if (formerly.includes(courseDate.id)) await offerFreeSeats(trx, courseDate, checkout)
  }
}

export function alreadyPaid() {
  return new ApiError(
    409,
    'already_paid',
    'Your earlier registration has already been paid. Its confirmation will reach you by email.',
  )
}

/** The seats to hold. A date that is past stands for the next one of its course, and holds no seat. */
async function chosenCourseDates({ dates }: PlacedOrder, { database, clocks }: Checkout) {
  const today = dayOf(clocks.academy.now())
  const chosen = new Map<CourseId, string>()
  for (const [course, start] of Object.entries(dates)) {
    if (!isCourseId(course)) continue
    const courseDate = await openCourseDate(database, course, start)
    if (!courseDate) {
      const field = `customerData.dates.${course}`
      throw new ApiError(400, 'invalid_request', `${field}: there is no such date`, { field })
    }
    if (!isPast({ start: courseDate.startDay }, today)) chosen.set(course, courseDate.id)
  }
  return chosen
}

function digestOf({ name, email, phone, selectedItems, dates, offer, uid }: PlacedOrder): string {
  const { items } = quote(selectedItems)
  const days = Object.entries(dates).sort(([one], [other]) => one.localeCompare(other))
  const order = { name, email, phone, items: [...items].sort(), days, offer, uid }
  return createHash('sha256').update(JSON.stringify(order)).digest('base64url')
}
