/**
 * What the forms call a field that was refused: 'customerData.phone' is the telephone; 'customerData.dates.module2' the date of
 * a course. Undefined where no form has it.
 */
export function labelOf(
  field: string,
  labels: ReadonlyMap<string, string>,
  dateOf: (course: string) => string,
): string | undefined {
  const parts = field.split('.')
  const course = parts.at(-2) === 'dates' ? parts.at(-1) : undefined
  if (course) return dateOf(course)
  return parts.map((part) => labels.get(part)).findLast(Boolean)
}
