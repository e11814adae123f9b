// Decisions on hours and cases, test results and award steps.

import { emailsToCome } from '#features/office-calls/emails-to-come.ts'
import { type OfficeStaff, serveOffice } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
import { uidOfAccount } from '#features/people/users.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Database } from '#platform/database/connection.ts'
import type { App } from '#platform/http/app-type.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Entry } from './award-notices.ts'
import { decideEntry, previewDecision, readEntry, recordStep, recordTest } from './record-award.ts'

export function awardChangeRoutes(app: App, parts: OfficeParts): void {
  decisionRoutes(app, parts)
  recordRoutes(app, parts)
}

function decisionRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve(
    'POST /api/office/awards/entries/:id/decision/preview',
    ({ params: { id }, body: { enteredAt, ...decision } }, staff) =>
      orStale({ kind: 'award entry', id }, parts, async () => {
        const entry = await entryOf({ id, enteredAt }, staff, parts)
        return emailsToCome((await previewDecision(entry, decision, context)).emails)
      }),
  )
  serve(
    'POST /api/office/awards/entries/:id/decision',
    async ({ params: { id }, body: { enteredAt, ...decision } }, staff, note) => {
      await orStale({ kind: 'award entry', id }, parts, async () =>
        decideEntry(await entryOf({ id, enteredAt }, staff, parts), decision, context, note),
      )
    },
  )
}

/** Refused unless it is pending and as staff saw it. */
async function entryOf(
  { id, enteredAt }: { id: string; enteredAt: string },
  staff: OfficeStaff,
  { database }: OfficeParts,
): Promise<Entry> {
  const entry = await readEntry(id, database)
  await refuseOwn(entry.row.uid, staff, database)
  const isSame = entry.row.state === 'pending' && entry.row.enteredAt.toISOString() === enteredAt
  if (!isSame) throw new Refusal('entry_changed')
  return entry
}

function recordRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { context } = parts
  serve('POST /api/office/awards/tests', async ({ body: { email, ...attempt } }, staff, note) => {
    const { state } = await recordTest(await accountOf(email, staff, parts), attempt, context, note)
    return { passed: state === 'passed' }
  })
  serve('POST /api/office/awards/fees', async ({ body: { email, ...fee } }, staff, note) => {
    const uid = await accountOf(email, staff, parts)
    await recordStep({ uid, step: 'fee', ...fee }, context, note)
  })
  serve('POST /api/office/awards/defenses', async ({ body: { email, doneOn } }, staff, note) => {
    const uid = await accountOf(email, staff, parts)
    await recordStep({ uid, award: 'mastership', step: 'defense', doneOn }, context, note)
  })
}

async function accountOf(email: string, staff: OfficeStaff, { database }: OfficeParts): Promise<string> {
  const uid = await uidOfAccount(database, email)
  if (uid === undefined) throw new Refusal('no_account_with', { email })
  await refuseOwn(uid, staff, database)
  return uid
}

/** Staff may be registrants too. Nobody decides about their own award. */
async function refuseOwn(uid: string, { email }: OfficeStaff, database: Database): Promise<void> {
  if ((await uidOfAccount(database, email)) === uid) throw new Refusal('own_award')
}
