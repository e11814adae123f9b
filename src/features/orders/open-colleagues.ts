// One payer registers several people: the same courses, dates and price for each, in one order. All seats or none.
import { randomUUID } from 'node:crypto'
import { soldAs } from '#content/catalogue.ts'
import type { Colleague } from '#contract/checkout.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Quote } from '#domain/pricing/pricing.ts'
import { lockCourseDates } from '#features/catalogue/course-dates.queries.ts'
import { insertUse } from '#features/discounts/discount-codes.queries.ts'
import { insertLines } from '#features/registrations/registration-lines.queries.ts'
import { insertRegistration } from '#features/registrations/registrations.queries.ts'
import { dateFull } from '#features/seats/date-refusals.ts'
import { restTime, tooManyUnpaidSeats } from '#features/seats/hold-caps.ts'
import { takeSeats } from '#features/seats/holds.ts'
import { releaseSeats, seatsOfRegistration } from '#features/seats/seats.queries.ts'
import { groupHoldOf, type Holder, insertHolds } from '#features/seats/unpaid-holds.queries.ts'
import { offerFreeSeats } from '#features/seats/waiting-list.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { withPayments } from './payments-of-order.ts'

type Opening = {
  payer: RegistrationRow
  colleagues: readonly Colleague[]
  /** Colleagues of the order that this one replaces. Their seats are free for this one. */
  former: readonly RegistrationRow[]
  priced: Quote
  courseDates: ReadonlyMap<CourseId, string>
  code: string | undefined
  holder: Holder
}

/** The payer's registration is open, and its dates are locked. */
export async function openColleagues(trx: Database, opening: Opening, context: Context): Promise<void> {
  const { colleagues, former, courseDates, holder } = opening
  const given = await releaseFormer(trx, former)
  const courseDateIds = [...courseDates.values()]
  if (colleagues.length > 0 && courseDateIds.length > 0) await refuseSecondGroup(trx, opening, context)
  for (const [index, colleague] of colleagues.entries()) {
    const { id: registrationId, expiresAt } = await insertColleague(trx, opening, colleague, index)
    const full = await takeSeats(trx, registrationId, courseDateIds)
    if (full.length > 0) throw dateFull(full)
    await insertHolds(trx, { registrationId, ...holder, expiresAt }, courseDateIds)
  }
  for (const courseDate of await lockCourseDates(trx, given)) await offerFreeSeats(trx, courseDate, context)
}

async function releaseFormer(trx: Database, former: readonly RegistrationRow[]): Promise<string[]> {
  const given = new Set<string>()
  for (const { id } of former) {
    const seats = await seatsOfRegistration(trx, id)
    await releaseSeats(trx, id, seats)
    for (const courseDateId of seats) given.add(courseDateId)
  }
  return [...given]
}

/**
 * Colleagues count toward no share of a date: a practice may register six people at once. So a network or a buyer holds the seats
 * of one unpaid group at a time.
 */
async function refuseSecondGroup(trx: Database, { payer, holder }: Opening, { clocks }: Context) {
  const now = clocks.real.now()
  const since = new Date(now.getTime() - restTime)
  const until = await groupHoldOf(trx, holder, { since, except: payer.id })
  if (until) throw tooManyUnpaidSeats(new Date(until.getTime() + restTime), now)
}

/** Opened after the payer's, each a millisecond later: registrations are locked by this order. */
async function insertColleague(
  trx: Database,
  { payer, priced, courseDates, code }: Opening,
  { name, email, language = payer.language }: Colleague,
  index: number,
): Promise<RegistrationRow> {
  const { status, dispute, paidAt, linkEdition, revision, payments, ledger, plan, ...agreed } = payer
  const inserted = await insertRegistration(trx, {
    ...agreed,
    id: randomUUID(),
    groupId: payer.id,
    uid: null,
    email,
    name,
    phone: '',
    language,
    payer: { name: payer.name, email: payer.email },
    formKey: null,
    replaces: null,
    openedAt: new Date(payer.openedAt.getTime() + index + 1),
  })
  if (!inserted) throw new Error('A colleague was not registered.')
  const { id: registrationId } = inserted
  if (code !== undefined) await insertUse(trx, { registrationId, code })
  const lines = priced.lines.map((line) => ({
    ...line,
    courseDateId: courseDates.get(line.course) ?? null,
    soldAs: soldAs(line.course),
  }))
  const opened = await withPayments(trx, inserted, null, 0)
  await insertLines(trx, registrationId, lines)
  return opened
}
