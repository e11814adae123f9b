// An entry that is being edited. What was typed stays while the office is open, also on other screens.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editorCopy as copy } from '#content/en/office/catalogue.ts'
import type { FormField } from '#contract/catalogue/form.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import type { OfficeEntries, OfficeEntry } from '#contract/office/entries.ts'
import { reading, useChange } from '../../services/queries.ts'
import { Refusal } from '../../services/refusal.ts'
import { useSession } from '../../services/session.ts'
import { makeStore } from '../../ui/store.ts'
import { showToast } from '../../ui/toasts.tsx'
import { blank, changedLeaves, type Data, isSame, leavesOf, tidy } from './leaves.ts'

type Opened = {
  revision: number
  /** As it was when the form was opened. */
  base: Data
  typed: Data
  openedAt: Date
}

const opened = makeStore<Readonly<Record<string, Opened>>>({})
const remember = (name: string, form: Opened | undefined) => {
  const { [name]: _before, ...others } = opened.get()
  opened.set(form ? { ...others, [name]: form } : others)
}

export function useEntries(kind: EntryKindName) {
  return useQuery(reading<OfficeEntries>(`/catalogue/${kind}`))
}

export const entryQuery = (kind: string, key: string) => reading<OfficeEntry>(`/catalogue/${kind}/${key}`)

/** may: publishes. limited: saves drafts of the own courses. */
export function useEntryGrant(kind: EntryKindName, key: string) {
  const { may, staff } = useSession()
  const grant = may[kind === 'price' || kind === 'terms' ? 'accounting' : 'content']
  const isOwn = kind === 'course' && staff.courses.includes(key)
  return grant === 'limited' && !isOwn ? 'no' : grant
}

export type EntryEditor = ReturnType<typeof useEntry>

/** `entry` is null for one that does not exist yet. */
export function useEntry(
  kind: EntryKindName,
  key: string,
  { form, entry }: { form: readonly FormField[]; entry: OfficeEntry | null },
) {
  // A new one keeps what was typed whatever its id becomes.
  const name = entry ? `${kind} ${key}` : `${kind} +`
  const kept = opened.use()[name]
  const base = (entry?.draft ?? entry?.data ?? blank(form)) as Data
  const fresh = { revision: entry?.revision ?? 0, base, typed: base, openedAt: new Date() }
  const current = kept ?? fresh
  const data = tidy(form, current.typed)
  const leaves = leavesOf(kind, form)
  const isTyped = !isSame(tidy(form, current.base), data)
  const change = useChange<{ revision: number }>('catalogue')
  const queries = useQueryClient()
  const path = `/catalogue/${kind}/${key}`
  const forget = () => remember(name, undefined)
  const { reset } = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal belongs to the entry that was open.
  useEffect(() => reset, [name, reset])

  /** Answers the revision of the saved draft. */
  const save = async (wanted = data, revision = current.revision): Promise<number> => {
    try {
      const sent = { method: 'PUT', path: `${path}/draft`, body: { revision, data: wanted } } as const
      const answer = await change.mutateAsync(sent)
      forget()
      return answer.revision
    } catch (failure) {
      // What the others saved is shown next to what was typed.
      await queries.invalidateQueries({ queryKey: ['catalogue'] })
      throw failure
    }
  }
  return {
    kind,
    key,
    form,
    leaves,
    entry,
    data,
    typed: current.typed,
    opened: current,
    isTyped,
    hasDraft: entry?.draft != null,
    /** Against what visitors see. */
    changes: changedLeaves(leaves, entry?.data ?? null, data),
    error: change.error,
    isBusy: change.isPending,
    isStale: change.error instanceof Refusal && change.error.code === 'stale',
    type: (typed: Data) => remember(name, { ...current, typed }),
    forget: () => {
      change.reset()
      forget()
    },
    save,
    /** Answers whether it was saved. */
    saveAndSay: () =>
      save().then(
        () => {
          showToast({ text: copy.saved })
          return true
        },
        () => false,
      ),
    discard: async () => {
      await change.mutateAsync({ path: `${path}/discard`, body: { revision: entry?.revision } })
      forget()
      showToast({ text: copy.discarded })
    },
    publish: async (revision: number, from: string | null) => {
      await change.mutateAsync({ path: `${path}/publish`, body: { revision, from } })
      forget()
    },
    takeBack: async (version: number) => {
      await change.mutateAsync({ path: `${path}/take-back`, body: { revision: entry?.revision, version } })
      forget()
    },
    /** After a stale form: what was chosen, on top of what the others saved. */
    saveChoice: (chosen: Data) => save(chosen, entry?.revision ?? 0),
  }
}
