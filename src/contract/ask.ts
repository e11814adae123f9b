import { z } from 'zod'
import { type AnswerOf, calls } from './calls.ts'
import { day, email, language, lines } from './fields.ts'

/** Long enough for a question of three sentences. */
export const longestQuestion = 500

/** Pasted text may have line breaks and tabs. The database takes neither NUL nor half a character. */
function withoutControls(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
}

export type AskResult = AskAnswer['results'][number]

export const askAnswer = z.object({
  /** unknown: no page says it. patient: a question about a patient, which is not answered. */
  kind: z.enum(['fact', 'quote', 'unknown', 'patient']),
  answer: z.string(),
  /** The passages that the answer comes from. The first one has most of it. */
  sources: z.array(
    z.object({
      title: z.string(),
      href: z.string(),
      passage: z.string(),
      /** Of the refund policy. */
      version: z.string().optional(),
    }),
  ),
  results: z.array(
    z.object({
      title: z.string(),
      href: z.string(),
      kind: z.enum(['question', 'course', 'date', 'page', 'article', 'term', 'film']),
      /** A second line: the page, or what is known about the date. */
      detail: z.string(),
      /** For a date. */
      seats: z.object({ left: z.int(), spots: z.int() }).optional(),
    }),
  ),
  /** What is refunded until when, if the question is about a refund. */
  scale: z.array(z.object({ share: z.string(), when: z.string() })).optional(),
  /** What was searched, if no page says it. */
  looked: z.object({ pages: z.int(), courses: z.int(), answers: z.int() }).optional(),
})

export const askCalls = calls({
  'GET /api/ask': {
    summary: 'Answers a question from the academy’s own pages, and finds pages while somebody types',
    who: 'anyone',
    query: z.object({
      q: z
        .string()
        .transform(withoutControls)
        .pipe(
          z
            .string()
            .min(1, 'is required')
            .max(longestQuestion, `must be at most ${longestQuestion} characters`),
        ),
      lang: language.default('en'),
      /** Set while somebody types: the question is not finished, so it is not stored. */
      typing: z.literal('true').optional(),
    }),
    answer: askAnswer,
  },
  'POST /api/ask/helpful': {
    summary: 'Stores whether the answer to a question helped, without the person: 204',
    who: 'anyone',
    body: z.object({ question: lines(longestQuestion), lang: language.default('en'), helpful: z.boolean() }),
  },
  'POST /api/ask/questions': {
    summary: 'Sends a question to the office, which replies by email',
    who: 'anyone',
    body: z.object({ question: lines(longestQuestion), email, lang: language.default('en') }),
    answer: z.object({ number: z.string(), replyBy: day }),
  },
})
export type AskCalls = typeof askCalls
export type AskAnswer = AnswerOf<(typeof askCalls)['GET /api/ask']>
export type Verdict = z.output<(typeof askCalls)['POST /api/ask/helpful']['body']>
export type HandedOver = z.output<(typeof askCalls)['POST /api/ask/questions']['body']>
