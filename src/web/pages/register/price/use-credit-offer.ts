import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import type { CreditCopy } from '../../../services/registration/tuition-credit.ts'
import { useSession } from '../../../services/session/session.ts'
import { useRequest } from '../../../services/use-request.ts'
import { loadCreditChoice } from './lazy-choices.ts'

const loadService = retryable(() => import('../../../services/registration/tuition-credit.ts'))
const loadRule = retryable(() => import('#domain/money/tuition-credit.ts'))

export type CreditOffer = {
  copy: CreditCopy
  available: Cents
  /** What credit would pay, and what it leaves to the card. */
  covered: Cents
  rest: Cents
}

/** Credit of a signed-in buyer; null for everybody else. */
export function useCreditOffer(
  price: Cents,
  language: Language,
): { offer: CreditOffer | null; loading: boolean } {
  const { user } = useSession()
  const uid = user?.emailVerified ? user.uid : null
  const { answer, loading } = useRequest(async () => {
    if (uid === null) return null
    const { readCredit, loadCreditCopy } = await loadService()
    const { total: available } = await readCredit()
    if (available === 0) return null
    const [copy, { coveredByCredit }] = await Promise.all([
      loadCreditCopy(language),
      loadRule(),
      loadCreditChoice(),
    ])
    const covered = coveredByCredit(price, available)
    return { copy, available, covered, rest: price - covered }
  }, [language, uid, price])
  return { offer: answer ?? null, loading }
}
