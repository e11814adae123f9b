// What staff edit: courses, prices and words. An entry has a draft, the version that holds, and every version before. A
// form sends the revision that it read; after another change it is refused as `stale`.
import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
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

const changed = z.object({ revision })

const wordKinds = entryKindNames.filter((name) => entryKinds[name].publishedBy === 'content')
const wordParams = z.object({ kind: z.enum(wordKinds), key: entryKey })

/** For calls of one kind, whose addresses have no parameter for it. */
function paramsOf<const Kind extends EntryKindName>(kind: Kind) {
  return z.object({ key: entryKey }).transform(({ key }) => ({ kind, key }))
}

const oneEntry = { summary: 'One entry with its draft and every version', answer: entry } as const

// The same changes for words and courses, and for prices, programs and terms, which other people publish.
/** Revision 0 adds an entry. */
const saveDraft = {
  summary: 'Saves a draft, which no visitor sees',
  records: 'catalogue draft',
  body: z.object({ revision, data: z.unknown() }),
  answer: changed,
} as const
const discardDraft = {
  summary: 'Deletes a draft',
  records: 'catalogue draft',
  body: z.object({ revision }),
  answer: changed,
} as const
const publish = {
  summary: 'Publishes the draft, at once or from an instant on',
  records: 'catalogue publish',
  body: z.object({
    revision,
    /** Null: at once. */
    from: sentInstant.nullable(),
  }),
  answer: z.object({ revision, version: z.int() }),
} as const
const takeBack = {
  summary: 'Takes a published or scheduled version back',
  records: 'catalogue take-back',
  body: z.object({ revision, version: rowNumber }),
  answer: changed,
} as const

const price = { params: paramsOf('price') }
/** Its courses are what its price buys. */
const program = { params: paramsOf('program') }
const terms = { params: paramsOf('terms') }
const forFinance = { staff: 'accounting' } as const
const forFinanceFresh = { staff: 'accounting', fresh: true } as const

export const entryCalls = calls({
  /** With which the office names courses and shows prices. */
  'GET /api/office/catalogue': {
    summary: 'The courses, programs, prices and terms that hold now',
    who: { staff: 'see', scope: 'shared' },
    answer: z.object({ courses: z.unknown(), programs: z.unknown(), plan: z.unknown(), credit: z.unknown() }),
  },
  /** Faculty gets drafts of its own courses only, here and below. */
  'GET /api/office/catalogue/:kind': {
    summary: 'The form of a kind, and every entry with its draft and what visitors see',
    who: { staff: 'see', scope: 'filtered' },
    params: z.object({ kind }),
    answer: z.object({ form: z.array(formField), entries: z.array(entryHead) }),
  },
  'GET /api/office/catalogue/:kind/:key': {
    ...oneEntry,
    who: { staff: 'see', scope: 'filtered' },
    params: z.object({ kind, key: entryKey }),
  },
  // The kinds of the classroom. Visitors see none of them, and no call lists them.
  'GET /api/office/catalogue/lesson/:key': {
    ...oneEntry,
    who: { staff: 'see', scope: 'lesson :key' },
    params: paramsOf('lesson'),
  },
  'GET /api/office/catalogue/outline/:key': {
    ...oneEntry,
    who: { staff: 'see', scope: 'outline :key' },
    params: paramsOf('outline'),
  },
  'GET /api/office/catalogue/question/:key': {
    ...oneEntry,
    who: { staff: 'content', scope: 'question :key' },
    params: paramsOf('question'),
  },
  'GET /api/office/catalogue/price/:key/sold': {
    summary: 'How many paid registrations of an item were placed while each of its prices held',
    who: { staff: 'see' },
    params: z.object({ key: entryKey }),
    answer: z.object({ sold: z.array(z.object({ version: z.int(), count: z.int() })) }),
  },

  // Faculty drafts its own courses.
  'PUT /api/office/catalogue/:kind/:key/draft': {
    ...saveDraft,
    who: { staff: 'content', scope: ':kind :key' },
    params: wordParams,
  },
  'POST /api/office/catalogue/:kind/:key/discard': {
    ...discardDraft,
    who: { staff: 'content', scope: ':kind :key' },
    params: wordParams,
  },
  'POST /api/office/catalogue/:kind/:key/publish': {
    ...publish,
    who: { staff: 'content' },
    params: wordParams,
  },
  'POST /api/office/catalogue/:kind/:key/take-back': {
    ...takeBack,
    who: { staff: 'content' },
    params: wordParams,
  },

  'PUT /api/office/catalogue/price/:key/draft': { ...saveDraft, ...price, who: forFinance },
  'POST /api/office/catalogue/price/:key/discard': { ...discardDraft, ...price, who: forFinance },
  'POST /api/office/catalogue/price/:key/publish': { ...publish, ...price, who: forFinanceFresh },
  'POST /api/office/catalogue/price/:key/take-back': { ...takeBack, ...price, who: forFinanceFresh },
  'PUT /api/office/catalogue/program/:key/draft': { ...saveDraft, ...program, who: forFinance },
  'POST /api/office/catalogue/program/:key/discard': { ...discardDraft, ...program, who: forFinance },
  'POST /api/office/catalogue/program/:key/publish': { ...publish, ...program, who: forFinanceFresh },
  'POST /api/office/catalogue/program/:key/take-back': { ...takeBack, ...program, who: forFinanceFresh },
  'PUT /api/office/catalogue/terms/:key/draft': { ...saveDraft, ...terms, who: forFinance },
  'POST /api/office/catalogue/terms/:key/discard': { ...discardDraft, ...terms, who: forFinance },
  'POST /api/office/catalogue/terms/:key/publish': { ...publish, ...terms, who: forFinanceFresh },
  'POST /api/office/catalogue/terms/:key/take-back': { ...takeBack, ...terms, who: forFinanceFresh },
})
export type EntryCalls = typeof entryCalls
export type OfficeEntries = AnswerOf<(typeof entryCalls)['GET /api/office/catalogue/:kind']>
export type OfficeSold = AnswerOf<(typeof entryCalls)['GET /api/office/catalogue/price/:key/sold']>
