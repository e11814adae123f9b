// The classroom: courses, lessons, notes and the evaluation. Tests and live sessions are in learn-tests.ts and
// learn-live.ts.
// Every call needs a signed-in user: 401 without a token, 404 without a paid, uncanceled line of the course.

import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { courseId, day, instant, language, lines, sentInstant, soldAs } from '../fields.ts'
import { lessonDownload, uploadedFilm } from './learn-files.ts'
import { liveSession } from './learn-live.ts'
import { testState } from './learn-tests.ts'

const inLanguage = z.object({ lang: language.default('en') })
const inCourse = z.object({ course: courseId })
const slug = z
  .string()
  .max(80)
  .regex(/^[\da-z]+(-[\da-z]+)*$/, 'is not valid')
const ofLesson = inCourse.extend({ slug })

const amount = z.object({ done: z.int(), of: z.int() })

const issuedCertificate = z.object({
  id: z.uuid(),
  code: z.string(),
  completedOn: day,
  ceHours: z.number(),
  soldAs,
})

/**
 * What a certificate needs. Clinicals need the weekend alone, and staff complete them.
 * lessons: marked as done, and read as the server counts it. live: only if the academy requires a session.
 */
export const certificateNeed = z.discriminatedUnion('need', [
  z.object({ need: z.literal('lessons'), met: z.boolean(), ...amount.shape }),
  z.object({ need: z.literal('live'), met: z.boolean(), ...amount.shape }),
  /** The best score; null before the first attempt. */
  z.object({ need: z.literal('test'), met: z.boolean(), score: z.int().nullable(), passMark: z.int() }),
  z.object({
    need: z.literal('weekend'),
    met: z.boolean(),
    /** no-date: the person has no date yet. unmarked: staff have not marked every half-day. */
    state: z.enum(['no-date', 'ahead', 'unmarked', 'attended', 'absent']),
    start: day.nullable(),
    end: day.nullable(),
  }),
  /** open: it can be given now, once the lessons are done and the weekend is over. */
  z.object({ need: z.literal('evaluation'), met: z.boolean(), open: z.boolean() }),
])
export type CertificateNeed = z.infer<typeof certificateNeed>

const certificate = z.object({
  needs: z.array(certificateNeed),
  /** Null until it is issued. */
  issued: issuedCertificate.nullable(),
})

const lessonLink = z.object({ slug, number: z.string(), title: z.string(), minutes: z.int() })

const courseSummary = z.object({
  course: courseId,
  kind: z.enum(['module', 'clinical']),
  lessons: amount,
  /** The lesson to continue with; null when all are done, and for a clinical. */
  next: lessonLink.nullable(),
  /** Of the weekend. */
  start: day.nullable(),
  end: day.nullable(),
  city: z.string(),
  issued: issuedCertificate.nullable(),
  /** payment: a payment of the plan is overdue, so lessons that were not begun wait. */
  waits: z.literal('payment').nullable(),
})
export type LearnCourseSummary = z.infer<typeof courseSummary>

const lessonRow = lessonLink.extend({
  film: z.boolean(),
  checklist: z.boolean(),
  /** False: announced in the outline, without a text yet. It cannot be opened: 404. */
  ready: z.boolean(),
  /** The person's own mark. */
  done: z.boolean(),
  /** As the server counts it: every section opened, and the film watched. */
  read: z.boolean(),
  /** Waits for an overdue payment. */
  waits: z.boolean(),
})

const courseAnswer = z.object({
  course: courseId,
  kind: z.enum(['module', 'clinical']),
  /** The lessons are samples until the faculty approves them. */
  sample: z.boolean(),
  ceHours: z.number(),
  start: day.nullable(),
  end: day.nullable(),
  /** Of its date, or of the course. */
  city: z.string(),
  waits: z.literal('payment').nullable(),
  lessons: amount,
  minutes: amount,
  /** CE hours of the lessons completed so far. */
  hoursSoFar: z.number(),
  next: lessonLink.nullable(),
  /** Empty for a clinical. */
  units: z.array(z.object({ title: z.string(), lessons: z.array(lessonRow) })),
  /** For a clinical: the preparation. */
  readings: z.array(z.object({ title: z.string(), path: z.string() })),
  live: z.array(liveSession),
  /** Null for a clinical, and while the bank has too few questions. */
  test: testState.nullable(),
  evaluationGiven: z.boolean(),
  certificate,
})

export type LearnCourse = z.infer<typeof courseAnswer>

const range = z.tuple([z.number().min(0).max(36_000), z.number().min(0).max(36_000)])

const progress = z.object({
  done: z.boolean(),
  read: z.boolean(),
  /** Indexes of the checklist's items. */
  checked: z.array(z.int()),
  /** Indexes of the body's sections. The text before the first `##` is section 0. */
  sections: z.array(z.int()),
  /** Watched parts of the film in seconds, merged. */
  watched: z.array(range),
  /** Where the film stopped. */
  position: z.number().nullable(),
})
export type LessonProgress = z.infer<typeof progress>

const note = z.object({
  id: z.uuid(),
  course: courseId,
  slug,
  text: z.string(),
  /** Seconds into the film; null for a note about the text. */
  at: z.number().nullable(),
  writtenAt: instant,
})
export type LearnNote = z.infer<typeof note>

