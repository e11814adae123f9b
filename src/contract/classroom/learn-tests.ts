// The classroom's tests. Right answers are sent after the test is handed in, never before.

import { z } from 'zod'
import { calls } from '../calls.ts'
import { courseId, day, instant, language } from '../fields.ts'

/** A course, or `fellowship`. */
const testId = courseId

const inLanguage = z.object({ lang: language.default('en') })
const ofTest = z.object({ test: testId })
const ofAttempt = z.object({ id: z.uuid() })

/** Made by the page once for each browser window. The last window that opened the test writes. */
const window = z.uuid()

/**
 * ready: can begin now. running: an attempt is open. lessons: `lessons` are still to be done. wait: opens on
 * `from`. hours-needed: `hours` CE hours are needed first. passed: nothing to do.
 */
export const testState = z.object({
  test: testId,
  state: z.enum(['ready', 'running', 'lessons', 'wait', 'hours-needed', 'passed']),
  questions: z.int(),
  /** With the person's extra time. */
  minutes: z.int(),
  extraMinutes: z.int(),
  /** Percent. */
  passMark: z.int(),
  lessonsLeft: z.int(),
  from: day.nullable(),
  /** Null: no limit. */
  retakesLeft: z.int().nullable(),
  hours: z.number().nullable(),
  best: z.int().nullable(),
  /** The open attempt. */
  attempt: z.uuid().nullable(),
  /** Finished ones, oldest first. */
  attempts: z.array(z.object({ id: z.uuid().nullable(), on: day, score: z.int(), passed: z.boolean() })),
})
export type TestState = z.infer<typeof testState>

/** A photo of the site or an uploaded one, with what it shows. */
const questionPicture = z.object({ name: z.string(), alt: z.string() })
export type QuestionPicture = z.infer<typeof questionPicture>

const sittingQuestion = z.object({
  /** From 1. */
  number: z.int(),
  question: z.string(),
  options: z.array(z.string()).length(4),
  answer: z.int().min(0).max(3).nullable(),
  flagged: z.boolean(),
  picture: questionPicture.nullable(),
})

const sitting = z.object({
  state: z.literal('open'),
  id: z.uuid(),
  test: testId,
  startedAt: instant,
  deadline: instant,
  /** The server's time, for the clock on the page. */
  now: instant,
  /** This window may answer; false if another window was opened later. */
  writable: z.boolean(),
  questions: z.array(sittingQuestion),
})
export type Sitting = z.infer<typeof sitting>

const toRead = z.object({
  course: courseId,
  slug: z.string(),
  number: z.string(),
  title: z.string(),
  minutes: z.int(),
})

const testResult = z.object({
  state: z.literal('done'),
  id: z.uuid(),
  test: testId,
  /** Percent, rounded down. */
  score: z.int(),
  passMark: z.int(),
  passed: z.boolean(),
  right: z.int(),
  of: z.int(),
  on: day,
  /** The deadline closed it, with the answers saved until then. */
  byDeadline: z.boolean(),
  /** A topic is a unit of a course. */
  topics: z.array(
    z.object({
      course: courseId,
      unit: z.int(),
      title: z.string(),
      right: z.int(),
      of: z.int(),
      /** At or above the pass mark. */
      solid: z.boolean(),
    }),
  ),
  /** Lessons of the questions that were answered wrong, most missed first. */
  readAgain: z.array(toRead),
  /** Questions with the right answer and its reason. Empty for the Fellowship's test. */
  review: z.array(
    z.object({
      number: z.int(),
      question: z.string(),
      options: z.array(z.string()).length(4),
      chosen: z.int().nullable(),
      answer: z.int(),
      why: z.string(),
      picture: questionPicture.nullable(),
    }),
  ),
  /** What is possible now: the next attempt, and from when. */
  next: testState,
})
export type TestResult = z.infer<typeof testResult>

export const learnTestCalls = calls({
  'GET /api/learn/tests/:test': {
    summary: 'Whether a test can be taken, its rules, and earlier attempts',
    who: 'learner',
    params: ofTest,
    answer: testState,
  },
  /**
   * Begins an attempt or continues the open one, in this window. Another window that had it goes read-only. 409
   * `test_closed` if no attempt can begin.
   */
  'POST /api/learn/tests/:test/attempts': {
    summary: 'Begins a test, or continues it in this window',
    who: 'learner',
    params: ofTest,
    query: inLanguage,
    body: z.object({ window }),
    answer: sitting,
  },
  'GET /api/learn/attempts/:id': {
    summary: 'An open attempt with its saved answers, or the result of a finished one',
    who: 'learner',
    params: ofAttempt,
    query: inLanguage.extend({ window: window.optional() }),
    answer: z.discriminatedUnion('state', [sitting, testResult]),
  },
  /** 409 `other_window` if another window was opened later, 409 `test_over` after the deadline or the hand-in. */
  'PUT /api/learn/attempts/:id/answers/:number': {
    summary: 'Saves the answer to one question of an open attempt',
    who: 'learner',
    params: ofAttempt.extend({ number: z.coerce.number().int().min(1).max(200) }),
    body: z.object({ window, answer: z.int().min(0).max(3).nullable(), flagged: z.boolean() }),
    answer: z.object({ savedAt: instant, deadline: instant, now: instant }),
  },
  /** Sent again, it answers with the same result. */
  'POST /api/learn/attempts/:id/hand-in': {
    summary: 'Hands in a test and answers with its result',
    who: 'learner',
    params: ofAttempt,
    query: inLanguage,
    body: z.object({ window }),
    answer: testResult,
  },
})
export type LearnTestCalls = typeof learnTestCalls
export type AnswerEntry = z.input<
  (typeof learnTestCalls)['PUT /api/learn/attempts/:id/answers/:number']['body']
>
