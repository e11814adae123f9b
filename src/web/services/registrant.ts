import { useEffect, useState } from 'react'
import type { ActiveCourses, Profile } from '#contract/account.ts'
import { get } from './api.ts'
import { useSession } from './session.ts'

export type Registrant = {
  /** What the profile has; a field that it lacks is null. */
  profile: Pick<Profile, 'name' | 'email' | 'phone'>
  owned: ActiveCourses
}

/** Who is about to register, where somebody is signed in; null before that is known and for guests. */
export function useRegistrant(): Registrant | null {
  const { user } = useSession()
  const email = user?.email
  const [registrant, setRegistrant] = useState<Registrant | null>(null)

  useEffect(() => {
    let wanted = true
    if (email === undefined) setRegistrant(null)
    else read(email).then((answer) => wanted && setRegistrant(answer))
    return () => {
      wanted = false
    }
  }, [email])

  return registrant
}

/** Each answer does without the other: a profile that cannot be read leaves its fields open. */
async function read(email: string): Promise<Registrant> {
  const [profile, owned] = await Promise.all([
    get<{ profile: Profile }>('/api/account/profile').then(
      (answer) => answer.profile,
      () => ({ name: null, email, phone: null }),
    ),
    get<ActiveCourses>('/api/account/active-courses').catch(() => ({})),
  ])
  return { profile, owned }
}
