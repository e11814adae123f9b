// The address alone tells that a registration is in its payment stage. The rendered page shows the first stage.

export const paymentHash = '#payment'

/** The client secret of a payment that was redirected to the bank and back; otherwise null. */
export function paymentFromBank(search: string): string | null {
  return new URLSearchParams(search).get('payment_intent_client_secret')
}

export function isPaymentAddress({ hash, search }: { hash: string; search: string }): boolean {
  return hash === paymentHash || paymentFromBank(search) !== null
}
