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
  return { question, expected, got, isRight: isRightSource(expected, got), uncited: uncitedIn(answer) }
}

export function isRightSource(expected: string, got: string): boolean {
  const wanted = expected === 'orders' ? ['unknown'] : expected.split(' ')
  return wanted.some((one) => one === got || isPartOf(one, got))
}

/** A page accepts its parts, except for /faqs; a film accepts its steps: /catalog#sinus_lift-2. */
function isPartOf(wanted: string, got: string): boolean {
  if (wanted.startsWith('/catalog#')) return got.startsWith(`${wanted}-`)
  return !wanted.startsWith('/faqs') && got.startsWith(`${wanted}#`)
}

/** Sentences with a figure, or a whole quotation, that no cited passage has. */
function uncitedIn({ kind, answer, sources }: AskAnswer): string[] {
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
