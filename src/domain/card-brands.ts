// The provider names brands in lower case; people read them as the brands write themselves.
const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

export function cardBrandName(brand: string): string {
  return names[brand] ?? brand
}
