import type { ActiveCourses, Profile } from '#contract/account/account.ts'
import { ApiFailure } from '../api.ts'
import { call } from '../call.ts'
import { useSession } from '../session/session.ts'
import { useRequest } from '../use-request.ts'

/** The visitor who is about to register. */
export type Registrant =
  /** Not signed in, or not known yet. */
  | { view: 'guest' }
  /** Signed in; only the session's data has loaded. */
  | { view: 'loading'; email: string }
  | Answer

type Answer =
  | { view: 'failed'; email: string }
  | {
      view: 'loaded'
      email: string
      /** A field that the profile lacks is null. */
      profile: Pick<Profile, 'name' | 'email' | 'phone'>
      owned: ActiveCourses
    }

const guest: Registrant = { view: 'guest' }

/** The registrant, and a way to retry after a failure. */
export function useRegistrant(): [Registrant, () => void] {
  const { user } = useSession()
  const email = user?.email
  const { answer, loading, reload } = useRequest(email === undefined ? null : () => read(email), [email])
  if (email === undefined) return [guest, reload]
  // After another user signed in, the answer is still about the previous one.
  return [loading || answer?.email !== email ? { view: 'loading', email } : answer, reload]
}

/** Registering works without the list of courses, but not without the profile, which the server uses. */
async function read(email: string): Promise<Answer> {
  const [profile, owned] = await Promise.all([
    call('GET /api/account/profile').then(
      (answer) => answer.profile,
      (failure) => (isGuestToServer(failure) ? { name: null, email, phone: null } : null),
    ),
    call('GET /api/account/active-courses').catch(() => ({})),
  ])
  return profile ? { view: 'loaded', email, profile, owned } : { view: 'failed', email }
}

/** Without a valid token the server registers the user as a guest, with the name and phone from the form. */
function isGuestToServer(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 401 || failure.code === 'identity_unreachable')
}
