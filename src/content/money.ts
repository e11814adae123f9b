import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'

/** For emails and documents. Readers of Spanish have dollars or pesos of their own, so it says which: '$2,850.00 USD'. */
export function moneyIn(language: Language, amount: Cents): string {
  return language === 'es' ? `${formatMoney(amount)}\u00a0USD` : formatMoney(amount)
}
