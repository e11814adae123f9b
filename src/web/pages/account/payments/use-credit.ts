import type { Credits } from '#contract/account/credits.ts'
import { programIds } from '#domain/catalogue/catalogue.ts'
import type { Language } from '#domain/people/language.ts'
import { retryable } from '../../../hydration/retry.ts'
import { loadCreditCopy, readCredit, readUpgrades } from '../../../services/registration/tuition-credit.ts'
import { useRequest } from '../../../services/use-request.ts'

const loadCredit = retryable(() => import('./account-credit.tsx'))
const loadUpgrades = retryable(() => import('./account-upgrade.tsx'))
const loadFees = retryable(() => import('../awards/award-fees.tsx'))

type Shown = { credits: Credits; purchases: string }

/** Credit, upgrades and unpaid award fees; null while they load, and with nothing to show. `purchases` reloads them. */
export function useCredit(language: Language, { credits, purchases }: Shown) {
  // A new account has no use for a fee yet.
  const isUnderway = purchases !== '' || credits.earned.total > 0
  const unpaid = isUnderway ? programIds.filter((award) => !credits[award].feePaid) : []
  const { answer } = useRequest(async () => {
    const [credit, upgrades] = await Promise.all([readCredit(), readUpgrades()])
    if (credit.credits.length + upgrades.length + unpaid.length === 0) return null
    const [copy, { AccountCredit }, { AccountUpgrades }, { AwardFees }] = await Promise.all([
      loadCreditCopy(language),
      loadCredit(),
      loadUpgrades(),
      loadFees(),
    ])
    return { credit, upgrades, unpaid, copy, AccountCredit, AccountUpgrades, AwardFees }
  }, [language, purchases, unpaid.join()])
  return answer ?? null
}
