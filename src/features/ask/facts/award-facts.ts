// Requirements, contents and prices of the awards and the Residency, and what the pages say about paying in parts.

import { programOf } from '#content/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import { copies } from '../corpus/copies.ts'
import type { Concept } from '../vocabulary/concepts.ts'
import type { Asked } from './asked.ts'
import { answersIn, type Rule } from './fact.ts'
import { awardSource, courseList, courseSource, residencySource } from './sources.ts'

/** The rows of the independent path that a concept asks for, by their place on the panel. */
const rowsOf: Record<ProgramId, Partial<Record<Concept, number>>> = {
  fellowship: { retake: 4, test: 3, cases: 2, fee: 5, ce: 1, duration: 0 },
  mastership: { oralDefense: 3, cases: 1, fee: 4, ce: 2 },
}

/** Only one award has a test, and only one an oral defense. */
function awardOf(asked: Asked): ProgramId | undefined {
  const [named] = asked.programs
  if (named) return named
  if (asked.has('oralDefense')) return 'mastership'
  return asked.has('test', 'retake') ? 'fellowship' : undefined
}

export const rowOfAward: Rule = (asked, { language }) => {
  const award = awardOf(asked)
  if (!award || asked.courses.length > 0) return null
  const rows = Object.entries(rowsOf[award]) as [Concept, number][]
  const index = rows.find(([concept]) => asked.has(concept))?.[1]
  const fact = index === undefined ? undefined : copies[language].courses[award].facts[index]
  if (!fact) return null
  const { row, awards } = answersIn[language]
  return { answer: row(awards[award], fact.name, fact.value), sources: [awardSource(award, language)] }
}

export const priceOfPrograms: Rule = (asked, { language }) => {
  const of = asked.programs.length > 0 ? asked.programs : asked.has('program') ? programIds : []
  if (of.length === 0 || asked.courses.length > 0) return null
  if (!asked.has('price', 'saving') || asked.has('refund', 'cancel', 'installments', 'travel', 'lodging'))
    return null
  const { price } = answersIn[language]
  const names = copies[language].courses.panel.programs
  return {
    answer: of
      .map((id) => price.program(names[id], formatWholeDollars(programOf(id).charged), programOf(id).savings))
      .join(' '),
    sources: of.map((id) => awardSource(id, language)),
  }
}

export const residencyFacts: Rule = (asked, { language }) => {
  if (!asked.has('residency')) return null
  const { facts } = copies[language].courses.residency
  const [length, hours, , tuition] = facts
  const source = residencySource(language)
  const { price, row } = answersIn[language]
  if (asked.has('price', 'fee') && tuition)
    return { answer: price.residency(tuition.value), sources: [source] }
  const fact = asked.has('ce') ? hours : asked.has('duration') ? length : null
  return fact ? { answer: row(source.title, fact.name, fact.value), sources: [source] } : null
}

export const contentsOf: Rule = (asked, live) => {
  const { language } = live
  // "Does the Mastership include the Fellowship?" is about the larger one.
  const program = asked.programs.at(-1)
  if (asked.has('travel', 'lodging', 'meals', 'refund', 'cancel', 'price', 'ce')) return null
  const isAboutParts = asked.has('includes', 'covers', 'module', 'course', 'clinical')
  if (program && asked.courses.length === 0 && isAboutParts) {
    const names = copies[language].courses.panel.programs
    return {
      answer: answersIn[language].includes(names[program], courseList(programOf(program).courses, language)),
      sources: [awardSource(program, language)],
    }
  }
  const [course] = asked.courses
  if (course && !program && asked.has('includes', 'covers')) return { quote: `course ${course}` }
  return null
}

export const requirementsOf: Rule = (asked, live) => {
  const { language } = live
  if (!asked.has('requirement', 'prerequisite', 'independentPath', 'license')) return null
  if (asked.has('clinical2') || (asked.has('mastership') && asked.has('prerequisite'))) {
    const { note } = copies[language].courses.pathways.mastership
    const label = asked.has('clinical2')
      ? wordsIn(language).courseLabel('clinical2')
      : answersIn[language].awards.mastership
    const topics = copies[language].courses.panel.topics('clinical2').summary
    const source = asked.has('clinical2')
      ? courseSource('clinical2', live)
      : awardSource('mastership', language)
    return {
      answer: answersIn[language].level(label, note),
      sources: [{ ...source, passage: `${topics} ${source.passage}` }],
    }
  }
  if (asked.courses.length > 0) return { quote: 'faq who-can-take-the-courses' }
  const [award] = asked.programs
  if (!award) return null
  if (award === 'fellowship') return { quote: 'faq can-i-earn-the-fellowship-on-the-independent-path' }
  return { quote: 'faq what-does-the-mastership-require' }
}

/** How long and where, which the pages say about all modules and clinicals at once. */
export const placeAndLength: Rule = (asked) => {
  const isAboutCourses =
    asked.courses.length > 0 ||
    asked.has('module', 'clinical') ||
    asked.hasOnly('online', 'weekend', 'handsOn', 'course', 'city', 'where', 'travel')
  const isOneTrip = asked.has('travel') && asked.has('module') && asked.has('clinical')
  if (
    !isAboutCourses ||
    isOneTrip ||
    asked.has('refund', 'cancel', 'ce', 'price', 'privacy', 'license', 'region')
  )
    return null
  // What is practiced in one course is among its topics.
  const [course] = asked.courses
  if (course && asked.has('handsOn')) return { quote: `course ${course}` }
  return asked.has('duration', 'where', 'location', 'online', 'weekend', 'handsOn', 'city')
    ? { quote: 'faq are-the-modules-online-or-in-beverly-hills' }
    : null
}

export const payingInParts: Rule = (asked) =>
  asked.has('installments') ? { quote: 'faq can-i-pay-in-installments' } : null

/** Where the academy itself is, and how to reach it. */
export const whereAcademyIs: Rule = (asked) =>
  asked.has('where', 'location', 'phone', 'email', 'contact') &&
  asked.hasOnly('where', 'location', 'city', 'contact', 'phone', 'email')
    ? { quote: 'contact' }
    : null

/** Who the courses are for. */
export const whoMayCome: Rule = (asked) =>
  asked.has('prerequisite') &&
  asked.hasOnly('prerequisite', 'course', 'program', 'register', 'implant', 'requirement', 'online')
    ? { quote: 'faq who-can-take-the-courses' }
    : null

/** Choosing the dates of a program after paying for it. */
export const datesOfProgram: Rule = (asked) => {
  const isAboutProgram = asked.has('program', 'fellowship', 'mastership')
  const isLater = asked.has('later') && asked.has('date', 'chooseDate')
  return ((isAboutProgram && asked.has('chooseDate')) ||
    (isLater && (isAboutProgram || asked.has('register')))) &&
    asked.courses.length === 0 &&
    !asked.has('refund', 'cancel', 'compare')
    ? { quote: 'faq can-i-take-a-program-and-choose-the-dates-later' }
    : null
}

/** How long a seat is kept for the next person on the waiting list. */
export const heldFromWaitingList: Rule = (asked) =>
  asked.has('waitingList') && asked.has('duration') ? { quote: 'register waiting list' } : null
