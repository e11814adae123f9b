// Calls that read and change what staff edit.
import { entryOf } from '#content/en/office/staff-notes.ts'
import { findKind } from '#contract/catalogue/kinds.ts'
import * as calls from '#contract/office/entries.ts'
import { publishDraft } from '../../catalogue/publish.ts'
import { listEntries, readEntry } from '../../catalogue/read-entries.ts'
import { discardDraft, saveDraft } from '../../catalogue/save-draft.ts'
import { takeBack } from '../../catalogue/take-back.ts'
import type { App } from '../../http/app-type.ts'
import { ApiError } from '../../http/errors.ts'
import { type OfficeStaff, officeCall } from '../guard.ts'
import type { OfficeParts } from '../office.ts'
import { orStale } from '../or-stale.ts'

export function entryRoutes(app: App, parts: OfficeParts): void {
  const read = { method: 'GET', permission: 'see', allowsLimited: true } as const
  officeCall(app, parts, {
    ...read,
    url: '/api/office/catalogue/:kind',
    schema: calls.listEntries,
    handler: async ({ params }) => ({ entries: await listEntries(params.kind, parts) }),
  })
  officeCall(app, parts, {
    ...read,
    url: '/api/office/catalogue/:kind/:key',
    schema: calls.readEntry,
    handler: ({ params }) => readEntry(params, parts),
  })
  changeRoutes(app, parts)
}

function changeRoutes(app: App, parts: OfficeParts): void {
  const { saveDraft: saving, discardDraft: discarding, publish, takeBack: taking } = calls.contentChanges
  const base = '/api/office/catalogue/:kind/:key' as const
  officeCall(app, parts, {
    method: 'PUT',
    url: `${base}/draft`,
    schema: saving,
    permission: 'content',
    allowsLimited: true,
    action: 'catalogue draft',
    handler({ params, body: { revision, data } }, staff, note) {
      refuseOthersCourses(params, staff)
      const form = { ...params, revision, data }
      return orStale(entryOf(params), parts, async () => ({
        revision: await saveDraft(form, staff.id, parts, note),
      }))
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: `${base}/discard`,
    schema: discarding,
    permission: 'content',
    allowsLimited: true,
    action: 'catalogue draft',
    handler({ params, body }, staff, note) {
      refuseOthersCourses(params, staff)
      return orStale(entryOf(params), parts, async () => ({
        revision: await discardDraft({ ...params, ...body }, parts, note),
      }))
    },
  })
  officeCall(app, parts, {
    method: 'POST',
    url: `${base}/publish`,
    schema: publish,
    permission: 'content',
    action: 'catalogue publish',
    handler: ({ params, body: { revision, from } }, { id }, note) =>
      orStale(entryOf(params), parts, () =>
        publishDraft(
          { ...params, revision, from: from === null ? null : new Date(from) },
          { staffId: id },
          parts,
          note,
        ),
      ),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: `${base}/take-back`,
    schema: taking,
    permission: 'content',
    action: 'catalogue take-back',
    handler: ({ params, body }, _staff, note) =>
      orStale(entryOf(params), parts, async () => ({
        revision: await takeBack({ ...params, ...body }, parts, note),
      })),
  })
}

/** Faculty drafts what belongs to its own courses. */
function refuseOthersCourses({ kind, key }: { kind: string; key: string }, staff: OfficeStaff): void {
  const course = findKind(kind)?.courseOf?.(key)
  if (staff.limited && !(course && staff.courses.includes(course as never))) {
    throw new ApiError(403, 'office_role')
  }
}
