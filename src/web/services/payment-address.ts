// Stage two of a registration is known by its address alone; the page that was rendered ahead shows stage one.

export const paymentHash = '#payment'

/** The client secret of the payment that led to a bank's own page and back; null for who comes from elsewhere. */
export function paymentFromBank(search: string): string | null {
  return new URLSearchParams(search).get('payment_intent_client_secret')
}

export function isPaymentAddress({ hash, search }: { hash: string; search: string }): boolean {
  return hash === paymentHash || paymentFromBank(search) !== null
}
