// The calls of the classroom. Answers that are needed offline go through `kept`.

import { isCourseId } from '#content/catalogue.ts'
import type {
  Beat,
  Evaluation,
  LearnCourse,
  LearnHome,
  LearnLesson,
  LearnNote,
  LessonProgress,
} from '#contract/learn.ts'
import type { FileAddress } from '#contract/learn-files.ts'
import type { AnswerEntry, Sitting, TestResult, TestState } from '#contract/learn-tests.ts'
import type { Language } from '#domain/people/language.ts'
import { get, post, request } from '../api.ts'
import { currentToken } from '../session/bearer.ts'
import { forgetCourses, kept } from './kept.ts'
import { isPreview, noToken } from './preview.ts'

export async function openHome(language: Language) {
  const home = await kept<LearnHome>(`/api/learn?lang=${language}`)
  const mine = new Set<string>(home.answer.courses.map(({ course }) => course))
  if (!home.offline) await forgetCourses((course) => isCourseId(course) && !mine.has(course))
  return home
}

export const openCourse = (course: string, language: Language) =>
  kept<LearnCourse>(`/api/learn/${encodeURIComponent(course)}?lang=${language}`)

export const lessonPath = (course: string, slug: string) =>
  `/api/learn/${encodeURIComponent(course)}/lessons/${encodeURIComponent(slug)}`

export const openLesson = (course: string, slug: string, language: Language) =>
  kept<LearnLesson>(`${lessonPath(course, slug)}?lang=${language}`)

/** With a token, ten more minutes for the address that has it. */
export const openFile = (course: string, id: string, renew: string | null = null) =>
  request<FileAddress>(`/api/learn/${encodeURIComponent(course)}/files/${id}/address`, 'POST', {
    body: { renew },
    bearer: isPreview() ? noToken : currentToken,
  })

export const openNotes = () => kept<LearnNote[]>('/api/learn/notes')

export const sendBeat = (course: string, slug: string, beat: Beat) =>
  post<LessonProgress>(`${lessonPath(course, slug)}/beats`, beat)

export const giveEvaluation = (course: string, evaluation: Evaluation) =>
  post<{ certificate: LearnCourse['certificate'] }>(`/api/learn/${course}/evaluation`, evaluation)

const livePath = (course: string, id: string) => `/api/learn/${course}/live/${id}`

export const joinLive = (course: string, id: string) =>
  post<{ link: string }>(`${livePath(course, id)}/join`, {})

export const openRecording = (course: string, id: string) =>
  post<{ link: string }>(`${livePath(course, id)}/recording`, {})

/** For `download`, which adds the language. */
export const liveCalendar = (course: string, id: string) => `${livePath(course, id)}/calendar`

export const openTest = (test: string) => kept<TestState>(`/api/learn/tests/${encodeURIComponent(test)}`)

/** An attempt's result, or that of the last one. Null before the first. */
export async function openResult(test: string, attempt: string | null, language: Language) {
  const { answer: state, offline } = await openTest(test)
  const id = attempt ?? state.attempts.findLast((done) => done.id !== null)?.id
  if (!id) return { answer: { test: state, result: null }, offline }
  const { answer: result } = await kept<Sitting | TestResult>(`/api/learn/attempts/${id}?lang=${language}`)
  return { answer: { test: state, result: result.state === 'done' ? result : null }, offline }
}

export const beginTest = (test: string, language: Language, window: string) =>
  post<Sitting>(`/api/learn/tests/${encodeURIComponent(test)}/attempts?lang=${language}`, { window })

export const readAttempt = (id: string, language: Language, window?: string) =>
  get<Sitting | TestResult>(
    `/api/learn/attempts/${id}?lang=${language}${window === undefined ? '' : `&window=${window}`}`,
  )

export const saveAnswer = (id: string, number: number, entry: AnswerEntry) =>
  request<{ savedAt: string; deadline: string; now: string }>(
    `/api/learn/attempts/${id}/answers/${number}`,
    'PUT',
    { body: entry },
  )

export const handIn = (id: string, language: Language, window: string) =>
  post<TestResult>(`/api/learn/attempts/${id}/hand-in?lang=${language}`, { window })
