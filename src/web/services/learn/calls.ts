// The calls of the classroom. Answers that are needed offline go through `kept`.

import { isCourseId } from '#content/catalogue.ts'
import type { Beat, Evaluation } from '#contract/classroom/learn.ts'
import type { AnswerEntry } from '#contract/classroom/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { call, callAs } from '../call.ts'
import { currentToken } from '../session/bearer.ts'
import { forgetCourses, kept } from './kept.ts'
import { isPreview, noToken } from './preview.ts'

export async function openHome(lang: Language) {
  const home = await kept('GET /api/learn', { query: { lang } })
  const mine = new Set<string>(home.answer.courses.map(({ course }) => course))
  if (!home.offline) await forgetCourses((course) => isCourseId(course) && !mine.has(course))
  return home
}

export const openCourse = (course: string, lang: Language) =>
  kept('GET /api/learn/:course', { params: { course }, query: { lang } })

export const openLesson = (course: string, slug: string, lang: Language) =>
  kept('GET /api/learn/:course/lessons/:slug', { params: { course, slug }, query: { lang } })

/** With a token, ten more minutes for the address that has it. */
export const openFile = (course: string, id: string, renew: string | null = null) =>
  callAs(isPreview() ? noToken : currentToken, 'POST /api/learn/:course/files/:id/address', {
    params: { course, id },
    body: { renew },
  })

export const openNotes = () => kept('GET /api/learn/notes')

export const sendBeat = (course: string, slug: string, beat: Beat) =>
  call('POST /api/learn/:course/lessons/:slug/beats', { params: { course, slug }, body: beat })

export const giveEvaluation = (course: string, evaluation: Evaluation) =>
  call('POST /api/learn/:course/evaluation', { params: { course }, body: evaluation })

export const joinLive = (course: string, id: string) =>
  call('POST /api/learn/:course/live/:id/join', { params: { course, id } })

export const openRecording = (course: string, id: string) =>
  call('POST /api/learn/:course/live/:id/recording', { params: { course, id } })

export const openTest = (test: string) => kept('GET /api/learn/tests/:test', { params: { test } })

/** An attempt's result, or that of the last one. Null before the first. */
export async function openResult(test: string, attempt: string | null, lang: Language) {
  const { answer: state, offline } = await openTest(test)
  const id = attempt ?? state.attempts.findLast((done) => done.id !== null)?.id
  if (!id) return { answer: { test: state, result: null }, offline }
  const { answer: result } = await kept('GET /api/learn/attempts/:id', { params: { id }, query: { lang } })
  return { answer: { test: state, result: result.state === 'done' ? result : null }, offline }
}

export const beginTest = (test: string, lang: Language, window: string) =>
  call('POST /api/learn/tests/:test/attempts', { params: { test }, query: { lang }, body: { window } })

export const readAttempt = (id: string, lang: Language, window?: string) =>
  call('GET /api/learn/attempts/:id', { params: { id }, query: { lang, window } })

export const saveAnswer = (id: string, number: number, entry: AnswerEntry) =>
  call('PUT /api/learn/attempts/:id/answers/:number', { params: { id, number }, body: entry })

export const handIn = (id: string, lang: Language, window: string) =>
  call('POST /api/learn/attempts/:id/hand-in', { params: { id }, query: { lang }, body: { window } })
