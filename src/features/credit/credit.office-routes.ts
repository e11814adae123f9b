import type { z } from 'zod'
import * as calls from '#contract/office/credit.ts'
import { addDays, dayOf } from '#domain/days.ts'
import { type Cents, formatMoney, sum } from '#domain/money.ts'
import { entriesOfCredits } from '#features/ledger/ledger.queries.ts'
import type { Note } from '#features/record/staff-note.ts'
import { findPerson } from '#features/registrations/find-person.ts'
import type { DeskParts } from '#features/staff-access/desk.ts'
import { officeCall } from '#features/staff-access/guard.ts'
import { previewCall } from '#features/staff-access/previews.ts'
import { requireSecondPerson } from '#features/staff-access/second-person.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '#platform/http/app-type.ts'
import { creditView } from './credit-view.ts'
import { giveCredit, isGivenByStaff, reverseCredit } from './give-credit.ts'
import { creditsOf } from './tuition-credits.queries.ts'

type Sent = { params: { id: string }; body: z.infer<typeof calls.giveCredit.body> }

export function officeCreditRoutes(app: App, parts: DeskParts): void {
  const { context, database } = parts
  officeCall(app, parts, {
    method: 'GET',
    url: '/api/office/people/:id/credit',
    schema: calls.personCredit,
    permission: 'see',
    handler: async ({ params }) => readCredit((await findPerson(database, params.id)).email, parts),
  })
  const giving = {
    url: '/api/office/people/:id/credit',
    schema: calls.giveCredit,
    permission: 'refundBeyond',
  } as const
  const give = async ({ params, body: { until, ...given } }: Sent, to: Context, note: Note) => {
    const { email } = await findPerson(to.database, params.id)
    const work = (trx: Database) => giveCredit(trx, { email, ...given, expiresOn: until }, to, note)
    return inTransaction(to.database, work)
  }
  previewCall(app, parts, { ...giving, work: give })
  officeCall(app, parts, {
    ...giving,
    method: 'POST',
    fresh: true,
    action: 'credit give',
    handler: async (request, staff, note) => {
      const person = request.params.id
      const { email } = await findPerson(database, person)
      const amount = request.body.amount + (await givenLately(email, parts))
      const change = `${formatMoney(request.body.amount)} of ${request.body.source} credit given`
      const large = { change, amount, permission: 'refundBeyond', path: `/people/${person}` } as const
      await requireSecondPerson(large, staff, parts, note)
      const { id, expiresOn } = await give(request, context, note)
      return { id, until: expiresOn }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/credit/:id/reverse',
    schema: calls.reverseCredit,
    permission: 'refundBeyond',
    fresh: true,
    action: 'credit reverse',
    handler: async ({ params: { id }, body: { reason } }, _staff, note) => {
      const reverse = (trx: Database) => reverseCredit(trx, { id, reason }, context, note)
      return { amount: await database.transaction().execute(reverse) }
    },
  })
}

/** So that several small amounts are not below the limit. */
async function givenLately(email: string, { clocks, database }: DeskParts): Promise<Cents> {
  const since = addDays(dayOf(clocks.academy.now()), -30)
  const given = (await creditsOf(database, email)).filter(
    (credit) => isGivenByStaff(credit) && credit.reversedAt === null && dayOf(credit.givenAt) > since,
  )
  return sum(given.map(({ amount }) => amount))
}

async function readCredit(email: string, { context, database }: DeskParts): Promise<calls.PersonCredit> {
  const { total, credits } = await creditView(database, email, context)
  const rows = new Map((await creditsOf(database, email)).map((row) => [row.id, row]))
  const entries = await entriesOfCredits(database, [...rows.keys()])
  return {
    total,
    credits: credits.map((credit) => {
      const row = rows.get(credit.id)
      return {
        ...credit,
        reason: row?.reason ?? null,
        entries: entries
          .filter(({ creditId }) => creditId === credit.id)
          .map(({ creditId, ...entry }) => entry),
        reversible: row !== undefined && isGivenByStaff(row) && row.balance > 0 && row.held === 0,
      }
    }),
  }
}
