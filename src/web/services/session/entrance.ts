import { useLocation } from '../../router/router.tsx'
import { useReturnPath } from './return-path.ts'
import { usePreparedIdentity, useSession } from './session.ts'

/**
 * For pages that sign in or create an account. `leadsTo` is the page to redirect to once a user is signed in; links
 * between these pages pass `state` on, so that it is not lost.
 */
export function useEntrance(): { leadsTo: string | null; state: unknown } {
  const { user } = useSession()
  const returnPath = useReturnPath()
  const { state } = useLocation()
  usePreparedIdentity()
  return { leadsTo: user && !user.isLocalStorageUser ? returnPath : null, state }
}
