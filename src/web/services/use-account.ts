import { useCallback, useEffect, useState } from 'react'
import { type Account, loadAccount } from './account.ts'
import { useSession } from './session.ts'

export type AccountView = { view: 'loading' } | { view: 'failed' } | { view: 'loaded'; account: Account }

/**
 * The account of who is signed in, loaded once there is a user, and again on request. What was loaded stays on the
 * screen while newer answers are on their way.
 */
export function useAccount(): [AccountView, () => Promise<void>] {
  const { user } = useSession()
  const [shown, setShown] = useState<AccountView>({ view: 'loading' })
  const load = useCallback(
    () =>
      loadAccount().then(
        (account) => setShown({ view: 'loaded', account }),
        () => setShown({ view: 'failed' }),
      ),
    [],
  )
  // Purchases made as a guest join once the address is verified: then all is asked for again.
  const person = user && `${user.uid} ${user.emailVerified}`
  useEffect(() => {
    if (person) load()
  }, [person, load])
  return [shown, load]
}
