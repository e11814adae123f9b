// What staff edit: courses, prices and words. An entry has a draft, the version that holds, and every version before. A
// form sends the revision that it read; after another change it is refused as `stale`.
import { z } from 'zod'
import { entryKey } from '../catalogue/entry-fields.ts'
import { formField } from '../catalogue/form.ts'
import { type EntryKind, type EntryKindName, entryKindNames, entryKinds } from '../catalogue/kinds.ts'
import { instant, rowNumber, sentInstant } from '../fields.ts'

/** Visitors see what is published of them. */
const kind = z.enum(entryKindNames.filter((name) => (entryKinds[name] as EntryKind).readBy === undefined))
const revision = rowNumber

const entryHead = z.object({
  key: entryKey,
  revision,
  /** Null: nothing is in preparation. Data is as the kind's schema in contract/catalogue says. */
  draft: z.unknown(),
  /** What visitors see; null before the first publication, or after the last was taken back. */
  data: z.unknown(),
  version: z.int().nullable(),
  /** When the next scheduled version begins to hold. */
  scheduledFor: instant.nullable(),
  /** False: from the release, and a later release may change it. */
  byStaff: z.boolean(),
  /** A release changed it after staff had: the newest version in the history is only an offer. */
  bothChanged: z.boolean(),
  /** Spanish texts of the draft, or of what holds, that are missing or older than the English ones. */
  translation: z.array(z.object({ path: z.string(), state: z.enum(['missing', 'outdated']) })),
})
export type OfficeEntryHead = z.infer<typeof entryHead>

const entryVersion = z.object({
  version: z.int(),
  data: z.unknown(),
  source: z.enum(['release', 'staff']),
  /** A staff member's name, or the user of the command line; null for a release. */
  by: z.string().nullable(),
  state: z.enum(['current', 'scheduled', 'past', 'taken back', 'offered']),
  publishedAt: instant,
  holdsFrom: instant.nullable(),
  takenBackAt: instant.nullable(),
})

const entry = entryHead.extend({
  /** Of its kind. */
  form: z.array(formField),
  draftedAt: instant.nullable(),
  /** The name of who saved the draft last. */
  draftedBy: z.string().nullable(),
  /** Newest first. */
  versions: z.array(entryVersion),
})
export type OfficeEntry = z.infer<typeof entry>

/** GET /api/office/catalogue: with which the office names courses and shows prices. */
export const readCatalogue = {
  summary: 'The courses, programs, prices and terms that hold now',
  response: {
    200: z.object({ courses: z.unknown(), programs: z.unknown(), plan: z.unknown(), credit: z.unknown() }),
  },
}

/** GET /api/office/catalogue/:kind. Faculty gets drafts of its own courses only, here and below. */
export const listEntries = {
  summary: 'The form of a kind, and every entry with its draft and what visitors see',
  params: z.object({ kind }),
  response: { 200: z.object({ form: z.array(formField), entries: z.array(entryHead) }) },
}
export type OfficeEntries = z.infer<(typeof listEntries.response)[200]>

/** GET /api/office/catalogue/:kind/:key */
export const readEntry = {
  summary: 'One entry with its draft and every version',
  params: z.object({ kind, key: entryKey }),
  response: { 200: entry },
}

/** The kinds of the classroom. Visitors see none of them, and no call lists them. */
export const classroomKinds = ['lesson', 'outline', 'question'] as const

/** GET /api/office/catalogue/lesson/:key, …/outline/:key and …/question/:key */
export const readClassroomEntry = (ofKind: (typeof classroomKinds)[number]) => ({
  summary: `One ${ofKind} with its draft and every version`,
  params: z.object({ key: entryKey }).transform(({ key }) => ({ kind: ofKind, key })),
  response: { 200: entry },
})

/** GET /api/office/catalogue/price/:key/sold */
export const readSold = {
  summary: 'How many paid registrations of an item were placed while each of its prices held',
  params: z.object({ key: entryKey }),
  response: { 200: z.object({ sold: z.array(z.object({ version: z.int(), count: z.int() })) }) },
}
export type OfficeSold = z.infer<(typeof readSold.response)[200]>

const changed = z.object({ revision })

const wordKinds = entryKindNames.filter((name) => entryKinds[name].publishedBy === 'content')
const wordParams = z.object({ kind: z.enum(wordKinds), key: entryKey })
const priceParams = z.object({ key: entryKey }).transform(({ key }) => ({ kind: 'price' as const, key }))

const programParams = z.object({ key: entryKey }).transform(({ key }) => ({ kind: 'program' as const, key }))
const termsParams = z.object({ key: entryKey }).transform(({ key }) => ({ kind: 'terms' as const, key }))

/** The same calls for words and courses, and for prices, which other people publish. */
function changesOf<Params extends z.ZodType<{ kind: EntryKindName; key: string }>>(params: Params) {
  return {
    /** PUT …/draft. Revision 0 adds an entry. */
    saveDraft: {
      summary: 'Saves a draft, which no visitor sees',
      params,
      body: z.object({ revision, data: z.unknown() }),
      response: { 200: changed },
    },
    /** POST …/discard */
    discardDraft: {
      summary: 'Deletes a draft',
      params,
      body: z.object({ revision }),
      response: { 200: changed },
    },
    /** POST …/publish */
    publish: {
      summary: 'Publishes the draft, at once or from an instant on',
      params,
      body: z.object({
        revision,
        /** Null: at once. */
        from: sentInstant.nullable(),
      }),
      response: { 200: z.object({ revision, version: z.int() }) },
    },
    /** POST …/take-back */
    takeBack: {
      summary: 'Takes a published or scheduled version back',
      params,
      body: z.object({ revision, version: rowNumber }),
      response: { 200: changed },
    },
  }
}

/** Under /api/office/catalogue/:kind/:key, for owner and desk; faculty drafts its own courses. */
export const contentChanges = changesOf(wordParams)
/** Under /api/office/catalogue/price/:key, for owner and finance. */
export const priceChanges = changesOf(priceParams)
/** Under /api/office/catalogue/program/:key, for owner and finance: its courses are what its price buys. */
export const programChanges = changesOf(programParams)
/** Under /api/office/catalogue/terms/:key, for owner and finance. */
export const termsChanges = changesOf(termsParams)
