// What the panel lists while somebody types: questions with an answer, courses with their dates, pages.
import { wordsIn } from '#content/words.ts'
import type { AskResult } from '#contract/ask.ts'
import type { CourseId, ProgramId } from '#domain/catalogue/catalogue.ts'
import type { SetDate } from '#domain/catalogue/course-dates.ts'
import type { ListedCourseDate } from '#features/catalogue/course-dates.queries.ts'
import { copies } from './corpus/copies.ts'
import type { Passage } from './corpus/passage.ts'
import type { Asked } from './facts/asked.ts'
import { answersIn, type Live } from './facts/fact.ts'
import { rangeOf, upcomingDates } from './facts/sources.ts'
import type { QuestionTerm } from './read-question.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import type { Concept } from './vocabulary/concepts.ts'

const most = { questions: 4, courses: 2, datesOfCourse: 2, pages: 4 }
/** A page that has less of the question than this is not listed. */
const leastListed = 0.3

type Search = {
  asked: Asked
  terms: readonly QuestionTerm[]
  hits: readonly Hit[]
  live: Live
  index: SearchIndex
}

export function findResults({ asked, terms, hits, live, index }: Search): AskResult[] {
  const found = hits
    .filter(({ coverage }) => coverage >= leastListed)
    .flatMap(({ key }) => index.passage(key, live.language) ?? [])
  const questions = found.filter(({ kind }) => kind === 'question').map(passageResult)
  const suggested = suggestions(asked, terms, live)
  const pages = withoutRepeats(
    found.filter(({ kind }) => kind !== 'question' && kind !== 'course').map(passageResult),
  )
  return [
    ...withoutRepeats([...suggested, ...questions]).slice(0, most.questions),
    ...coursesAndDates(asked, found, live),
    ...pages.slice(0, most.pages),
  ]
}

function passageResult({ title, href, kind, page }: Passage): AskResult {
  return { title, href, kind, detail: page }
}

function withoutRepeats(results: readonly AskResult[]): AskResult[] {
  return [
    ...new Map(results.toReversed().map((result) => [`${result.title} ${result.detail}`, result])).values(),
  ].toReversed()
}

/** Questions that a rule answers, about the course or program that is typed. Those that fit its other words come first. */
function suggestions(asked: Asked, terms: readonly QuestionTerm[], { language }: Live): AskResult[] {
  const { ask, awards } = answersIn[language]
  const { title } = copies[language].courses
  const typed = new Set(terms.flatMap((term) => term.terms))
  const about = (item: CourseId | ProgramId, questions: readonly [Concept, string][]) =>
    questions
      .toSorted(([one], [two]) => Number(typed.has(two)) - Number(typed.has(one)))
      .slice(0, 2)
      .map(([, question]) => ({
        title: question,
        href: `/courses#${item}`,
        kind: 'question' as const,
        detail: title,
      }))
  return [
    ...asked.courses.flatMap((course) => {
      const label = wordsIn(language).courseLabel(course)
      return about(course, [
        ['date', ask.date(label)],
        ['price', ask.price(label)],
        ['refund', ask.refund(label)],
        ['seats', ask.seats(label)],
        ['ce', ask.ce(label)],
        ['covers', ask.covers(label)],
      ])
    }),
    ...asked.programs.flatMap((program) =>
      about(program, [
        ['includes', ask.includes(awards[program])],
        ['price', ask.programPrice(awards[program])],
        ['requirement', ask.requirement(awards[program])],
      ]),
    ),
  ]
}

function coursesAndDates(asked: Asked, found: readonly Passage[], live: Live): AskResult[] {
  const named = asked.courses.map((course) => `/courses#${course}`)
  const panels = found.filter(({ kind }) => kind === 'course')
  const shown = [
    ...panels.filter(({ href }) => named.includes(href)),
    ...panels.filter(({ href }) => !named.includes(href)),
  ].slice(0, most.courses)
  return shown.flatMap((panel) => {
    const course = panel.href.slice('/courses#'.length) as CourseId
    const dates = upcomingDates(course, live).slice(0, most.datesOfCourse)
    return [passageResult(panel), ...dates.map((date) => dateResult(date, live))]
  })
}

function dateResult(date: SetDate<ListedCourseDate>, { language }: Live): AskResult {
  const { course, start, left, spots } = date
  return {
    title: rangeOf(date, language),
    href: `/register?course=${course}&date=${start}`,
    kind: 'date',
    detail: wordsIn(language).courseLabel(course),
    seats: { left, spots },
  }
}
