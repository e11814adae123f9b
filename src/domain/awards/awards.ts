import { type Cents, dollars } from '../money/money.ts'

// Requirements of the awards on the independent path, and of the Residency.

export const fellowshipPath = {
  withinMonths: 24,
  handsOnCe: 85,
  totalCe: 150,
  documentedCases: 20,
  /** Percent. */
  testScore: 75,
  /** One a month; after the last failed retake, `ceAfterRetakes` more hours are needed. */
  retakes: 3,
  ceAfterRetakes: 50,
  fee: dollars(275),
} as const

export const mastershipPath = {
  cases: 50,
  totalCe: 500,
  oralDefenseMinutesPerCase: 15,
  fee: dollars(375),
} as const

export const residency: { clinicalCe: number; fullDays: number; tuition: { from: Cents; to: Cents } } = {
  clinicalCe: 88,
  fullDays: 11,
  tuition: { from: dollars(15_000), to: dollars(25_000) },
}
