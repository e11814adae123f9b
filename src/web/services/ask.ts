import type { z } from 'zod'
import type { Api } from '#contract/api.ts'
import type { AskAnswer } from '#contract/ask.ts'
import type { Language } from '#domain/people/language.ts'
import { get, post, request } from './api.ts'

/** Without the user's token: a question is not connected with a person. */
const nobody = async () => null

export function ask(question: string, language: Language): Promise<AskAnswer> {
  return get(`/api/ask?${new URLSearchParams({ q: question, lang: language })}`, nobody)
}

/** While somebody types: the server does not store the question. */
export function search(typed: string, language: Language): Promise<AskAnswer> {
  return get(`/api/ask?${new URLSearchParams({ q: typed, lang: language, typing: 'true' })}`, nobody)
}

/** Without the user's token, like the question. */
export function judge(verdict: z.input<Api['POST /api/ask/helpful']['body']>): Promise<unknown> {
  return request('/api/ask/helpful', 'POST', { body: verdict, bearer: nobody }, async () => undefined)
}

export function sendToOffice(
  question: z.input<Api['POST /api/ask/questions']['body']>,
): Promise<z.output<Api['POST /api/ask/questions']['answer']>> {
  return post('/api/ask/questions', question)
}
