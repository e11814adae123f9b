// One entry in an editor: what is typed is kept as a draft, a moment after the last change.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { get } from '../../services/api.ts'
import { useChange } from '../../services/queries.ts'
import { Refusal } from '../../services/refusal.ts'

const restMs = 700

export type Stale<Data> = { error: Error; opened: Data; theirs: Data; revision: number }

export type Editing<Data> = {
  path: string
  entry: OfficeEntry
  data: Data
  change: (next: Data) => void
  /** dirty: typed, and not sent yet. */
  state: 'saved' | 'dirty' | 'saving' | 'failed'
  error: Error | null
  stale: Stale<Data> | null
  /** Goes on from what the others saved, with this. */
  settle: (chosen: Data) => void
  /** Sends what is typed at once, and resolves to the revision; null if it was refused. */
  flush: () => Promise<number | null>
}

const asTyped = <Data>(typed: Data) => typed
const shownIn = <Data>(entry: OfficeEntry) => (entry.draft ?? entry.data) as Data

/** `tidy` makes what is sent of what is typed, such as a list without its last empty line. */
export function useEntry<Data>(
  path: string,
  entry: OfficeEntry,
  tidy: (typed: Data) => Data = asTyped,
): Editing<Data> {
  const [data, setData] = useState(() => shownIn<Data>(entry))
  const [state, setState] = useState<Editing<Data>['state']>('saved')
  const [error, setError] = useState<Error | null>(null)
  const [stale, setStale] = useState<Stale<Data> | null>(null)
  // Refs, because a timer and a click on Publish must see the last keystroke.
  const latest = useRef({ data, revision: entry.revision, opened: data, isDirty: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<number | null>>(undefined)
  const save = useChange<{ revision: number }>('catalogue', 'classroom')
  const { mutateAsync } = save

  useEffect(() => {
    const { isDirty, revision } = latest.current
    if (isDirty || sending.current || entry.revision <= revision) return
    const shown = shownIn<Data>(entry)
    latest.current = { data: shown, revision: entry.revision, opened: shown, isDirty: false }
    setData(shown)
  }, [entry])

  const send = useCallback(async (): Promise<number | null> => {
    const { data: sent, revision, opened } = latest.current
    latest.current.isDirty = false
    setState('saving')
    try {
      const answer = await mutateAsync({
        method: 'PUT',
        path: `${path}/draft`,
        body: { revision, data: tidy(sent) },
        onSent: (saved) => {
          latest.current.revision = saved.revision
          latest.current.opened = sent
        },
      })
      setState(latest.current.isDirty ? 'dirty' : 'saved')
      setError(null)
      return answer.revision
    } catch (failure) {
      latest.current.isDirty = true
      setState('failed')
      setError(failure as Error)
      if (failure instanceof Refusal && failure.code === 'stale') {
        const now = await get<OfficeEntry>(path)
        setStale({ error: failure, opened, theirs: shownIn<Data>(now), revision: now.revision })
      }
      return null
    }
  }, [mutateAsync, path, tidy])

  const flush = useCallback(async () => {
    clearTimeout(timer.current)
    await sending.current
    if (!latest.current.isDirty) return latest.current.revision
    sending.current = send()
    const revision = await sending.current
    sending.current = undefined
    return revision
  }, [send])

  const change = useCallback(
    (next: Data) => {
      latest.current.data = next
      latest.current.isDirty = true
      setData(next)
      setState('dirty')
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, restMs)
    },
    [flush],
  )

  // Leaving the screen sends what was typed last.
  useEffect(() => () => void flush(), [flush])

  const settle = (chosen: Data) => {
    if (!stale) return
    latest.current.revision = stale.revision
    latest.current.opened = stale.theirs
    setStale(null)
    setError(null)
    change(chosen)
  }

  return { path, entry, data, change, state, error, stale, settle, flush }
}
