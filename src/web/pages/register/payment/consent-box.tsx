import type { OpenedPayment } from '#contract/checkout.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { PlanCopy } from '../../../services/registration/plan-copy.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Tick } from '../../../ui/form/tick.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import styles from './terms-box.module.css'

export type Consent = { copy: PlanCopy; agreed: boolean; onAgree: (agreed: boolean) => void }

type ConsentBoxProps = Consent & {
  language: Language
  plan: NonNullable<OpenedPayment['plan']>
  missing: boolean
}

/** Consent to the later charges, never ticked beforehand. */
export function ConsentBox({ copy, language, plan, agreed, missing, onAgree }: ConsentBoxProps) {
  const words = copy.choice
  const [, first] = plan
  const last = plan.at(-1)
  const { formatDay } = wordsIn(language)
  if (!first || !last) return null
  return (
    <div>
      <label className={styles.label}>
        <Tick
          type="checkbox"
          name="consent"
          required
          checked={agreed}
          aria-invalid={missing || undefined}
          aria-describedby="consent-first"
          onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
        />
        <span>
          <NoBreaks>
            {words.consent(formatMoney(first.amount), formatDay(first.due), formatDay(last.due))}
          </NoBreaks>
        </span>
      </label>
      <p id="consent-first" className="text-small text-red" aria-live="polite">
        {missing ? words.consentFirst : ''}
      </p>
    </div>
  )
}
