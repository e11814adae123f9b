// Calls that read and change what staff edit.
import { catalogue } from '#content/catalogue.ts'
import { formOf } from '#contract/catalogue/form.ts'
import { entryKinds } from '#contract/catalogue/kinds.ts'
import { entrySubject } from '#domain/record/subjects.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import { orStale } from '#features/office-calls/or-stale.ts'
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
  for (const entry of [':kind/:key', 'price/:key', 'program/:key', 'terms/:key'] as const) {
    draftRoutes(app, parts, entry)
    publicationRoutes(app, parts, entry)
  }
}

function readingRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  serve('GET /api/office/catalogue', async () => catalogue())
  serve('GET /api/office/catalogue/:kind', async ({ params: { kind } }, staff) => ({
    form: formOf(entryKinds[kind].schema),
    entries: await listEntries(kind, parts, (name) => mayReadDraft(name, staff)),
  }))
  for (const entry of [':kind/:key', 'lesson/:key', 'outline/:key', 'question/:key'] as const) {
    serve(`GET /api/office/catalogue/${entry}`, async ({ params }, staff) => ({
      form: formOf(entryKinds[params.kind].schema),
      ...(await readEntry(params, parts, mayReadDraft(params, staff))),
    }))
  }
  serve('GET /api/office/catalogue/price/:key/sold', async ({ params: { key } }) => ({
    sold: await countSold(key, parts),
  }))
}

type ChangedEntry = ':kind/:key' | 'price/:key' | 'program/:key' | 'terms/:key'

function draftRoutes(app: App, parts: OfficeParts, entry: ChangedEntry): void {
  const serve = serveOffice(app, parts)
  serve(`PUT /api/office/catalogue/${entry}/draft`, ({ params, body: { revision, data } }, staff, note) => {
    const form = { ...params, revision, data }
    return orStale(entrySubject(params), parts, async () => ({
      revision: await saveDraft(form, staff.id, parts, note),
    }))
  })
  serve(`POST /api/office/catalogue/${entry}/discard`, ({ params, body }, _staff, note) =>
    orStale(entrySubject(params), parts, async () => ({
      revision: await discardDraft({ ...params, ...body }, parts, note),
    })),
  )
}

function publicationRoutes(app: App, parts: OfficeParts, entry: ChangedEntry): void {
  const serve = serveOffice(app, parts)
  serve(`POST /api/office/catalogue/${entry}/publish`, ({ params, body: { revision, from } }, staff, note) =>
    orStale(entrySubject(params), parts, () =>
      withSecondPerson({ staff, note }, parts, (second) => {
        const form = { ...params, revision, from: from === null ? null : new Date(from) }
        const by = { staffId: staff.id }
        return publishDraft(form, by, parts, note, (trx) => agreeToLimit(trx, params, second, parts))
      }),
    ),
  )
  serve(`POST /api/office/catalogue/${entry}/take-back`, ({ params, body }, staff, note) =>
    orStale(entrySubject(params), parts, () =>
      withSecondPerson({ staff, note }, parts, async (second) => ({
        revision: await takeBack({ ...params, ...body }, parts, note, (trx) =>
          agreeToLimit(trx, params, second, parts),
        ),
      })),
    ),
  )
}
