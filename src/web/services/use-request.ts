import { type DependencyList, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { ApiFailure } from './api.ts'

export type RequestState<Answer> = {
  /** The last answer. It stays while a newer one loads, and also when that one fails. */
  answer: Answer | undefined
  /** Why the last finished attempt failed. It stays while the next attempt loads. */
  failure: unknown
  /** True before the first attempt, too. */
  loading: boolean
}

/** `signal` aborts when the answer no longer counts: check it before a side effect. */
type Send<Answer> = (signal: AbortSignal) => Promise<Answer>
type Update<Answer> = (next: (state: RequestState<Answer>) => RequestState<Answer>) => void

/**
 * Sends a request when the component mounts and whenever `dependencies` change; null sends nothing. A newer attempt
 * and an unmount cancel the one that is still loading. While the server answers 503, it is sent again every 5 seconds.
 */
export function useRequest<Answer>(
  send: Send<Answer> | null,
  dependencies: DependencyList,
): RequestState<Answer> & { reload: () => Promise<void> } {
  const [state, setState] = useState<RequestState<Answer>>(notLoaded)
  const [attempts] = useState(() => latestAttempt<Answer>())
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })

  useEffect(() => {
    // Nobody waits for this answer, so a transition keeps the page responsive while React renders it.
    if (send) attempts.start(send, (next) => startTransition(() => setState(next)))
    return attempts.cancel
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists them.
  }, dependencies)

  // Not a transition: callers go on when it resolves, and the answer must be on the page by then.
  const reload = useCallback(async () => {
    if (latestSend.current) await attempts.start(latestSend.current, setState)
  }, [attempts])

  useEffect(() => {
    if (!(state.failure instanceof ApiFailure) || state.failure.status !== 503) return
    // Quietly: the failure stays on the page and keeps its focus until there is an answer.
    const update: Update<Answer> = (next) => setState((shown) => settled(shown, next(shown)))
    const timer = setTimeout(() => {
      if (latestSend.current) attempts.start(latestSend.current, update)
    }, retryAfterMs)
    return () => clearTimeout(timer)
  }, [state.failure, attempts])

  return { ...state, reload }
}

/** A 503 passes: the database is away, or the last process is being replaced. */
const retryAfterMs = 5000

function settled<Answer>(shown: RequestState<Answer>, next: RequestState<Answer>): RequestState<Answer> {
  return next.loading ? shown : next
}

export const notLoaded: RequestState<never> = { answer: undefined, failure: undefined, loading: true }

/** Runs attempts of which only the latest may update the state. An attempt never rejects. */
export function latestAttempt<Answer>() {
  let current = new AbortController()
  const start = async (send: Send<Answer>, update: Update<Answer>): Promise<void> => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    update((state) => (state.loading ? state : { ...state, loading: true }))
    try {
      const answer = await send(signal)
      if (!signal.aborted) update(() => ({ answer, failure: undefined, loading: false }))
    } catch (failure) {
      if (!signal.aborted) update((state) => ({ ...state, failure, loading: false }))
    }
  }
  return { start, cancel: () => current.abort() }
}
