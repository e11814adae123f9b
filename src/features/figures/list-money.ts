// Payments and refunds by the academy's day, and money that is not settled.

import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type { OfficeMoney, OfficeOpenMoney } from '#contract/office/money.ts'
import { addDays, type Day, dayOf, days, isDay } from '#domain/dates/days.ts'
import { wholeId } from '#domain/money/group-parts.ts'
import { sum } from '#domain/money/money.ts'
import { guestId } from '#features/people/notes.queries.ts'
import { namesOf } from '#features/people/office-people.queries.ts'
import type { Context } from '#platform/context.ts'
import { beyondOf, pageOf } from '#platform/http/pages-of-lists.ts'
import {
  type AskedRefund,
  askedRefunds,
  type DaySums,
  listMovements,
  type Movement,
  type MovementPage,
  type OpenRefund,
  openDisputes,
  openRefunds,
  sumMovements,
  sumsByDay,
  unfinishedRegistrations,
} from './office-money.queries.ts'
import { dueInstallments, usableCredits } from './office-open-money.queries.ts'

type Query = z.output<Api['GET /api/office/money']['query']>

const accounts = { card: 'provider', offline: 'offline' } as const

export async function listMoney(query: Query, { database, clocks }: Context): Promise<OfficeMoney> {
  const today = dayOf(clocks.academy.now())
  const from = query.from ?? `${today.slice(0, 7)}-01`
  const to = query.to ?? today
  const beyond = beyondOf(query, readPlace)
  const page: MovementPage = {
    from,
    to,
    kinds: query.kind,
    account: query.provider && accounts[query.provider],
    q: query.q,
    beyond: beyond && { ...beyond.place, backwards: beyond.backwards },
    limit: query.limit + 1,
  }
  const found = await listMovements(database, page)
  const { rows, ...ends } = pageOf(found, query, ({ day, id }) => [day, id])
  const byDay = await sumsByDay(database, { from, to })
  return {
    ...ends,
    from,
    to,
    rows: rows.map(movementView),
    ...(await sumMovements(database, page)),
    totals: totalOf(byDay),
    days: byDay,
  }
}

function readPlace([day, id]: unknown[]): { day: Day; id: number } | null {
  if (typeof day !== 'string' || !isDay(day) || typeof id !== 'number' || !Number.isSafeInteger(id))
    return null
  return { day, id }
}

function totalOf(all: readonly DaySums[]): OfficeMoney['totals'] {
  const total = (name: Exclude<keyof DaySums, 'day'>) => sum(all.map((one) => one[name]))
  return {
    payments: total('payments'),
    paid: total('paid'),
    refunds: total('refunds'),
    refundsBack: total('refundsBack'),
    refunded: total('refunded'),
    disputed: total('disputed'),
    net: total('net'),
  }
}

function movementView(row: Movement): OfficeMoney['rows'][number] {
  const { recordedAt, refund, dispute, intentId, ...movement } = row
  return { ...movement, recordedAt: recordedAt.toISOString(), reference: refund ?? dispute ?? intentId }
}

/** How long an unfinished registration is worth a call. */
const followUp = days(14)
/** Installments are listed so many days ahead. */
const dueSoon = 30

export async function readOpenMoney({ database, clocks, provider }: Context): Promise<OfficeOpenMoney> {
  const disputes = await openDisputes(database)
  const unfinished = await unfinishedRegistrations(database, unfinishedSince(clocks))
  const today = dayOf(clocks.academy.now())
  const due = await dueInstallments(database, addDays(today, dueSoon))
  const credits = await usableCredits(database, today)
  const names = await namesOf(
    database,
    credits.map(({ email }) => email),
  )
  return {
    refundsAsked: (await askedRefunds(database)).map(refundView),
    refundsOpen: (await openRefunds(database, ['due', 'pending'])).map(refundView),
    refundsFailed: (await openRefunds(database, ['failed'])).map(refundView),
    disputes: disputes.map(({ since: _, ...dispute }) => ({
      ...dispute,
      link: provider.disputePage(wholeId(dispute.id)),
    })),
    installments: due.map((one) => ({ ...one, overdue: one.dueDay < today })),
    credit: credits.map(({ id, email, source, balance, expiresOn }) => ({
      id,
      personId: names.get(email)?.personId ?? guestId(email),
      name: names.get(email)?.name ?? email,
      email,
      source,
      amount: balance,
      expiresOn,
    })),
    unfinished: unfinished.map(({ placedAt, ...row }) => ({ ...row, registeredAt: placedAt.toISOString() })),
  }
}

export function unfinishedSince({ academy, real }: Context['clocks']) {
  return { placedSince: new Date(academy.now().getTime() - followUp), expiredBy: real.now() }
}

function refundView({
  decidedAt,
  ...refund
}: OpenRefund | AskedRefund): OfficeOpenMoney['refundsOpen'][number] {
  return { ...refund, decidedAt: decidedAt.toISOString() }
}
