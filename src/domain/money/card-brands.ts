// The provider writes brand names in lower case; pages use each brand's own spelling.
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
