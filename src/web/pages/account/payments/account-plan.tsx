// Loaded for accounts with a plan.

import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { cardBrandName } from '#domain/money/card-brands.ts'
import type { Language } from '#domain/people/language.ts'
import type { PlanCopy } from '../../../services/registration/plan-copy.ts'
import type { PlanView } from '../../../services/registration/plans.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { PlanAlert } from '../../../ui/payment/plan-alert.tsx'
import { PlanPayments } from '../../../ui/payment/plan-payments.tsx'
import styles from './manage-payments.module.css'

type AccountPlanProps = {
  copy: PlanCopy
  language: Language
  plan: PlanView
  token: string
  onReceipt: (position: number) => void
}

export function AccountPlan({ copy, language, plan, token, onReceipt }: AccountPlanProps) {
  const page = `/plan/${token}`
  const words = copy.plan
  const { formatDay, formatMonth, displayName, courseLabel } = wordsIn(language)
  const card = plan.card && `${cardBrandName(plan.card.brand)} ···· ${plan.card.last4}`
  return (
    <>
      {plan.stopped && <p className={styles.explanation}>{words.stopped}</p>}
      {plan.overdue && !plan.stopped && (
        <PlanAlert words={words} formatDay={formatDay} overdue={plan.overdue} card={card} page={page} />
      )}
      <PlanPayments
        words={words}
        formatDay={formatDay}
        formatMonth={formatMonth}
        names={plan.selectedItems
          .map((item) => (isProgramId(item) ? displayName(item) : courseLabel(item)))
          .join(', ')}
        payments={plan.payments}
        page={page}
        onReceipt={onReceipt}
      />
      {card && plan.rest > 0 && (
        <section className={styles.planCard} aria-labelledby={`card-${token}`}>
          <h2 id={`card-${token}`} className="mb-5 text-h3">
            {words.card}
          </h2>
          <div className={`row ${styles.card}`}>
            <span>{card}</span>
            <Button size="small" to={`${page}?pay=card`}>
              {words.changeCard}
            </Button>
          </div>
          <p className={styles.explanation}>{words.cardNote}</p>
        </section>
      )}
    </>
  )
}
