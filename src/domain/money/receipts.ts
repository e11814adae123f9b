import { abbreviation } from '../catalogue/catalogue.ts'
import { dayOf } from '../dates/days.ts'

/** The year that a receipt number belongs to. */
export function yearOf(paidAt: Date): number {
  return Number(dayOf(paidAt).slice(0, 4))
}

/** BHIA-2025-0147 */
export function formatReceiptNumber(year: number, number: number): string {
  return `${abbreviation}-${year}-${String(number).padStart(4, '0')}`
}
