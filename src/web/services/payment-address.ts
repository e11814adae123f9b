// Stage two of a registration is known by its address alone; the page that was rendered ahead shows stage one.

export const paymentHash = '#payment'

export function comesFromBank(search: string): boolean {
  return new URLSearchParams(search).has('payment_intent_client_secret')
}

export function isPaymentAddress({ hash, search }: { hash: string; search: string }): boolean {
  return hash === paymentHash || comesFromBank(search)
}
