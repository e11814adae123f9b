// The classroom in the office. Outlines, lessons and questions are entries: /api/office/catalogue/outline/module1,
// …/lesson/module1-SLUG and …/question/module1-ID, with drafts, versions and publication.
import { z } from 'zod'
import { courseId, day, instant, line, sentDay, sentInstant } from '../fields.ts'
import { certificateNeed } from '../learn.ts'

const inCourse = z.object({ course: courseId })
const ofLive = inCourse.extend({ id: z.uuid() })
const nothing = { 204: z.undefined() }

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

/** GET /api/office/classroom. Faculty gets its own courses. */
export const officeClassrooms = {
  summary: 'The courses of the classroom: lessons, questions and the next live session',
  response: {
    200: z.object({
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
}
export type OfficeClassrooms = z.infer<(typeof officeClassrooms.response)[200]>

/** GET /api/office/classroom/:course */
export const officeClassroom = {
  summary: 'The outline of a course as it holds, its live sessions and the rules of its test',
  params: inCourse,
  response: {
    200: z.object({
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
}
export type OfficeClassroom = z.infer<(typeof officeClassroom.response)[200]>

/** GET /api/office/classroom/:course/statistics */
export const officeStatistics = {
  summary: 'How each question of a bank was answered: difficulty and discrimination',
  params: inCourse,
  response: {
    200: z.object({
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
}
export type OfficeStatistics = z.infer<(typeof officeStatistics.response)[200]>

/** GET /api/office/classroom/:course/evaluations */
export const officeEvaluations = {
  summary: 'Evaluations of a course: no person, no day, the newest month first',
  params: inCourse,
  response: {
    200: z.object({
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
}

export type OfficeEvaluations = z.infer<(typeof officeEvaluations.response)[200]>

/** PUT /api/office/classroom/:course/test-rules. The Fellowship's test has the award's rules. */
export const setTestRules = {
  summary: 'Sets the rules of a module’s test, for attempts that begin later',
  params: inCourse,
  body: rules,
  response: nothing,
}

/** POST /api/office/classroom/:course/live */
export const addLiveSession = {
  summary: 'Adds a live session',
  params: inCourse,
  body: liveSession,
  response: { 200: z.object({ id: z.uuid() }) },
}
export type LiveSessionEntry = z.output<typeof liveSession>

/** PUT /api/office/classroom/:course/live/:id */
export const changeLiveSession = {
  summary: 'Changes a live session, or adds its recording',
  params: ofLive,
  body: liveSession,
  response: nothing,
}

/** DELETE /api/office/classroom/:course/live/:id */
export const deleteLiveSession = { summary: 'Deletes a live session', params: ofLive, response: nothing }

/** GET /api/office/classroom/:course/live/:id/joins */
export const officeJoins = {
  summary: 'Who joined a live session, or opened its recording',
  params: ofLive,
  response: {
    200: z.object({
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
}
export type OfficeJoins = z.infer<(typeof officeJoins.response)[200]>

/** GET /api/office/classroom/:course/roster */
export const officeRoster = {
  summary: 'What the certificates of the people of a date still need',
  params: inCourse,
  querystring: z.object({ start: sentDay }),
  response: {
    200: z.object({
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
}
export type OfficeRoster = z.infer<(typeof officeRoster.response)[200]>

const person = z.object({ id: z.string().regex(/^[\w-]{1,128}$/, 'is not a person') })

/** GET /api/office/classroom/people/:id */
export const officeLearner = {
  summary: 'What a person has done in the classroom: lessons, tests, extra time',
  params: person,
  response: {
    200: z.object({
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
}
export type OfficeLearner = z.infer<(typeof officeLearner.response)[200]>

/** PUT /api/office/classroom/people/:id/extra-time. An open test gets it at once. */
export const setExtraTime = {
  summary: 'Gives a person extra time in every test, in percent; 0 takes it back',
  params: person,
  body: z.object({ percent: z.int().min(0).max(300) }),
  response: nothing,
}
