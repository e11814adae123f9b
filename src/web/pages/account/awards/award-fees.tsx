// Loaded for accounts with an award whose fee is not paid.
import { useState } from 'react'
import { fellowshipPath, mastershipPath } from '#domain/awards/awards.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import { feeOf } from '#domain/catalogue/offered-only.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { type CreditCopy, openAwardFee } from '../../../services/registration/tuition-credit.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../payments/account-credit.module.css'
import { PayByCard } from '../payments/pay-in-account.tsx'

const fees = { fellowship: fellowshipPath.fee, mastership: mastershipPath.fee }

type AwardFeesProps = {
  copy: CreditCopy
  language: Language
  awards: readonly ProgramId[]
  onChanged: () => Promise<void>
}

export function AwardFees({ copy, language, awards, onChanged }: AwardFeesProps) {
  const [opened, setOpened] = useState<ProgramId | null>(null)
  const { displayName } = wordsIn(language)
  return (
    <section className="mb-8" aria-labelledby="fees">
      <h2 id="fees" className="mb-4 text-h3">
        {copy.fees.title}
      </h2>
      <p>{copy.fees.text}</p>
      <ul className="mt-4 plain-list gold-above">
        {awards.map((award) => (
          <li key={award} className={`row items-center line-below ${styles.row}`}>
            <span>{displayName(feeOf(award))}</span>
            {opened === award ? (
              <div className={styles.payment}>
                <PayByCard
                  copy={copy}
                  language={language}
                  open={() => openAwardFee(award)}
                  onDone={onChanged}
                />
              </div>
            ) : (
              <Button size="small" onClick={() => setOpened(award)}>
                {copy.pay.button(formatMoney(fees[award]))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
