import { useEffect, useState } from 'react'
import type { ActiveCourses, Profile } from '#contract/account.ts'
import { ApiFailure, get } from './api.ts'
import { useSession } from './session.ts'

/** Who is about to register. */
export type Registrant =
  /** Nobody is signed in, or it is not known yet. */
  | { view: 'guest' }
  /** Somebody is; all that is known of them so far is what the session says. */
  | { view: 'loading'; email: string }
  | Answer

type Answer =
  | { view: 'failed'; email: string }
  | {
      view: 'loaded'
      email: string
      /** What the profile has; a field that it lacks is null. */
      profile: Pick<Profile, 'name' | 'email' | 'phone'>
      owned: ActiveCourses
    }

const guest: Registrant = { view: 'guest' }

/** With a way to ask again for what could not be loaded. */
export function useRegistrant(): [Registrant, () => void] {
  const { user } = useSession()
  const email = user?.email
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (email === undefined) return
    let wanted = true
    read(email).then((found) => wanted && setAnswer(found))
    return () => {
      wanted = false
    }
  }, [email, attempt])

  const askAgain = () => {
    setAnswer(null)
    setAttempt((count) => count + 1)
  }
  if (email === undefined) return [guest, askAgain]
  // The answer about who was here before says nothing of who is here now.
  return [answer?.email === email ? answer : { view: 'loading', email }, askAgain]
}

/** The courses can be done without; the profile is what the server registers. */
async function read(email: string): Promise<Answer> {
  const [profile, owned] = await Promise.all([
    get<{ profile: Profile }>('/api/account/profile').then(
      (answer) => answer.profile,
      (failure) => (isVisitorToServer(failure) ? { name: null, email, phone: null } : null),
    ),
    get<ActiveCourses>('/api/account/active-courses').catch(() => ({})),
  ])
  return profile ? { view: 'loaded', email, profile, owned } : { view: 'failed', email }
}

/**
 * Without a token that counts, where the identity service cannot be reached, one registers as a visitor does: there is no
 * profile whose name and phone would be taken instead of what is typed.
 */
function isVisitorToServer(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 401 || failure.code === 'identity_unreachable')
}
