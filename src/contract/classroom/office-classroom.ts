// The classroom in the office. Outlines, lessons and questions are entries: /api/office/catalogue/outline/module1,
// …/lesson/module1-SLUG and …/question/module1-ID, with drafts, versions and publication.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, day, instant, line, sentDay, sentInstant } from '../fields.ts'
import { certificateNeed } from './learn.ts'

const inCourse = z.object({ course: courseId })
const ofLive = inCourse.extend({ id: z.uuid() })

const rules = z.object({
  questions: z.int().min(5).max(100),
  minutes: z.int().min(5).max(240),
  /** Percent. */
  passMark: z.int().min(1).max(100),
  /** Days from a failed attempt to the next. */
  waitDays: z.int().min(0).max(365),
})

const title = z.object({ en: line(160), es: line(160) })
/** Browsers take names before an `@`, drop tabs and read a backslash as a slash: the address would mislead. */
const webAddress = z
  .string()
  .max(500)
  .regex(
    /^https:\/\/[^\s\p{C}@/?#\\]+(?:[/?#][^\s\p{C}\\]*)?$/u,
    'must be an address that begins with https://, without a user name or invisible characters',
  )
  .refine(URL.canParse, 'must be a complete address')

const liveSession = z.object({
  title,
  speaker: line(120),
  startsAt: sentInstant,
  minutes: z.int().min(10).max(480),
  /** Registrants get it from 15 minutes before. */
  link: webAddress,
  recording: webAddress.nullable(),
  /** Counts for the certificate. */
  required: z.boolean(),
})

export type LiveSessionEntry = z.output<typeof liveSession>

const person = z.object({ id: z.string().regex(/^[\w-]{1,128}$/, 'is not a person') })

export const classroomCalls = calls({
  /** Faculty gets its own courses. */
  'GET /api/office/classroom': {
    summary: 'The courses of the classroom: lessons, questions and the next live session',
    who: { staff: 'see', scope: 'filtered' },
    answer: z.object({
      courses: z.array(
        z.object({
          course: courseId,
          sample: z.boolean(),
          units: z.int(),
          lessons: z.int(),
          /** Lessons with a text. */
          ready: z.int(),
          /** Outlines, lessons and questions in preparation. */
          drafts: z.int(),
          bank: z.int(),
          /** Null for a clinical, and without questions. */
          testReady: z.boolean().nullable(),
          nextLive: instant.nullable(),
        }),
      ),
    }),
  },
  'GET /api/office/classroom/:course': {
    summary: 'The outline of a course as it holds, its live sessions and the rules of its test',
    who: { staff: 'see', scope: ':course' },
    params: inCourse,
    answer: z.object({
      course: courseId,
      sample: z.boolean(),
      units: z.array(
        z.object({
          title: z.string(),
          lessons: z.array(
            z.object({
              /** Of the entry. */
              key: z.string(),
              slug: z.string(),
              number: z.string(),
              title: z.string(),
              minutes: z.int(),
              film: z.string().nullable(),
              version: z.int(),
            }),
          ),
        }),
      ),
      /** Every lesson, also drafts and those that no unit lists. */
      shelf: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          minutes: z.int(),
          /** Has a text. */
          ready: z.boolean(),
          /** Null: never published. */
          version: z.int().nullable(),
          draft: z.boolean(),
        }),
      ),
      /** Questions in the bank. */
      bank: z.int(),
      /** Null for a clinical. */
      test: z
        .object({
          rules,
          /** The bank has at least three questions for each one drawn. */
          ready: z.boolean(),
        })
        .nullable(),
      live: z.array(
        liveSession.extend({
          id: z.uuid(),
          startsAt: instant,
          joined: z.int(),
          /** Opened the recording only. */
          recorded: z.int(),
        }),
      ),
    }),
  },
  'GET /api/office/classroom/:course/statistics': {
    summary: 'How each question of a bank was answered: difficulty and discrimination',
    who: { staff: 'attendance', scope: ':course' },
    params: inCourse,
    answer: z.object({
      questions: z.array(
        z.object({
          /** Of the entry. */
          key: z.string(),
          question: z.string(),
          topic: z.string(),
          /** Not drawn any more. */
          retired: z.boolean(),
          draft: z.boolean(),
          asked: z.int(),
          /** The share of right answers; null before the first. */
          difficulty: z.number().nullable(),
          /** Correlation with the rest of the test; null while it cannot be calculated. */
          discrimination: z.number().nullable(),
        }),
      ),
    }),
  },
  'GET /api/office/classroom/:course/evaluations': {
    summary: 'Evaluations of a course: no person, no day, the newest month first',
    who: { staff: 'see', scope: ':course' },
    params: inCourse,
    answer: z.object({
      evaluations: z.array(
        z.object({
          month: day,
          ratings: z.record(z.string(), z.int()),
          monday: z.string(),
          change: z.string().nullable(),
        }),
      ),
    }),
  },
  /** The Fellowship's test has the award's rules. */
  'PUT /api/office/classroom/:course/test-rules': {
    summary: 'Sets the rules of a module’s test, for attempts that begin later',
    who: { staff: 'content' },
    records: 'classroom rules',
    params: inCourse,
    body: rules,
  },
  'POST /api/office/classroom/:course/live': {
    summary: 'Adds a live session',
    who: { staff: 'content', scope: ':course' },
    records: 'classroom live',
    params: inCourse,
    body: liveSession,
    answer: z.object({ id: z.uuid() }),
  },
  'PUT /api/office/classroom/:course/live/:id': {
    summary: 'Changes a live session, or adds its recording',
    who: { staff: 'content', scope: ':course' },
    records: 'classroom live',
    params: ofLive,
    body: liveSession,
  },
  'DELETE /api/office/classroom/:course/live/:id': {
    summary: 'Deletes a live session',
    who: { staff: 'content', scope: ':course' },
    records: 'classroom live',
    params: ofLive,
  },
  'GET /api/office/classroom/:course/live/:id/joins': {
    summary: 'Who joined a live session, or opened its recording',
    who: { staff: 'attendance', scope: ':course' },
    params: ofLive,
    answer: z.object({
      people: z.array(
        z.object({
          /** Of the account. */
          id: z.string(),
          name: z.string(),
          joinedAt: instant,
          /** Opened the recording only. */
          recorded: z.boolean(),
        }),
      ),
    }),
  },
  'GET /api/office/classroom/:course/roster': {
    summary: 'What the certificates of the people of a date still need',
    who: { staff: 'attendance', scope: ':course' },
    params: inCourse,
    query: z.object({ start: sentDay }),
    answer: z.object({
      people: z.array(
        z.object({
          registrationId: z.uuid(),
          name: z.string(),
          /** Null without an account: nothing could be done online. */
          needs: z.array(certificateNeed).nullable(),
        }),
      ),
    }),
  },
  /** It has every course of the person, so a limited grant does not reach it. */
  'GET /api/office/classroom/people/:id': {
    summary: 'What a person has done in the classroom: lessons, tests, extra time',
    who: { staff: 'attendance' },
    params: person,
    answer: z.object({
      extraTimePercent: z.int(),
      courses: z.array(
        z.object({
          course: courseId,
          done: z.int(),
          of: z.int(),
          /** What the certificate needs; empty without a paid line that is not canceled. */
          needs: z.array(certificateNeed),
        }),
      ),
      tests: z.array(
        z.object({
          test: courseId,
          on: day,
          score: z.int().nullable(),
          passed: z.boolean(),
          deadline: instant,
        }),
      ),
    }),
  },
  /** It counts in the tests of every course, so a limited grant does not reach it. An open test gets it at once. */
  'PUT /api/office/classroom/people/:id/extra-time': {
    summary: 'Gives a person extra time in every test, in percent; 0 takes it back',
    who: { staff: 'attendance' },
    records: 'classroom extra-time',
    params: person,
    body: z.object({ percent: z.int().min(0).max(300) }),
  },
})
export type ClassroomCalls = typeof classroomCalls
export type OfficeClassrooms = AnswerOf<(typeof classroomCalls)['GET /api/office/classroom']>
export type OfficeClassroom = AnswerOf<(typeof classroomCalls)['GET /api/office/classroom/:course']>
export type OfficeStatistics = AnswerOf<
  (typeof classroomCalls)['GET /api/office/classroom/:course/statistics']
>
export type OfficeEvaluations = AnswerOf<
  (typeof classroomCalls)['GET /api/office/classroom/:course/evaluations']
>
export type OfficeJoins = AnswerOf<
  (typeof classroomCalls)['GET /api/office/classroom/:course/live/:id/joins']
>
export type OfficeRoster = AnswerOf<(typeof classroomCalls)['GET /api/office/classroom/:course/roster']>
export type OfficeLearner = AnswerOf<(typeof classroomCalls)['GET /api/office/classroom/people/:id']>
