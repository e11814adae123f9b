import type { Language } from '#domain/language.ts'
import { retryable } from '../../hydration/retry.ts'
import { loadCreditCopy, readCredit, readUpgrades } from '../../services/tuition-credit.ts'
import { useRequest } from '../../services/use-request.ts'

const loadCredit = retryable(() => import('./account-credit.tsx'))
const loadUpgrades = retryable(() => import('./account-upgrade.tsx'))

/** Credit and upgrades; null while they load, and for accounts without either. `purchases` reloads them. */
export function useCredit(language: Language, purchases: string) {
  const { answer } = useRequest(async () => {
    const [credit, upgrades] = await Promise.all([readCredit(), readUpgrades()])
    if (credit.credits.length === 0 && upgrades.length === 0) return null
    const [copy, { AccountCredit }, { AccountUpgrades }] = await Promise.all([
      loadCreditCopy(language),
      loadCredit(),
      loadUpgrades(),
    ])
    return { credit, upgrades, copy, AccountCredit, AccountUpgrades }
  }, [language, purchases])
  return answer ?? null
}
