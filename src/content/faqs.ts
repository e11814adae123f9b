import { isProgramId } from '#domain/catalogue.ts'
import { formatWholeDollars } from '#domain/money.ts'
import { allHoursOf, chargedFor, courseOf, isCourseId, programOf } from './catalogue.ts'

/** `id` is the hash of the question, the same in every language. `refundScale` shows the refund scale above the answer. */
export type Question = { id: string; question: string; answer: readonly string[]; refundScale?: true }
export type QuestionGroup = { title: string; questions: readonly Question[] }

const figures: Record<string, (item: string) => string | null> = {
  price: (item) => (isProgramId(item) || isCourseId(item) ? formatWholeDollars(chargedFor(item)) : null),
  savings: (item) => (isProgramId(item) ? String(programOf(item).savings) : null),
  hours: (item) => (isCourseId(item) ? String(courseOf(item).ceHours) : null),
  'all-hours': (item) => (isCourseId(item) ? String(allHoursOf(item)) : null),
}

/** '{price:fellowship}' becomes '$12,000'. What names nothing stays as it is. */
export function withFigures(text: string): string {
  return text.replaceAll(/\{([a-z-]+):([a-z0-9]+)\}/g, (whole, figure: string, item: string) =>
    Object.hasOwn(figures, figure) ? (figures[figure]?.(item) ?? whole) : whole,
  )
}

/** The questions of /faqs with today's figures. */
export function questionGroups(release: readonly QuestionGroup[]): readonly QuestionGroup[] {
  return release.map(({ title, questions }) => ({
    title,
    questions: questions.map((question) => ({ ...question, answer: question.answer.map(withFigures) })),
  }))
}
