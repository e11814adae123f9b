import { useState } from 'react'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { useSession } from '../../../services/session/session.ts'
import { useRequest } from '../../../services/use-request.ts'
import { keepMark, readMark } from './kept-mark.ts'

const storageName = 'pay with credit'

const loadService = retryable(() => import('../../../services/registration/tuition-credit.ts'))
const loadChoice = retryable(() => import('./credit-choice.tsx'))
const loadRule = retryable(() => import('#domain/money/tuition-credit.ts'))

/**
 * The choice to pay with credit, for a signed-in buyer who has some; null for everybody else. `awaited`: it was made before a
 * reload, and no payment may be opened without it.
 */
export function useCreditChoice(formKey: string, total: Cents, language: Language) {
  const { user } = useSession()
  const uid = user?.emailVerified ? user.uid : null
  const [used, setUsed] = useState(() => readMark(storageName) === formKey)
  const choose = (wanted: boolean) => {
    keepMark(storageName, wanted ? formKey : null)
    setUsed(wanted)
  }
  const { answer, loading } = useRequest(async () => {
    if (uid === null) return null
    const { readCredit, loadCreditCopy } = await loadService()
    const { total: available } = await readCredit()
    if (available === 0) return null
    const [copy, parts, { coveredByCredit }] = await Promise.all([
      loadCreditCopy(language),
      loadChoice(),
      loadRule(),
    ])
    const covered = coveredByCredit(total, available)
    return { copy, ...parts, available, covered, rest: total - covered }
  }, [language, uid, total])
  const credit = answer ? { ...answer, used, setUsed: choose } : null
  return { credit, awaited: used && loading }
}
