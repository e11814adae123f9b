import { courseIds } from '#content/catalogue.ts'
import type { AskAnswer } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { type Asked, readAsked } from './facts/asked.ts'
import {
  contentsOf,
  datesOfProgram,
  heldFromWaitingList,
  payingInParts,
  placeAndLength,
  priceOfPrograms,
  requirementsOf,
  residencyFacts,
  rowOfAward,
  whereAcademyIs,
  whoMayCome,
} from './facts/award-facts.ts'
import {
  anyPrice,
  datesOfCourses,
  hoursOfCourses,
  priceOfCourses,
  refundOfCourse,
  seatsOfCourses,
} from './facts/course-facts.ts'
import { answersIn, type Fact, type Live, type Rule } from './facts/fact.ts'
import { givesOrders } from './instructions.ts'
import { isPatientQuestion } from './patient-question.ts'
import type { QuestionTerm } from './read-question.ts'
import { findResults } from './results.ts'
import type { Hit, SearchIndex } from './search-index.ts'
import { entityWords } from './vocabulary/academy-words.ts'
import { type Concept, conceptAt, isAbsent } from './vocabulary/concepts.ts'
import { months } from './vocabulary/months.ts'
import { plain, stem, wordsOf } from './vocabulary/normalize.ts'
import { readTerms } from './vocabulary/read-terms.ts'

/** The first rule that knows the question answers it. */
const rules: readonly Rule[] = [
  payingInParts,
  datesOfProgram,
  heldFromWaitingList,
  refundOfCourse,
  residencyFacts,
  seatsOfCourses,
  hoursOfCourses,
  requirementsOf,
  rowOfAward,
  priceOfCourses,
  priceOfPrograms,
  anyPrice,
  contentsOf,
  placeAndLength,
  datesOfCourses,
  whereAcademyIs,
  whoMayCome,
]

/** Concepts that rules read, whatever the words of the answer are. */
const readByRules: readonly Concept[] = [
  ...(Object.keys(entityWords) as Concept[]),
  'price',
  'fee',
  'early',
  'saving',
  'date',
  'when',
  'seats',
  'ce',
  'duration',
  'where',
  'location',
  'online',
  'requirement',
  'prerequisite',
  'includes',
  'covers',
  'course',
  'refund',
  'cancel',
  'test',
  'retake',
  'cases',
  'oralDefense',
  'installments',
  'pay',
  'register',
  'independentPath',
  'handsOn',
  'weekend',
  'chooseDate',
  'later',
  'travel',
  'city',
]

/** The share of a question, by weight, that its answer must have words for. */
const leastCoverage = { fact: 0.55, quote: 0.6 }

/** A passage without a number or a limit cannot answer how many or how long. */
const asksForFigure = /\b(?:how many|how much|how long|how often|cuant[oa]s?)\b/
const hasFigure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|sixteen|monthly|until|as long as|hasta|mientras|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|dieciseis|mes)\b/

type Answered = Omit<AskAnswer, 'results'>

export function answerQuestion(question: string, live: Live, index: SearchIndex): AskAnswer {
  const terms = index.read(question)
  const hits = index.find(question, terms)
  const asked = withSubject(readAsked(question, terms), hits)
  const results = findResults({ terms, asked, hits, live, index })
  return { ...answer(question, { terms, asked, hits, live, index }), results }
}

/** 'The full arch module' names a course by its subject. */
function withSubject(asked: Asked, hits: readonly Hit[]): Asked {
  if (asked.courses.length > 0 || !asked.has('module', 'clinical')) return asked
  const named = courseIds()
    .map((course) => ({ course, inTitle: hits.find(({ key }) => key === `course ${course}`)?.inTitle ?? 0 }))
    .sort((one, two) => two.inTitle - one.inTitle)
  const [best, second] = named
  return best && second && best.inTitle > second.inTitle + 0.05 ? { ...asked, courses: [best.course] } : asked
}

type Reading = {
  terms: readonly QuestionTerm[]
  asked: Asked
  hits: readonly Hit[]
  live: Live
  index: SearchIndex
}

function answer(question: string, reading: Reading): Answered {
  const { live, index } = reading
  const words = answersIn[live.language]
  if (isPatientQuestion(question)) return { kind: 'patient', answer: words.patient, sources: [] }
  const unknown: Answered = { kind: 'unknown', answer: words.unknown, sources: [], looked: index.extent }
  if (givesOrders(question)) return unknown
  if (isAboutAbsent(question)) return unknown
  const fact = factFor(reading)
  if (fact) return fact
  return quoteFor(question, reading) ?? unknown
}

/** Looks at every word: another phrase may begin before the topic's own, as in "how do I become an instructor". */
function isAboutAbsent(question: string): boolean {
  const words = wordsOf(question)
  const stems = words.map(stem)
  return words.some((_, at) => isAbsent(conceptAt(words, stems, at)?.concept ?? ''))
}

function factFor({ terms, asked, live, index }: Reading): Answered | null {
  for (const rule of rules) {
    const found = rule(asked, live)
    if (!found) continue
    const fact = 'quote' in found ? quote(found.quote, live.language, index) : factAnswer(found)
    if (fact && coverageOf(fact, terms) >= leastCoverage.fact) return fact
  }
  return null
}

function factAnswer({ answer, sources, scale }: Fact): Answered {
  return { kind: 'fact', answer, sources: [...sources], ...(scale && { scale: [...scale] }) }
}

/** How much of the question the answer and what it cites have words for. Words of the vocabulary were read by the rule. */
function coverageOf({ answer, sources }: Answered, terms: readonly QuestionTerm[]): number {
  const said = [answer, ...sources.flatMap(({ title, passage }) => [title, passage])].flatMap((text) =>
    readTerms(text),
  )
  const known = new Set<string>([...said.map(({ term }) => term), ...readByRules, ...months.flat().map(stem)])
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const covered = terms.filter((term) => term.terms.some((one) => known.has(one)))
  return covered.reduce((sum, { weight }) => sum + weight, 0) / all
}

function quoteFor(question: string, reading: Reading): Answered | null {
  const { hits, live, index } = reading
  const isAnswer = ({ answer }: Answered) =>
    !asksForFigure.test(plain(question)) || hasFigure.test(plain(answer))
  for (const { key, coverage, isFirm } of hits) {
    const quoted = isFirm && coverage >= leastCoverage.quote ? quote(key, live.language, index) : null
    if (quoted && isAnswer(quoted)) return quoted
  }
  const both = quoteTerms(reading)
  return both && isAnswer(both) ? both : null
}

/** A question about two terms, such as their difference, is answered with both. */
function quoteTerms({ terms, hits, live, index }: Reading): Answered | null {
  const found = hits
    .filter(({ key, isFirm }) => isFirm && key.startsWith('term '))
    .filter(({ key }) => terms.some((term) => term.terms[0] === key.slice('term '.length)))
  const [first, second] = found
  if (!first || !second || first.coverage + second.coverage < leastCoverage.quote) return null
  const quoted = [first, second].flatMap(({ key }) => quote(key, live.language, index) ?? [])
  return {
    kind: 'quote',
    answer: quoted.map(({ answer }) => answer).join(' '),
    sources: quoted.flatMap(({ sources }) => sources),
  }
}

function quote(key: string, language: Language, index: SearchIndex): Answered | null {
  const passage = index.passage(key, language)
  if (!passage) return null
  const { title, href, text } = passage
  return { kind: 'quote', answer: text, sources: [{ title, href, passage: text }] }
}
