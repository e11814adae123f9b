import type { Cents } from './money.ts'

/** What a program saves against the listed prices of its courses, in whole percent. */
export function savingsOf(charged: Cents, apart: Cents): number {
  return apart > charged ? Math.round(((apart - charged) * 100) / apart) : 0
}
