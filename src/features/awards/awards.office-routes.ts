// Decisions on hours and cases, test results and award steps.
import * as calls from '#contract/office/award-changes.ts'
import { uidOfAccount } from '#features/people/users.queries.ts'
import { emailsToCome } from '#features/staff-access/emails-to-come.ts'
import { officeCall } from '#features/staff-access/guard.ts'
import type { OfficeParts } from '#features/staff-access/office.ts'
import { orStale } from '#features/staff-access/or-stale.ts'
import type { App } from '#platform/http/app-type.ts'
import { StaffRefusal } from '#platform/http/staff-refusal.ts'
import type { Entry } from './award-notices.ts'
import { decideEntry, previewDecision, readEntry, recordStep, recordTest } from './record-award.ts'

export function awardChangeRoutes(app: App, parts: OfficeParts): void {
  decisionRoutes(app, parts)
  recordRoutes(app, parts)
}

function decisionRoutes(app: App, parts: OfficeParts): void {
  const { context } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/awards/entries/:id/decision/preview',
    schema: calls.previewDecision,
    permission: 'awards',
    handler: ({ params: { id }, body: { enteredAt, ...decision } }) =>
      orStale(`entry ${id}`, parts, async () => {
        const entry = await entryOf(id, enteredAt, parts)
        return emailsToCome((await previewDecision(entry, decision, context)).emails)
      }),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/awards/entries/:id/decision',
    schema: calls.decideEntry,
    permission: 'awards',
    action: 'awards decide',
    handler: async ({ params: { id }, body: { enteredAt, ...decision } }, _staff, note) => {
      await orStale(`entry ${id}`, parts, async () =>
        decideEntry(await entryOf(id, enteredAt, parts), decision, context, note),
      )
      return undefined
    },
  })
}

/** Refused unless it is pending and as staff saw it. */
async function entryOf(id: string, enteredAt: string, { database }: OfficeParts): Promise<Entry> {
  const entry = await readEntry(id, database)
  const isSame = entry.row.state === 'pending' && entry.row.enteredAt.toISOString() === enteredAt
  if (!isSame) throw new StaffRefusal('entry_changed')
  return entry
}

function recordRoutes(app: App, parts: OfficeParts): void {
  const { context } = parts
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/awards/tests',
    schema: calls.recordTest,
    permission: 'awards',
    action: 'awards record-test',
    handler: async ({ body: { email, ...attempt } }, _staff, note) => {
      const { state } = await recordTest(await accountOf(email, parts), attempt, context, note)
      return { passed: state === 'passed' }
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: '/api/office/awards/steps',
    schema: calls.recordStep,
    permission: 'awards',
    action: 'awards record-step',
    handler: async ({ body: { email, ...step } }, _staff, note) => {
      await recordStep({ uid: await accountOf(email, parts), ...step }, context, note)
      return undefined
    },
  })
}

async function accountOf(email: string, { database }: OfficeParts): Promise<string> {
  const uid = await uidOfAccount(database, email)
  if (uid === undefined) throw new StaffRefusal('no_account_with', { email })
  return uid
}
