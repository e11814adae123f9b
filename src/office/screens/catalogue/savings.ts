import { courseOf, programOf } from '#content/catalogue.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import { type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { type Cents, formatWholeDollars, sum } from '#domain/money/money.ts'
import { savingsOf } from '#domain/money/savings.ts'

/** Another listed price of a course. */
type Listed = { course: string; listed: Cents }

/** What the prices of now give, with another price of the program or of a course if one is typed. */
export function calculatedSavings(
  id: ProgramId,
  charged: Cents = programOf(id).charged,
  typed?: Listed,
): number {
  const listed = programOf(id).courses.map((course) =>
    course === typed?.course ? typed.listed : courseOf(course).listed,
  )
  return savingsOf(charged, sum(listed))
}

/** The programs whose savings a listed price of a course would change. */
export function savingsWith(course: string, listed: Cents) {
  return programIds
    .filter((id) => programOf(id).courses.includes(course))
    .map((id) => ({
      program: itemLabel(id),
      price: formatWholeDollars(programOf(id).charged),
      before: calculatedSavings(id),
      after: calculatedSavings(id, undefined, { course, listed }),
    }))
    .filter(({ before, after }) => before !== after)
}
