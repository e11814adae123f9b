// Calls that read and change what staff edit.
import { catalogue } from '#content/catalogue.ts'
import { entryOf } from '#content/en/office/record/staff-notes.ts'
import { formOf } from '#contract/catalogue/form.ts'
import { entryKinds } from '#contract/catalogue/kinds.ts'
import * as calls from '#contract/office/entries.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
import type { LimitedTo } from '#features/office-calls/scope.ts'
import { withSecondPerson } from '#features/office-calls/second-person.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { agreeToLimit } from './agree-to-limit.ts'
import { countSold } from './count-sold.ts'
import { mayReadDraft } from './may-read-draft.ts'
import { publishDraft } from './publish.ts'
import { listEntries, readEntry } from './read-entries.ts'
import { discardDraft, saveDraft } from './save-draft.ts'
import { takeBack } from './take-back.ts'

export function entryRoutes(app: App, parts: OfficeParts): void {
  readingRoutes(app, parts)
  classroomRoutes(app, parts)
  const content = calls.contentChanges
  draftRoutes(app, parts, {
    base: '/api/office/catalogue/:kind/:key',
    permission: 'content',
    limitedTo: { entry: { kind: 'params.kind', key: 'params.key' } },
    ...content,
  })
  publicationRoutes(app, parts, {
    base: '/api/office/catalogue/:kind/:key',
    permission: 'content',
    ...content,
  })
  const money = [
    { base: '/api/office/catalogue/price/:key', permission: 'accounting', ...calls.priceChanges },
    { base: '/api/office/catalogue/program/:key', permission: 'accounting', ...calls.programChanges },
    { base: '/api/office/catalogue/terms/:key', permission: 'accounting', ...calls.termsChanges },
  ] as const
  for (const those of money) {
    draftRoutes(app, parts, those)
    publicationRoutes(app, parts, { ...those, fresh: true })
  }
}

function readingRoutes(app: App, parts: OfficeParts): void {
  const read = { method: 'GET', permission: 'see', limitedTo: 'filtered' } as const
  officeCall(app, parts, {
    ...read,
    limitedTo: 'shared',
    url: '/api/office/catalogue',
    schema: calls.readCatalogue,
    handler: async () => catalogue(),
  })
  officeCall(app, parts, {
    ...read,
    url: '/api/office/catalogue/:kind',
    schema: calls.listEntries,
    handler: async ({ params: { kind } }, staff) => ({
      form: formOf(entryKinds[kind].schema),
      entries: await listEntries(kind, parts, (name) => mayReadDraft(name, staff)),
    }),
  })
  officeCall(app, parts, {
    ...read,
    url: '/api/office/catalogue/:kind/:key',
    schema: calls.readEntry,
    handler: async ({ params }, staff) => ({
      form: formOf(entryKinds[params.kind].schema),
      ...(await readEntry(params, parts, mayReadDraft(params, staff))),
    }),
  })
  officeCall(app, parts, {
    method: 'GET',
    permission: 'see',
    url: '/api/office/catalogue/price/:key/sold',
    schema: calls.readSold,
    handler: async ({ params: { key } }) => ({ sold: await countSold(key, parts) }),
  })
}

/** What visitors never see. Faculty reads what its own courses have. */
function classroomRoutes(app: App, parts: OfficeParts): void {
  for (const kind of calls.classroomKinds) {
    officeCall(app, parts, {
      method: 'GET',
      permission: entryKinds[kind].readBy,
      limitedTo: { entry: { kind, key: 'params.key' } },
      url: `/api/office/catalogue/${kind}/:key`,
      schema: calls.readClassroomEntry(kind),
      handler: async ({ params }, staff) => ({
        form: formOf(entryKinds[kind].schema),
        ...(await readEntry(params, parts, mayReadDraft(params, staff))),
      }),
    })
  }
}

type Schemas = 'contentChanges' | 'priceChanges' | 'programChanges' | 'termsChanges'

type Calls = (typeof calls)[Schemas] & {
  base: `/api/office/catalogue/${string}`
  permission: 'content' | 'accounting'
  limitedTo?: LimitedTo
  fresh?: true
}

function draftRoutes(app: App, parts: OfficeParts, { base, permission, limitedTo, ...schemas }: Calls): void {
  const shared = { permission, ...(limitedTo && { limitedTo }), action: 'catalogue draft' } as const
  officeCall(app, parts, {
    ...shared,
    method: 'PUT',
    url: `${base}/draft`,
    schema: schemas.saveDraft,
    handler({ params, body: { revision, data } }, staff, note) {
      const form = { ...params, revision, data }
      return orStale(entryOf(params), parts, async () => ({
        revision: await saveDraft(form, staff.id, parts, note),
      }))
    },
  })
  officeCall(app, parts, {
    ...shared,
    method: 'POST',
    url: `${base}/discard`,
    schema: schemas.discardDraft,
    handler: ({ params, body }, _staff, note) =>
      orStale(entryOf(params), parts, async () => ({
        revision: await discardDraft({ ...params, ...body }, parts, note),
      })),
  })
}

function publicationRoutes(
  app: App,
  parts: OfficeParts,
  { base, permission, fresh, ...schemas }: Calls,
): void {
  const shared = { permission, ...(fresh && { fresh }) }
  officeCall(app, parts, {
    method: 'POST',
    url: `${base}/publish`,
    schema: schemas.publish,
    ...shared,
    action: 'catalogue publish',
    handler: ({ params, body: { revision, from } }, staff, note) =>
      orStale(entryOf(params), parts, () =>
        withSecondPerson({ staff, note }, parts, (second) => {
          const form = { ...params, revision, from: from === null ? null : new Date(from) }
          const by = { staffId: staff.id }
          return publishDraft(form, by, parts, note, (trx) => agreeToLimit(trx, params, second, parts))
        }),
      ),
  })
  officeCall(app, parts, {
    method: 'POST',
    url: `${base}/take-back`,
    schema: schemas.takeBack,
    ...shared,
    action: 'catalogue take-back',
    handler: ({ params, body }, staff, note) =>
      orStale(entryOf(params), parts, () =>
        withSecondPerson({ staff, note }, parts, async (second) => ({
          revision: await takeBack({ ...params, ...body }, parts, note, (trx) =>
            agreeToLimit(trx, params, second, parts),
          ),
        })),
      ),
  })
}
