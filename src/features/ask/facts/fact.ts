import { askAnswers as en } from '#content/en/ask-answers.ts'
import { askAnswers as es } from '#content/es/ask-answers.ts'
import type { Day } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import type { ListedCourseDate } from '#features/catalogue/course-dates.queries.ts'
import type { Asked } from './asked.ts'

export const answersIn = { en, es }

export type Source = { title: string; href: string; passage: string; version?: string }

/** What the pages show today. */
export type Live = { language: Language; today: Day; dates: readonly ListedCourseDate[] }

export type Fact = {
  answer: string
  sources: readonly Source[]
  /** Steps of a refund, for the panel's scale. */
  scale?: readonly { share: string; when: string }[]
}

/** A rule answers from live facts, or names the passage that has the answer. Null if the question is not its own. */
export type Rule = (asked: Asked, live: Live) => Fact | { quote: string } | null