/** Seconds between the beats of an open lesson. */
export const beatSeconds = 15

const noteParams = ofLesson.extend({ id: z.uuid() })

const rating = z.int().min(1).max(5)

export const learnCalls = calls({
  'GET /api/learn': {
    summary: 'My courses with progress, what is next, and the next live session',
    who: 'learner',
    query: inLanguage,
    answer: z.object({
      /** The course last worked on first. */
      courses: z.array(courseSummary),
      /** Where the person stopped, in the course last worked on. */
      next: lessonLink
        .extend({
          course: courseId,
          /** The id of a clip. */
          film: z.string().nullable(),
          /** Seconds into the film. */
          position: z.number().nullable(),
        })
        .nullable(),
      live: liveSession.nullable(),
      /** Null for people who may not take the Fellowship's test. */
      fellowshipTest: testState.nullable(),
    }),
  },
  'GET /api/learn/:course': {
    summary: 'Units, lessons, readings, live sessions, test, and what the certificate still needs',
    who: 'learner',
    params: inCourse,
    query: inLanguage,
    answer: courseAnswer,
  },
  'GET /api/learn/:course/lessons/:slug': {
    summary: 'A lesson with the person’s progress and notes',
    who: 'learner',
    params: ofLesson,
    query: inLanguage,
    answer: z.object({
      course: courseId,
      slug,
      number: z.string(),
      title: z.string(),
      minutes: z.int(),
      unit: z.object({ number: z.int(), title: z.string(), lesson: z.int(), of: z.int() }),
      sample: z.boolean(),
      /** Changes with every publication. An open lesson is not replaced. */
      version: z.int(),
      /** The id of a clip. */
      film: z.string().nullable(),
      /** Instead of a clip. */
      upload: uploadedFilm.nullable(),
      downloads: z.array(lessonDownload),
      body: z.string(),
      checklist: z.array(z.string()),
      progress,
      notes: z.array(note),
      previous: lessonLink.nullable(),
      next: lessonLink.nullable(),
    }),
  },
  /**
   * The page sends one when the lesson opens, then every 15 seconds while it is visible, and one when it is left. The
   * server counts no more film than time since the last beat.
   */
  'POST /api/learn/:course/lessons/:slug/beats': {
    summary: 'Reports what was watched and opened in a lesson since the last beat',
    who: 'learner',
    params: ofLesson,
    body: z.object({
      /** Parts of the film watched since the last beat. */
      watched: z.array(range).max(50),
      position: z.number().min(0).max(36_000).nullable(),
      /** Every section opened so far. */
      sections: z.array(z.int().min(0).max(99)).max(100),
    }),
    answer: progress,
  },
  /** What is left out stays as it is. */
  'PUT /api/learn/:course/lessons/:slug/marks': {
    summary: 'Marks a lesson as done, or items of its checklist',
    who: 'learner',
    params: ofLesson,
    body: z.object({ done: z.boolean(), checked: z.array(z.int().min(0).max(99)).max(100) }).partial(),
    answer: z.object({ progress, certificate }),
  },
  /** The page makes the id, so that a note can be sent again. */
  'PUT /api/learn/:course/lessons/:slug/notes/:id': {
    summary: 'Writes a note; an older text than the stored one changes nothing',
    who: 'learner',
    params: noteParams,
    body: z.object({
      text: lines(4000),
      at: z.number().min(0).max(36_000).nullable(),
      /** When the person wrote it, perhaps offline. */
      writtenAt: sentInstant,
    }),
    answer: note,
  },
  'DELETE /api/learn/:course/lessons/:slug/notes/:id': {
    summary: 'Deletes a note',
    who: 'learner',
    params: noteParams,
  },
  'GET /api/learn/notes': {
    summary: 'All notes of the person, the newest first, also of courses that are closed to them by now',
    who: 'learner',
    answer: z.array(note),
  },
  /** 409 `evaluation_given` the second time, 409 `evaluation_closed` before it is open. */
  'POST /api/learn/:course/evaluation': {
    summary: 'Stores an evaluation with course and month only, and marks separately that it was given',
    who: 'learner',
    params: inCourse,
    body: z.object({
      ratings: z.object({
        ability: rating,
        preparation: rating,
        practice: rating,
        answers: rating,
        independence: rating,
      }),
      /** What the person will do differently on Monday. */
      monday: lines(2000),
      /** What the academy should change. */
      change: lines(2000).nullable(),
    }),
    answer: z.object({ certificate }),
  },
})
export type LearnCalls = typeof learnCalls
export type LearnHome = AnswerOf<(typeof learnCalls)['GET /api/learn']>
export type LearnLesson = AnswerOf<(typeof learnCalls)['GET /api/learn/:course/lessons/:slug']>
export type Beat = z.input<(typeof learnCalls)['POST /api/learn/:course/lessons/:slug/beats']['body']>
export type LessonMarks = z.input<(typeof learnCalls)['PUT /api/learn/:course/lessons/:slug/marks']['body']>
export type NoteEntry = z.input<(typeof learnCalls)['PUT /api/learn/:course/lessons/:slug/notes/:id']['body']>
export type Evaluation = z.input<(typeof learnCalls)['POST /api/learn/:course/evaluation']['body']>
