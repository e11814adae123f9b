import { useSession } from '../session/session.ts'
import { useRequest } from '../use-request.ts'
import { kept } from './kept.ts'

/** The name in the profile, or that of the email address. */
export function useFullName(): string {
  const { user } = useSession()
  const { answer } = useRequest(user && (() => kept('GET /api/account/profile')), [user?.uid])
  return answer?.answer.profile.name || (user?.name ?? '')
}

/** 'Alex' of 'Dr. Alex Rivera'. */
export function useFirstName(): string {
  const name = useFullName()
  return name.replace(/^(?:dr|dra|prof)\.?\s+/i, '').split(/\s+/)[0] || name
}
