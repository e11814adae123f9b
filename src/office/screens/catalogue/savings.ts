import { courseOf, programOf } from '#content/catalogue.ts'
import type { ProgramId } from '#domain/catalogue.ts'
import { type Cents, sum } from '#domain/money.ts'
import { savingsOf } from '#domain/savings.ts'

/** What the prices of now give, with another price of the program if one is typed. */
export function calculatedSavings(id: ProgramId, charged: Cents = programOf(id).charged): number {
  return savingsOf(charged, sum(programOf(id).courses.map((course) => courseOf(course).listed)))
}
