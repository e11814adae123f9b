import { useReducer } from 'react'
import type { OpenedPayment } from '#contract/checkout.ts'
import { sum } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { peopleOf } from '../people/colleagues.ts'
import { type AppliedCode, keepCode, readCode } from '../price/kept-code.ts'
import { keepMark, readMark } from '../price/kept-mark.ts'
import { useCodeCopy } from '../price/use-code-copy.ts'
import { useCreditOffer } from '../price/use-credit-offer.ts'
import { usePlanOffer } from '../price/use-plan-offer.ts'
import type { RegistrationFlow } from '../use-registration.ts'
import { orderOf, outcomeIn, reduceCheckout, startCheckout, wayToPay } from './checkout-state.ts'
import { finalRefusal } from './final-refusal.ts'
import { type PayOutcome, type Receipt, receiptOf } from './pay.ts'
import { useOpening } from './use-opening.ts'

const partsMark = 'pay in parts'
const creditMark = 'pay with credit'

export type Checkout = ReturnType<typeof useCheckout>

/** The state of the checkout, the ways to pay that this buyer has, and what the buyer can do. */
export function useCheckout(flow: RegistrationFlow, language: Language) {
  const { registration, total } = flow
  const { form, formKey } = registration
  const isGroup = peopleOf(form) > 1
  const [state, dispatch] = useReducer(reduceCheckout, flow, keptCheckout)
  const price = state.code?.price ?? total
  const plan = usePlanOffer(form, language)
  const code = useCodeCopy(language)
  const credit = useCreditOffer(price, language)
  const way = wayToPay(state, { isGroup, rest: credit.offer?.rest })
  // Credit was chosen before a reload, and no payment may be opened without it.
  const isUnknown = state.credit && credit.loading && !isGroup && !state.parts
  const order = isUnknown ? null : orderOf(way, state.code)
  const reopen = useOpening({ flow, language, order, dispatch, onOutcome: end })

  function end(outcome: PayOutcome, opened?: OpenedPayment) {
    dispatch({ type: 'payment-ended', outcome, language })
    if (outcome.kind === 'closed') reopen()
    if (outcome.kind === 'paid')
      flow.markPaid(registration, { ...receiptOf(outcome), ...(opened && paidBy(opened)) })
  }

  return {
    ...state,
    way,
    price,
    outcome: outcomeIn(state, language),
    refused: state.payment.state === 'unavailable' ? finalRefusal(state.payment.failure) : null,
    locked: state.attempt.state === 'paying',
    /** Loaded with stage two; null where there is nothing to choose. */
    plan: isGroup ? null : plan,
    codeCopy: way === 'parts' ? null : code,
    creditOffer: isGroup || way === 'parts' ? null : credit.offer,
    dispatch,
    end,
    chooseParts: (parts: boolean) => {
      keepMark(partsMark, parts ? formKey : null)
      dispatch({ type: 'parts-chosen', parts })
    },
    chooseCredit: (chosen: boolean) => {
      keepMark(creditMark, chosen ? formKey : null)
      dispatch({ type: 'credit-chosen', credit: chosen })
    },
    applyCode: (applied: AppliedCode | null) => {
      keepCode({ formKey, total }, applied)
      dispatch({ type: 'code-changed', code: applied })
    },
    tryAgain: () => {
      dispatch({ type: 'retried' })
      reopen()
    },
  }
}

function keptCheckout({ registration: { formKey }, total }: RegistrationFlow) {
  return startCheckout({
    parts: readMark(partsMark) === formKey,
    credit: readMark(creditMark) === formKey,
    code: readCode({ formKey, total }),
  })
}

/** Credit pays its part beside the card. */
function paidBy({ amount, credit = 0, plan }: OpenedPayment): Pick<Receipt, 'paid'> {
  const rest = plan ? sum(plan.map((payment) => payment.amount)) - amount : 0
  return { paid: { amount: amount + credit, rest } }
}
