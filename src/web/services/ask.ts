import type { Body } from '#contract/address.ts'
import type { AskAnswer } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { call, callAs } from './call.ts'

/** Without the user's token: a question is not connected with a person. */
const nobody = async () => null

export function ask(question: string, language: Language): Promise<AskAnswer> {
  return callAs(nobody, 'GET /api/ask', { query: { q: question, lang: language } })
}

/** While somebody types: the server does not store the question. */
export function search(typed: string, language: Language): Promise<AskAnswer> {
  return callAs(nobody, 'GET /api/ask', { query: { q: typed, lang: language, typing: 'true' } })
}

/** Without the user's token, like the question. */
export function judge(body: Body<'POST /api/ask/helpful'>): Promise<void> {
  return callAs(nobody, 'POST /api/ask/helpful', { body })
}

export function sendToOffice(body: Body<'POST /api/ask/questions'>) {
  return call('POST /api/ask/questions', { body })
}
