// The only valid cards. Any other number is declined, so that no real card is ever accepted.
import type { MessageName } from '../messages.ts'

export type Decline = {
  code: string
  declineCode: string
  message: MessageName
  /** Blocked by Stripe's own rules, before the bank is asked. */
  blocked?: true
  /** Only charges of a customer are declined: the card can be saved. */
  ofCustomers?: true
}

export type Card = {
  number: string
  /** The first is stored. Each is accepted in place of a payment method's id. */
  tokens: readonly [string, ...string[]]
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay'
  funding?: 'debit'
  decline?: Decline
  /** When the bank asks for 3-D Secure. Off-session it cannot ask, and declines. */
  threeDSecure?: 'always' | 'until set up'
  /** How a refund to this card ends. */
  refund?: 'pending' | 'fails'
  disputed?: 'chargeback' | 'inquiry'
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
const declined = (declineCode: string): Decline => ({ ...generic, declineCode })

export const cards: readonly Card[] = [
  { number: '4242424242424242', tokens: ['pm_card_visa'], brand: 'visa' },
  { number: '4000056655665556', tokens: ['pm_card_visa_debit'], brand: 'visa', funding: 'debit' },
  { number: '5555555555554444', tokens: ['pm_card_mastercard'], brand: 'mastercard' },
  { number: '5200828282828210', tokens: ['pm_card_mastercard_debit'], brand: 'mastercard', funding: 'debit' },
  { number: '378282246310005', tokens: ['pm_card_amex'], brand: 'amex' },
  { number: '6011111111111117', tokens: ['pm_card_discover'], brand: 'discover' },
  { number: '3056930009020004', tokens: ['pm_card_diners'], brand: 'diners' },
  { number: '3566002020360505', tokens: ['pm_card_jcb'], brand: 'jcb' },
  { number: '6200000000000005', tokens: ['pm_card_unionpay'], brand: 'unionpay' },
  ...declining('4000000000000002', 'chargeDeclined', generic),
  ...declining('4000000000009995', 'chargeDeclinedInsufficientFunds', noFunds),
  ...declining('4000000000009987', 'chargeDeclinedLostCard', declined('lost_card')),
  ...declining('4000000000009979', 'chargeDeclinedStolenCard', declined('stolen_card')),
  ...declining('4000000000006975', 'chargeDeclinedVelocityLimitExceeded', declined('card_velocity_exceeded')),
  ...declining('4000000000000069', 'chargeDeclinedExpiredCard', same('expired_card')),
  ...declining('4000000000000127', 'chargeDeclinedIncorrectCvc', same('incorrect_cvc')),
  ...declining('4000000000000119', 'chargeDeclinedProcessingError', same('processing_error')),
  ...declining('4100000000000019', 'chargeDeclinedFraudulent', {
    ...declined('fraudulent'),
    blocked: true,
  }),
  ...declining('4000000000000341', 'chargeCustomerFail', { ...generic, ofCustomers: true }),
  {
    number: '4000002500003155',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    brand: 'visa',
    threeDSecure: 'until set up',
  },
  {
    number: '4000002760003184',
    tokens: ['pm_card_authenticationRequired'],
    brand: 'visa',
    threeDSecure: 'always',
  },
  {
    number: '4000000000003220',
    tokens: ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'],
    brand: 'visa',
    threeDSecure: 'always',
  },
  {
    number: '4000008260003178',
    tokens: [
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
      'pm_card_authenticationRequiredInsufficientFunds',
    ],
    brand: 'visa',
    threeDSecure: 'always',
    decline: noFunds,
  },
  { number: '4000000000007726', tokens: ['pm_card_pendingRefund'], brand: 'visa', refund: 'pending' },
  { number: '4000000000005126', tokens: ['pm_card_refundFail'], brand: 'visa', refund: 'fails' },
  {
    number: '4000000000000259',
    tokens: ['pm_card_createDispute', 'pm_card_createDisputeProductNotReceived'],
    brand: 'visa',
    disputed: 'chargeback',
  },
  {
    number: '4000000000001976',
    tokens: ['pm_card_createDisputeInquiry'],
    brand: 'visa',
    disputed: 'inquiry',
  },
]

/** Stripe accepts the tokens of declining cards with and without the brand. */
function declining(number: string, name: string, decline: Decline): Card[] {
  const tokens = [`pm_card_${name}`, `pm_card_visa_${name}`] as const
  const blocking = decline.blocked ? (['pm_card_radarBlock'] as const) : []
  return [{ number, tokens: [...tokens, ...blocking], brand: 'visa', decline }]
}

export function cardByNumber(number: string): Card | undefined {
  return cards.find((card) => card.number === number)
}

export function cardByToken(token: string): Card | undefined {
  return cards.find(({ tokens }) => tokens.includes(token))
}

/** The decline of a charge, or undefined if the bank approves it. */
export function declineOf({ decline }: Card, customer: string | null): Decline | undefined {
  return decline?.ofCustomers && customer === null ? undefined : decline
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
