import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer, Input } from '#contract/address.ts'
import { send } from './api.ts'
import type { ChangeKey } from './queries.ts'

export type PreviewKey = Extract<ChangeKey, `${string}/preview`>

/**
 * What a change would do. It is asked again whenever the input changes; the last answer stays until then. An input of null
 * asks nothing: the form is not filled in.
 */
export function usePreview<K extends PreviewKey>(key: K, input: Input<K> | null) {
  return useQuery<Answer<K>, Error>({
    queryKey: ['preview', key, input],
    queryFn: () => send(key, input ?? {}) as Promise<Answer<K>>,
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
