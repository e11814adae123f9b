import type { Faq } from '#contract/catalogue/words.ts'
import { isProgramId } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import type { PlanPolicy } from '#domain/pricing/plan.ts'
import { city, place } from '../academy.ts'
import { allHoursOf, catalogue, chargedFor, courseOf, isCourseId, programOf } from '../catalogue.ts'
import { publishedOf } from '../published.ts'
import { saidIn } from '../said.ts'

/** `id` is the hash of the question, the same in every language. `refundScale` shows the refund scale above the answer. */
type Question = { id: string; question: string; answer: readonly string[]; refundScale?: true }
export type QuestionGroup = { id: Faq['group']; title: string; questions: readonly Question[] }

const terms: Record<string, (plan: PlanPolicy) => number> = {
  deposit: ({ depositPercent }) => depositPercent,
  payments: ({ mostPayments }) => mostPayments,
  before: ({ lastBeforeDays }) => lastBeforeDays,
}

const own: Record<string, string> = { city, place }

const figures: Record<string, (item: string) => string | null> = {
  price: (item) => (isProgramId(item) || isCourseId(item) ? formatWholeDollars(chargedFor(item)) : null),
  savings: (item) => (isProgramId(item) ? String(programOf(item).savings) : null),
  hours: (item) => (isCourseId(item) ? String(courseOf(item).ceHours) : null),
  terms: (name) => (Object.hasOwn(terms, name) ? String(terms[name]?.(catalogue().plan)) : null),
  academy: (name) => (Object.hasOwn(own, name) ? (own[name] ?? null) : null),
  'all-hours': (item) => (isCourseId(item) ? String(allHoursOf(item)) : null),
}

/** '{price:fellowship}' becomes '$12,000', '{academy:city}' 'Beverly Hills'. What names nothing stays as it is. */
export function withFigures(text: string): string {
  return text.replaceAll(/\{([a-z-]+):([a-z0-9]+)\}/g, (whole, figure: string, item: string) =>
    Object.hasOwn(figures, figure) ? (figures[figure]?.(item) ?? whole) : whole,
  )
}

/** The questions of /faqs as staff published them, or as they came with the release, with today's figures. */
export function questionGroups(
  language: Language,
  release: readonly QuestionGroup[],
): readonly QuestionGroup[] {
  const published = publishedOf('faq')
  return release.map(({ id, title, questions }) => ({
    id,
    title,
    questions: [
      ...questions
        .filter((question) => !published[question.id])
        .map((question) => ({ question, position: positionIn(questions, question.id) })),
      ...Object.entries(published)
        .filter(([, { group, hidden }]) => group === id && !hidden)
        .map(([key, faq]) => ({ question: questionOf(key, faq, language), position: faq.position })),
    ]
      .sort((one, other) => one.position - other.position)
      .map(({ question }) => ({ ...question, answer: question.answer.map(withFigures) })),
  }))
}

/** The place of a question of the release: 10, 20, 30. */
export function positionIn(questions: readonly Question[], id: string): number {
  return (questions.findIndex((question) => question.id === id) + 1) * 10
}

function questionOf(id: string, { question, answer, refundScale }: Faq, language: Language): Question {
  return {
    id,
    question: saidIn(question, language),
    answer: saidIn(answer, language).split(/\n{2,}/),
    ...(refundScale && { refundScale }),
  }
}
