import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { Checkout } from '../payment/use-checkout.ts'
import { CodeChoice, CreditChoice, PlanChoice } from './lazy-choices.ts'

type PriceChoicesProps = {
  language: Language
  total: Cents
  checkout: Checkout
  /** The price with a code. */
  priceWith: (code: string) => Promise<Cents>
}

/** Payment in parts, a discount code, credit: each where the buyer has the choice. */
export function PriceChoices({ language, total, checkout, priceWith }: PriceChoicesProps) {
  const { plan, codeCopy, creditOffer, locked } = checkout
  return (
    <>
      {plan && !checkout.code && (
        <PlanChoice
          {...plan}
          language={language}
          total={total}
          parts={checkout.way === 'parts'}
          locked={locked}
          onChoose={checkout.chooseParts}
        />
      )}
      {codeCopy && (
        <CodeChoice
          copy={codeCopy}
          total={total}
          applied={checkout.code}
          locked={locked}
          price={priceWith}
          onApply={checkout.applyCode}
        />
      )}
      {creditOffer && (
        <CreditChoice
          {...creditOffer}
          used={checkout.credit}
          locked={locked}
          onChoose={checkout.chooseCredit}
        />
      )}
    </>
  )
}
