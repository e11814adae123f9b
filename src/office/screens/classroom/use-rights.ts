import { useSession } from '../../services/session.ts'

/** Faculty drafts its own courses; owner and desk also publish. */
export function useRights(course: string): { mayDraft: boolean; mayPublish: boolean } {
  const { may, staff } = useSession()
  const mayPublish = may.content === 'may'
  return { mayPublish, mayDraft: mayPublish || (may.content === 'limited' && staff.courses.includes(course)) }
}
