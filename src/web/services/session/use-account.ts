import { useRequest } from '../use-request.ts'
import { type Account, loadAccount } from './account.ts'
import { useSession } from './session.ts'

type AccountView = { view: 'loading' } | { view: 'failed' } | { view: 'loaded'; account: Account }

/** The account of the signed-in user. A loaded account stays on the screen while it reloads. */
export function useAccount(): [AccountView, () => Promise<void>] {
  const { user } = useSession()
  // Verifying the email address adds the purchases that were made with it as a guest.
  const { answer, failure, reload } = useRequest(user && loadAccount, [user?.uid, user?.emailVerified])
  if (failure) return [{ view: 'failed' }, reload]
  return [answer ? { view: 'loaded', account: answer } : { view: 'loading' }, reload]
}
