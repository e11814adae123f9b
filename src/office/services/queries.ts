// Reading and changing, with TanStack Query. A query's key is its subject and its path, so that a change can refresh
// everything about a subject.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { get, type Method, send } from './api.ts'
import { isStale } from './refusal.ts'

/** useQuery(reading<OfficeDates>('/dates')); the subject is 'dates'. */
export function reading<Answer>(path: string) {
  return queryOptions({
    queryKey: [subjectOf(path), path],
    queryFn: ({ signal }) => get<Answer>(path, { signal }),
  })
}

/** For lists: turning a page or typing a filter keeps the rows until the next ones are there. */
export function readingList<Answer>(path: string) {
  return { ...reading<Answer>(path), placeholderData: keepPreviousData }
}

export function subjectOf(path: string): string {
  return path.split(/[/?]/)[1] ?? ''
}

type Change<Answer> = {
  method?: Exclude<Method, 'GET'>
  path: string
  body?: unknown
  /** Runs before anything is read again: for what leaves a screen or row that the change ends. */
  onSent?: (answer: Answer) => void
}

/**
 * Sends a change, then reads the subjects again: useChange<Answer>('registrations', 'money'). Today's counts are in the
 * rail, so they are always read again.
 */
export function useChange<Answer = void>(...subjects: readonly string[]) {
  const queries = useQueryClient()
  const readAgain = () =>
    Promise.all(
      [...new Set([...subjects, 'today'])].map((subject) =>
        queries.invalidateQueries({ queryKey: [subject] }),
      ),
    )
  return useMutation<Answer, Error, Change<Answer>>({
    mutationFn: ({ method = 'POST', path, body }) => send<Answer>(method, path, body),
    onSuccess: (answer, { onSent }) => {
      onSent?.(answer)
      // A refund changes a person, a date and sums. Each screen reads again when it is opened next.
      queries.invalidateQueries({ refetchType: 'none' })
      return readAgain()
    },
    // A stale form shows what the others saved: it is read before the refusal is told.
    onError: (failure) => (isStale(failure) ? readAgain() : undefined),
  })
}
