import type { AskAnswer } from '#contract/ask.ts'
import type { Question } from './question.ts'

export type Scored = {
  question: string
  expected: string
  got: string
  isRight: boolean
  uncited: readonly string[]
}

export function score([question, expected]: Question, answer: AskAnswer): Scored {
  const got = answer.sources[0]?.href ?? answer.kind
  const wanted = expected === 'orders' ? ['unknown'] : expected.split(' ')
  const isRight = wanted.some((one) => one === got || (!one.startsWith('/faqs') && got.startsWith(`${one}#`)))
  return {
    question,
    expected,
    got,
    isRight: isRight || wanted.some((one) => isFilm(one, got)),
    uncited: uncitedIn(answer),
  }
}

/** /catalog#sinus_lift accepts each step of the film. */
function isFilm(wanted: string, got: string): boolean {
  return wanted.startsWith('/catalog#') && got.startsWith(`${wanted}-`)
}

/** Sentences with a figure, or a whole quotation, that no cited passage has. */
export function uncitedIn({ kind, answer, sources }: AskAnswer): string[] {
  if (kind === 'unknown' || kind === 'patient') return []
  const cited = sources.map(({ title, passage }) => `${title} ${passage}`).join(' ')
  if (kind === 'quote') return sentencesOf(answer).filter((sentence) => !cited.includes(sentence))
  const figures = (text: string) => text.match(/\d[\d.,]*\d|\d/g) ?? []
  const said = new Set(figures(cited))
  return sentencesOf(answer).filter(
    (sentence) => sources.length === 0 || figures(sentence).some((figure) => !said.has(figure)),
  )
}

export type Group = 'source' | 'unknown' | 'patient' | 'orders'

export function groupOf(expected: string): Group {
  return expected === 'unknown' || expected === 'patient' || expected === 'orders' ? expected : 'source'
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}
