import { ApiFailure } from './api.ts'
import { useRequest } from './use-request.ts'

type Opened<T> = { view: 'loading' } | { view: 'unknown' } | { view: 'failed' } | { view: 'open'; answer: T }

/** Loads what a secret link opens. `unknown`: there is nothing behind the link. */
export function useOpened<T>(
  open: (token: string) => Promise<T>,
  token: string,
): [Opened<T>, () => Promise<void>] {
  const { answer, failure, reload } = useRequest(() => open(token), [open, token])
  if (failure) return [{ view: isUnknownLink(failure) ? 'unknown' : 'failed' }, reload]
  return [answer === undefined ? { view: 'loading' } : { view: 'open', answer }, reload]
}

/** The server answers 400 to a malformed link and 404 to an unknown one. */
function isUnknownLink(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400)
}
