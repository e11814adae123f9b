// Reading and changing, with TanStack Query. A query's key is its subject, the call and its input, so that a change can
// refresh everything about a subject.
import {
  keepPreviousData,
  type MutateOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Answer, AnyInput, Input, InputArgs } from '#contract/address.ts'
import { type FileKey, type OfficeKey, send } from './api.ts'
import { isStale } from './refusal.ts'

type ReadKey = Exclude<Extract<OfficeKey, `GET ${string}`>, FileKey>
export type ChangeKey = Exclude<OfficeKey, `GET ${string}`>

type FirstOf<Path> = Path extends `${infer First}/${string}` ? First : Path
type SubjectOf<K> = K extends `GET /api/office/${infer Path}` ? FirstOf<Path> : never
/** 'dates' of 'GET /api/office/dates/:course/:start'. */
export type Subject = SubjectOf<ReadKey>

/** useQuery(reading('GET /api/office/dates/:course/:start', { params })) */
export function reading<K extends ReadKey>(key: K, ...[input]: InputArgs<K>) {
  return queryOptions({
    queryKey: [key.split('/')[3], key, input],
    queryFn: ({ signal }) => send(key, input, { signal }) as Promise<Answer<K>>,
  })
}

/** For lists: turning a page or typing a filter keeps the rows until the next ones are there. */
export function readingList<K extends ReadKey>(key: K, ...input: InputArgs<K>) {
  return { ...reading(key, ...input), placeholderData: keepPreviousData }
}

/** A call that changes something, with its input. */
export type Change<K extends ChangeKey> = Input<K> & {
  call: K
  /** Runs before anything is read again: for what leaves a screen or row that the change ends. */
  onSent?: (answer: Answer<K>) => void
}

type Mutate = {
  mutate<K extends ChangeKey>(change: Change<K>, options?: MutateOptions<Answer<K>, Error, unknown>): void
  mutateAsync<K extends ChangeKey>(change: Change<K>): Promise<Answer<K>>
}

/**
 * Sends a change, then reads the subjects again: useChange('registrations', 'money'). Today's counts are in the rail, so
 * they are always read again.
 */
export function useChange(...subjects: readonly Subject[]) {
  const queries = useQueryClient()
  const readAgain = () =>
    Promise.all(
      [...new Set<Subject>([...subjects, 'today'])].map((subject) =>
        queries.invalidateQueries({ queryKey: [subject] }),
      ),
    )
  const mutation = useMutation<
    unknown,
    Error,
    AnyInput & { call: ChangeKey; onSent?: (answer: never) => void }
  >({
    mutationFn: ({ call, onSent: _, ...input }) => send(call, input),
    onSuccess: (answer, { onSent }) => {
      onSent?.(answer as never)
      // A refund changes a person, a date and sums. Each screen reads again when it is opened next.
      queries.invalidateQueries({ refetchType: 'none' })
      return readAgain()
    },
    // A stale form shows what the others saved: it is read before the refusal is told.
    onError: (failure) => (isStale(failure) ? readAgain() : undefined),
  })
  return mutation as unknown as Omit<typeof mutation, keyof Mutate> & Mutate
}
