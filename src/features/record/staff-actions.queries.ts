// The record of what staff did, in the office and on the command line. The database refuses to change it.
import { type SelectQueryBuilder, sql } from 'kysely'
import { type Action, changingVerbs, type Verb, verbs } from '#contract/record.ts'
import { type Subject, subjectKinds, subjectsOf } from '#domain/record/subjects.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Tables } from '#platform/database/rows/tables.ts'

export type RecordedAction = {
  id: number
  at: Date
  staffId: string | null
  /** The staff member's name, or the user of the command line. */
  who: string
  action: Action
}

/** A field's values before and after a change, and the registration, account or address that they belong to. */
export type ChangedValues = {
  about: string
  fields: Readonly<Record<string, { before: string | null; after: string | null }>>
}

type NewAction = {
  at: Date
  /** A staff member, or a user of the command line. */
  by: { staffId: string } | { user: string }
  verb: Verb
  facts: object
}

export async function insertStaffAction(
  trx: Database,
  { at, by, verb, facts: sent }: NewAction,
  changed?: ChangedValues,
): Promise<void> {
  const author = 'staffId' in by ? { who: null, staffId: by.staffId } : { who: by.user, staffId: null }
  const facts = verbs[verb].facts.parse(sent)
  const subjects = subjectsOf(facts)
  const [subject] = subjects
  const { id: actionId } = await trx
    .insertInto('staffActions')
    .values({
      at,
      ...author,
      verb,
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      facts: JSON.stringify(facts),
      about: subjects.map(keyOf),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const values = Object.entries(changed?.fields ?? {}).map(([field, { before, after }]) => ({
    actionId,
    field,
    about: changed?.about ?? '',
    before,
    after,
  }))
  if (values.length > 0) await trx.insertInto('recordValues').values(values).execute()
}

type RecordFilter = {
  /** Only entries before this one. */
  before?: number | undefined
  /** The entries that follow this one. */
  after?: number | undefined
  /** A staff member's id, or 'command line'. */
  who?: string | undefined
  verb?: string | undefined
  /** Leaves out this verb. */
  without?: Verb
  /** The id of anything that an action is about. */
  about?: string | undefined
}

/** Newest first. Without a limit, all of them. */
export async function recordPage(
  db: Database,
  filter: RecordFilter,
  limit: number | null,
): Promise<RecordedAction[]> {
  const { before, after, who, verb, without, about } = filter
  let page = withNames(db)
  if (before !== undefined) page = page.where('staffActions.id', '<', before)
  if (after !== undefined) page = page.where('staffActions.id', '>', after)
  if (who === 'command line') page = page.where('staffActions.staffId', 'is', null)
  else if (who !== undefined) page = page.where('staffActions.staffId', '=', who)
  if (verb !== undefined) page = page.where('staffActions.verb', '=', verb)
  if (without !== undefined) page = page.where('staffActions.verb', '<>', without)
  if (about !== undefined) page = page.where(aboutAny(subjectKinds.map((kind) => ({ kind, id: about }))))
  const ordered = page.orderBy('staffActions.id', after === undefined ? 'desc' : 'asc')
  const found = (await (limit === null ? ordered : ordered.limit(limit)).execute()).map(recordedOf)
  return after === undefined ? found : found.reverse()
}

export async function recordedVerbs(db: Database): Promise<Verb[]> {
  const rows = await db.selectFrom('staffActions').select('verb').distinct().orderBy('verb').execute()
  return rows.map(({ verb }) => verb as Verb)
}

/** The last action that changed the subject. */
export async function lastChangeOf(
  db: Database,
  subject: Subject,
  { since }: { since: Date } = { since: new Date(0) },
): Promise<RecordedAction | undefined> {
  const last = await withNames(db)
    .where(aboutAny([subject]))
    .where('staffActions.verb', 'in', changingVerbs)
    .where('staffActions.at', '>=', since)
    .orderBy('staffActions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && recordedOf(last)
}

export async function valuesOfActions(db: Database, actionIds: readonly number[]) {
  if (actionIds.length === 0) return []
  return db
    .selectFrom('recordValues')
    .select(['actionId', 'field', 'before', 'after'])
    .where('actionId', 'in', actionIds)
    .orderBy('field')
    .execute()
}

/** For erasures: the record keeps that something changed, and not the values. */
export async function deleteRecordValues(trx: Database, about: readonly string[]): Promise<void> {
  if (about.length === 0) return
  await trx.deleteFrom('recordValues').where('about', 'in', about).execute()
}

const keyOf = ({ kind, id }: Subject) => `${kind}/${id}`

const aboutAny = (subjects: readonly Subject[]) =>
  sql<boolean>`staff_actions.about && ${subjects.map(keyOf)}::text[]`

const nameOfAuthor = sql<string>`coalesce(staff.name, staff_actions.who)`

type Row = Pick<RecordedAction, 'id' | 'at' | 'staffId' | 'who'> & { verb: string; facts: object }

const recordedOf = ({ verb, facts, ...row }: Row): RecordedAction => ({
  ...row,
  action: { verb, facts } as Action,
})

function withNames(
  db: Database,
): SelectQueryBuilder<Tables & { staff: Tables['staff'] | null }, 'staffActions' | 'staff', Row> {
  return db
    .selectFrom('staffActions')
    .leftJoin('staff', 'staff.id', 'staffActions.staffId')
    .select([
      'staffActions.id',
      'staffActions.at',
      'staffActions.staffId',
      'staffActions.verb',
      'staffActions.facts',
      nameOfAuthor.as('who'),
    ]) as never
}
