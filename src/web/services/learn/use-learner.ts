import { type DependencyList, useEffect } from 'react'
import { useLocation, useNavigate } from '../../router/router.tsx'
import { ApiFailure } from '../api.ts'
import { comeBackTo } from '../session/return-path.ts'
import { type Session, useSession } from '../session/session.ts'
import { useRequest } from '../use-request.ts'
import type { Kept } from './kept.ts'
import { isPreview } from './preview.ts'

export type Learner<Answer> =
  | { view: 'loading' }
  | { view: 'failed' }
  /** The server answers 404 without the right to a course. */
  | { view: 'unknown' }
  /** A lesson that was not begun, while a payment of the plan is overdue. */
  | { view: 'waits' }
  | ({ view: 'open' } & Kept<Answer>)

/** Redirects a visitor to sign in and return here. */
function useLearnerSession(): Session {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const isVisitor = !session.user && !session.loading && !isPreview()
  useEffect(() => {
    if (isVisitor) navigate('/login', { replace: true, state: comeBackTo(location) })
  }, [isVisitor, navigate, location])
  return session
}

/** Loads a part of the classroom for the signed-in user. */
export function useLearner<Answer>(
  open: () => Promise<Kept<Answer>>,
  dependencies: DependencyList,
): [Learner<Answer>, () => Promise<void>] {
  const { user } = useLearnerSession()
  const { answer, failure, loading, reload } = useRequest(user || isPreview() ? open : null, [
    user?.uid,
    ...dependencies,
  ])
  if (failure && !loading) return [{ view: viewOf(failure) }, reload]
  return [answer ? { view: 'open', ...answer } : { view: 'loading' }, reload]
}

/** 400 is a malformed address, 404 an unknown one or one without the right. */
function viewOf(failure: unknown): 'unknown' | 'waits' | 'failed' {
  if (!(failure instanceof ApiFailure)) return 'failed'
  if (failure.code === 'lesson_waits') return 'waits'
  return failure.status === 404 || failure.status === 400 ? 'unknown' : 'failed'
}
