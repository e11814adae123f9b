import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { send } from './api.ts'

/**
 * What a change would do. It is asked again whenever the body changes; the last answer stays until then. A body of null
 * asks nothing: the form is not filled in.
 */
export function usePreview<Answer>(path: string, body: object | null) {
  return useQuery<Answer, Error>({
    queryKey: ['preview', path, body],
    queryFn: () => send<Answer>('POST', path, body),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
