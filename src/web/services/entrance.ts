import { useLocation } from '../navigation/navigation.tsx'
import { useReturnPath } from './return-path.ts'
import { usePreparedIdentity, useSession } from './session.ts'

/**
 * For the pages that lead into the account. `leadsTo` is where one goes on once somebody is signed in; `state` takes it
 * along from one of these pages to the other.
 */
export function useEntrance(): { leadsTo: string | null; state: unknown } {
  const { user } = useSession()
  const returnPath = useReturnPath()
  const { state } = useLocation()
  usePreparedIdentity()
  return { leadsTo: user && !user.isLocalStorageUser ? returnPath : null, state }
}
