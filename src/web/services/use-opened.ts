import { useCallback, useEffect, useState } from 'react'
import { ApiFailure } from './api.ts'

export type Opened<T> =
  | { view: 'loading' }
  | { view: 'unknown' }
  | { view: 'failed' }
  | { view: 'open'; answer: T }

/** Opens what a secret link stands for, and again on request. `unknown`: the link leads nowhere. */
export function useOpened<T>(
  open: (token: string) => Promise<T>,
  token: string,
): [Opened<T>, () => Promise<void>] {
  const [opened, setOpened] = useState<Opened<T>>({ view: 'loading' })
  const again = useCallback(
    () =>
      open(token).then(
        (answer) => setOpened({ view: 'open', answer }),
        (failure) => {
          // A malformed link is refused, an unknown one not found: both lead nowhere.
          const nowhere = failure instanceof ApiFailure && (failure.status === 404 || failure.status === 400)
          setOpened({ view: nowhere ? 'unknown' : 'failed' })
        },
      ),
    [open, token],
  )
  useEffect(() => {
    again()
  }, [again])
  return [opened, again]
}
