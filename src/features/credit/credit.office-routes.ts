import type { z } from 'zod'
import { approvalLimit } from '#content/approval-limit.ts'
import { largeChanges } from '#content/en/office/money/large-changes.ts'
import type { Api } from '#contract/api.ts'
import type { PersonCredit } from '#contract/office/credit.ts'
import type { Cents } from '#domain/money/money.ts'
import { entriesOfCredits } from '#features/ledger/ledger.queries.ts'
import type { DeskParts } from '#features/office-calls/desk.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { servePreview } from '#features/office-calls/previews.ts'
import { refuseStale } from '#features/office-calls/refuse-stale.ts'
import { withSecondPerson } from '#features/office-calls/second-person.ts'
import type { Note } from '#features/record/staff-note.ts'
import { findPerson } from '#features/registrations/find-person.ts'
import type { Context } from '#platform/context.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { App } from '#platform/http/app-type.ts'
import { creditView } from './credit-view.ts'
import { giveCredit, givenLately, isGivenByStaff, reverseCredit } from './give-credit.ts'
import { creditsOf, lockGiving } from './tuition-credits.queries.ts'

type Sent = { params: { id: string }; body: z.output<Api['POST /api/office/people/:id/credit']['body']> }

export function officeCreditRoutes(app: App, parts: DeskParts): void {
  const serve = serveOffice(app, parts)
  const { context, database } = parts
  serve('GET /api/office/people/:id/credit', async ({ params }) =>
    readCredit((await findPerson(database, params.id)).email, parts),
  )
  const give = async ({ params, body: { until, lately, ...given } }: Sent, to: Context, note: Note) => {
    const { email } = await findPerson(to.database, params.id)
    const work = (trx: Database) => giveCredit(trx, { email, ...given, expiresOn: until }, to, note)
    return inTransaction(to.database, work)
  }
  servePreview(app, parts, 'POST /api/office/people/:id/credit', give)
  serve('POST /api/office/people/:id/credit', async (request, staff, note) => {
    const { id: personId } = request.params
    const { source, amount, lately } = request.body
    const large = {
      ...largeChanges.creditGiven({ personId, source, amount }),
      amount: amount + lately,
      permission: 'refundBeyond',
      path: `/people/${personId}`,
    } as const
    const { id, expiresOn } = await withSecondPerson({ staff, note }, parts, (second) =>
      database.transaction().execute(async (trx) => {
        await refuseStaleSum(trx, personId, lately, context)
        await second.takeRequest(trx, large)
        return give(request, { ...context, database: trx }, note)
      }),
    )
    return { id, until: expiresOn }
  })
  serve('POST /api/office/credit/:id/reverse', async ({ params: { id }, body: { reason } }, _staff, note) => {
    const reverse = (trx: Database) => reverseCredit(trx, { id, reason }, context, note)
    return { amount: await database.transaction().execute(reverse) }
  })
}

/** Locks what staff give the person, so that amounts given at the same time are not each below the limit. */
async function refuseStaleSum(
  trx: Database,
  personId: string,
  opened: Cents,
  context: Context,
): Promise<void> {
  const { email } = await findPerson(trx, personId)
  await lockGiving(trx, email)
  const [newest] = await creditsOf(trx, email)
  const current = await givenLately(trx, email, context)
  const subject = newest ? ({ kind: 'credit', id: newest.id } as const) : null
  await refuseStale(trx, { subject, opened, current })
}

async function readCredit(email: string, { context, database }: DeskParts): Promise<PersonCredit> {
  const { total, credits } = await creditView(database, email, context)
  const rows = new Map((await creditsOf(database, email)).map((row) => [row.id, row]))
  const entries = await entriesOfCredits(database, [...rows.keys()])
  return {
    total,
    lately: await givenLately(database, email, context),
    limit: approvalLimit(),
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
