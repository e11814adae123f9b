// An entry that is being edited. What was typed is saved as a draft a moment later, and stays here until it is.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editorCopy as copy } from '#content/en/office/catalogue/entries.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import type { OfficeEntry, OfficeEntryHead } from '#contract/office/entries.ts'
import { reading, useChange } from '../services/queries.ts'
import { isStale as isStaleForm, Refusal } from '../services/refusal.ts'
import { useSession } from '../services/session.ts'
import { showToast } from '../ui/screen/toasts.tsx'
import { makeStore } from '../ui/store.ts'
import { blankAfter, changedLeaves, type Data, isSame, leavesOf, tidy } from './leaves.ts'

const restMs = 1000

type Opened = {
  revision: number
  /** As it was when the form was opened, or saved last. */
  base: Data
  typed: Data
  openedAt: Date
}

const opened = makeStore<Readonly<Record<string, Opened>>>({})
const remember = (name: string, form: Opened | undefined) => {
  const { [name]: _before, ...others } = opened.get()
  opened.set(form ? { ...others, [name]: form } : others)
}
/** Drafts of an entry are sent one after another. */
const sending = new Map<string, Promise<number>>()

export function useEntries(kind: EntryKindName) {
  return useQuery(reading('GET /api/office/catalogue/:kind', { params: { kind } }))
}

export const entryQuery = (kind: EntryKindName, key: string) =>
  reading('GET /api/office/catalogue/:kind/:key', { params: { kind, key } })

/** An entry that is to be added. */
export const isUnknownEntry = (failure: unknown) =>
  failure instanceof Refusal && failure.code === 'entry_unknown'

const ofOneCourse: readonly EntryKindName[] = ['course', 'lesson', 'outline', 'question']

/** Published with the permission for prices. */
const ofMoney: readonly EntryKindName[] = ['price', 'program', 'terms']

/** may: publishes. limited: saves drafts of the own courses. */
export function useEntryGrant(kind: EntryKindName, key: string) {
  const { may, staff } = useSession()
  const grant = may[ofMoney.includes(kind) ? 'accounting' : 'content']
  // The key of a lesson begins with its course.
  const course = key.split('-', 1)[0] ?? ''
  const isOwn = ofOneCourse.includes(kind) && staff.courses.some((own) => own === course)
  return grant === 'limited' && !isOwn ? 'no' : grant
}

/** Whether the person changes what the classroom of a course has. */
export function useMayTeach(course: string): boolean {
  return useEntryGrant('outline', course) !== 'no'
}

type Edited = { form: readonly FormField[]; entry: OfficeEntry | null; others?: readonly OfficeEntryHead[] }

export type EntryEditor = ReturnType<typeof useEntry>

/** `entry` is null for one that does not exist yet. It is saved when the person says so, and comes after `others`. */
export function useEntry(kind: EntryKindName, key: string, { form, entry, others = [] }: Edited) {
  // A new one keeps what was typed whatever its id becomes.
  const name = entry ? `${kind} ${key}` : `${kind} +`
  const base = (entry?.draft ?? entry?.data ?? blankAfter(form, others)) as Data
  const fresh = { revision: entry?.revision ?? 0, base, typed: base, openedAt: new Date() }
  const current = opened.use()[name] ?? fresh
  const data = tidy(form, current.typed)
  const isTyped = !isSame(tidy(form, current.base), data)
  const shown = entry?.data == null ? null : tidy(form, entry.data as Data)
  const calls = useCalls({ kind, key, name, form })
  const { error, save } = calls
  const isStale = isStaleForm(error)
  const waits = entry !== null && isTyped && !isStale
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock begins again with every letter.
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => save().catch(() => undefined), restMs)
    return () => clearTimeout(timer)
  }, [waits, current.typed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the entry saves what was typed last.
  useEffect(() => () => void (entry && save().catch(() => undefined)), [name, form])
  const leaves = leavesOf(kind, form)
  return {
    ...calls,
    kind,
    key,
    form,
    leaves,
    entry,
    data,
    typed: current.typed,
    opened: current,
    isTyped,
    isStale,
    hasDraft: entry?.draft != null,
    /** What visitors see. */
    shown,
    /** Against what visitors see. */
    changes: changedLeaves(leaves, shown, data),
    type: (typed: Data) => remember(name, { ...current, typed }),
    /** After a stale form: what was chosen, on top of what the others saved. */
    saveChoice: (typed: Data) => {
      calls.forget()
      remember(name, { ...fresh, typed })
      return save()
    },
  }
}

type Named = { kind: EntryKindName; key: string; name: string; form: readonly FormField[] }

function useCalls({ kind, key, name, form }: Named) {
  const change = useChange('catalogue', 'classroom')
  const queries = useQueryClient()
  const latest = () => latestOf(queries, kind, key)
  const { reset } = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal belongs to the entry that was open.
  useEffect(() => reset, [name, reset])
  const forget = () => {
    reset()
    remember(name, undefined)
  }

  const settled = () => sending.get(name)?.catch(() => undefined) ?? Promise.resolve()
  const params = { kind, key }
  const made = async (sent: Promise<unknown>) => {
    await sent
    remember(name, undefined)
  }
  const save = () => {
    const next = settled().then(() => sendDraft({ kind, key, name, form }, change, queries))
    sending.set(name, next)
    return next
  }
  return {
    error: change.error,
    isBusy: change.isPending,
    forget,
    /** Saves what was typed and answers the revision of the entry. */
    save,
    discard: async () => {
      await settled()
      forget()
      const entry = latest()
      if (entry?.draft != null) {
        const call = 'POST /api/office/catalogue/:kind/:key/discard'
        await made(change.mutateAsync({ call, params, body: { revision: entry.revision } }))
      }
      showToast({ text: copy.discarded })
    },
    publish: (revision: number, from: string | null) => {
      const call = 'POST /api/office/catalogue/:kind/:key/publish'
      return made(change.mutateAsync({ call, params, body: { revision, from } }))
    },
    takeBack: async (version: number) => {
      const call = 'POST /api/office/catalogue/:kind/:key/take-back'
      return made(change.mutateAsync({ call, params, body: { revision: await save(), version } }))
    },
  }
}

type EntryChange = ReturnType<typeof useChange>

/** Answers the revision of the entry. */
async function sendDraft(
  { kind, key, name, form }: Named,
  change: EntryChange,
  queries: QueryClient,
): Promise<number> {
  const sent = opened.get()[name]
  const data = sent && tidy(form, sent.typed)
  if (!sent || isSame(tidy(form, sent.base), data)) {
    remember(name, undefined)
    return latestOf(queries, kind, key)?.revision ?? 0
  }
  const body = { revision: sent.revision, data }
  const onSent = ({ revision }: { revision: number }) => {
    const now = opened.get()[name]
    if (now) remember(name, { ...now, revision, base: sent.typed })
  }
  const { revision } = await change.mutateAsync({
    call: 'PUT /api/office/catalogue/:kind/:key/draft',
    params: { kind, key },
    body,
    onSent,
  })
  // Read again by now, so the form shows the same from there.
  if (opened.get()[name]?.typed === sent.typed) remember(name, undefined)
  return revision
}

const latestOf = (queries: QueryClient, kind: EntryKindName, key: string) =>
  queries.getQueryData(entryQuery(kind, key).queryKey)
