// The only valid cards. Any other number is declined, so that no real card is ever accepted.
import type { MessageName } from './messages.ts'

export type Decline = {
  code: string
  declineCode: string
  message: MessageName
  /** Blocked by Stripe's own rules, before the bank is asked. */
  blocked?: true
}

export type Card = {
  number: string
  /** Accepted in place of a payment method's id. */
  token: string
  brand: 'visa' | 'mastercard' | 'amex'
  decline?: Decline
  threeDSecure?: true
  /** How a refund to this card ends. */
  refund?: 'pending' | 'fails'
  disputed?: true
}

const generic: Decline = { code: 'card_declined', declineCode: 'generic_decline', message: 'declined' }
const noFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'insufficient_funds',
}
const same = (code: 'expired_card' | 'incorrect_cvc' | 'processing_error'): Decline => ({
  code,
  declineCode: code,
  message: code,
})
const blocked: Decline = {
  code: 'card_declined',
  declineCode: 'fraudulent',
  message: 'declined',
  blocked: true,
}

export const cards: readonly Card[] = [
  { number: '4242424242424242', token: 'pm_card_visa', brand: 'visa' },
  { number: '5555555555554444', token: 'pm_card_mastercard', brand: 'mastercard' },
  { number: '378282246310005', token: 'pm_card_amex', brand: 'amex' },
  { number: '4000000000000002', token: 'pm_card_visa_chargeDeclined', brand: 'visa', decline: generic },
  {
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    brand: 'visa',
    decline: noFunds,
  },
  {
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    brand: 'visa',
    decline: same('expired_card'),
  },
  {
    number: '4000000000000127',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    brand: 'visa',
    decline: same('incorrect_cvc'),
  },
  {
    number: '4000000000000119',
    token: 'pm_card_chargeDeclinedProcessingError',
    brand: 'visa',
    decline: same('processing_error'),
  },
  { number: '4100000000000019', token: 'pm_card_radarBlock', brand: 'visa', decline: blocked },
  {
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    brand: 'visa',
    threeDSecure: true,
  },
  { number: '4000002760003184', token: 'pm_card_authenticationRequired', brand: 'visa', threeDSecure: true },
  {
    number: '4000008260003178',
    token: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    brand: 'visa',
    threeDSecure: true,
    decline: noFunds,
  },
  { number: '4000000000007726', token: 'pm_card_pendingRefund', brand: 'visa', refund: 'pending' },
  { number: '4000000000005126', token: 'pm_card_refundFail', brand: 'visa', refund: 'fails' },
  { number: '4000000000000259', token: 'pm_card_createDispute', brand: 'visa', disputed: true },
]

export function cardByNumber(number: string): Card | undefined {
  return cards.find((card) => card.number === number)
}

export function cardByToken(token: string): Card | undefined {
  return cards.find((card) => card.token === token)
}

/** Luhn's check digit. */
export function hasCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
