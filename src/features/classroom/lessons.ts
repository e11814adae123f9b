// The lessons and questions that hold now: the release's, and over them what staff published.
import { sql } from 'kysely'
import {
  type Lesson,
  lesson,
  type Outline,
  outline,
  type Question,
  question,
} from '#contract/catalogue/lessons.ts'
import type { LessonDownload, UploadedFilm } from '#contract/classroom/learn-files.ts'
import type { CourseId } from '#domain/catalogue/catalogue.ts'
import { nextChange, versionAt } from '#domain/catalogue/entries.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { seconds } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { everyVersion, type StoredVersion } from '#features/catalogue/entries.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ClassroomFileRow } from '#platform/database/rows/classroom.ts'
import { readyFiles } from './classroom-files.queries.ts'
import { releaseEntries } from './release.ts'

export type LessonInCourse = {
  slug: string
  /** '3.2' */
  number: string
  unit: number
  title: string
  minutes: number
  /** The id of a clip. */
  film: string | null
  upload: UploadedFilm | null
  downloads: readonly LessonDownload[]
  body: string
  checklist: readonly string[]
  version: number
}

export type QuestionInBank = {
  course: CourseId
  id: string
  topic: string
  question: string
  options: readonly string[]
  answer: number
  why: string
  picture: { name: string; alt: string } | null
}

export type CourseInClassroom = {
  course: CourseId
  sample: boolean
  units: readonly { title: string; lessons: readonly LessonInCourse[] }[]
  /** In the order of the units. */
  lessons: readonly LessonInCourse[]
  readings: readonly { title: string; path: string }[]
  questions: readonly QuestionInBank[]
  /** Also while staff hide all its questions, or hiding them would give certificates away. */
  hasTest: boolean
}

export type Lessons = {
  /** Reads what was published since. Call it before a transaction: the texts are read without one. */
  refresh(): Promise<void>
  /** After the first refresh. */
  classroomOf(course: CourseId, language: Language): CourseInClassroom
  /** The whole bank, also with questions that are not drawn any more. In English. */
  bankOf(course: CourseId): readonly (QuestionInBank & { hidden: boolean })[]
  /** Every lesson of the course that holds, also those that no unit lists. In English. */
  shelfOf(course: CourseId): readonly ShelvedLesson[]
}

type ShelvedLesson = {
  slug: string
  title: string
  minutes: number
  isReady: boolean
  version: number
}

type Held<Data> = { data: Data; version: number }
type Texts = {
  outlines: Map<string, Held<Outline>>
  lessons: Map<string, Held<Lesson>>
  questions: Map<string, Held<Question>>
  /** Uploaded and ready. */
  files: readonly ClassroomFileRow[]
}

type Shown = { texts: Texts; courses: Map<string, CourseInClassroom> }

const kinds = ['outline', 'lesson', 'question'] as const
/** How long a process may show what was replaced. */
const lookEvery = seconds(2)

export function openLessons({ database, clocks }: { database: Database; clocks: Clocks }): Lessons {
  let shown: (Shown & { mark: string; until: Date | undefined }) | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const mark = await markOf(database)
    const now = clocks.academy.now()
    const isCurrent = shown?.mark === mark && (shown.until === undefined || now < shown.until)
    if (!isCurrent) {
      const versions = await everyVersion(database, kinds)
      const texts = { ...textsAt(versions, now), files: await readyFiles(database) }
      shown = { texts, courses: build(texts), mark, until: nextChange(versions, now) }
    }
    lookedAt = clocks.real.now().getTime()
  }

  const held = (): Shown => {
    if (!shown) throw new Error('The lessons were not read yet.')
    return shown
  }

  return {
    async refresh() {
      if (Math.abs(clocks.real.now().getTime() - lookedAt) < lookEvery) return
      looking ??= look().finally(() => {
        looking = undefined
      })
      await looking
    },
    classroomOf: (course, language) => held().courses.get(`${course} ${language}`) ?? empty(course),
    shelfOf: (course) => shelfIn(held().texts, course),
    bankOf: (course) => wholeBank(held().texts, course, ({ en }) => en),
  }
}

function shelfIn({ lessons }: Texts, course: CourseId): ShelvedLesson[] {
  const start = `${course}-`
  return [...lessons]
    .filter(([key]) => key.startsWith(start))
    .map(([key, { data, version }]) => ({
      slug: key.slice(start.length),
      title: data.title.en,
      minutes: data.minutes,
      isReady: data.body.en !== '',
      version,
    }))
}

/** Changes with every publication, when a version is taken back, and when a file is ready or deleted. */
async function markOf(database: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || ' ' || count(taken_back_at) || ' '
      || (select count(*) || ' ' || coalesce(max(added_at)::text, '') from classroom_files where state = 'ready')
      as mark
    from entry_versions where kind = any(${kinds})`.execute(database)
  return rows[0]?.mark ?? ''
}

function textsAt(versions: readonly StoredVersion[], now: Date): Texts {
  const texts: Texts = { outlines: new Map(), lessons: new Map(), questions: new Map(), files: [] }
  for (const entry of releaseEntries) put(texts, entry, 1)
  for (const group of Map.groupBy(versions, ({ kind, key }) => `${kind} ${key}`).values()) {
    const held = versionAt(group, now)
    if (held) put(texts, held, held.version)
    else if (group[0]) remove(texts, group[0])
  }
  return texts
}

function put(
  texts: Texts,
  { kind, key, data }: { kind: string; key: string; data: unknown },
  version: number,
) {
  if (kind === 'outline') texts.outlines.set(key, { data: outline.parse(data), version })
  if (kind === 'lesson') texts.lessons.set(key, { data: lesson.parse(data), version })
  if (kind === 'question') texts.questions.set(key, { data: question.parse(data), version })
}

function remove(texts: Texts, { kind, key }: { kind: string; key: string }) {
  if (kind === 'lesson') texts.lessons.delete(key)
  if (kind === 'question') texts.questions.delete(key)
}

function build(texts: Texts): Map<string, CourseInClassroom> {
  const courses = new Map<string, CourseInClassroom>()
  for (const course of texts.outlines.keys()) {
    for (const language of ['en', 'es'] as const) {
      courses.set(`${course} ${language}`, courseIn(texts, course, language))
    }
  }
  return courses
}

function courseIn(texts: Texts, course: CourseId, language: Language): CourseInClassroom {
  const said = <T>({ en, es }: { en: T; es: T | null }): T => (language === 'es' ? (es ?? en) : en)
  const held = texts.outlines.get(course)
  if (!held) return empty(course)
  const { units, readings, sample } = held.data
  const shown = units.map(({ title, lessons }, unit) => ({
    title: said(title),
    lessons: lessons
      .flatMap((slug) => {
        const found = texts.lessons.get(`${course}-${slug}`)
        return found ? [{ slug, ...found }] : []
      })
      .map(({ slug, version, data }, index) => ({
        slug,
        number: `${unit + 1}.${index + 1}`,
        unit,
        title: said(data.title),
        minutes: data.minutes,
        ...filmsOf(texts.files, course, data.film),
        downloads: data.downloads.flatMap(({ file, title }) => {
          const found = texts.files.find(({ id, course: own }) => id === file && own === course)
          return found ? [{ id: file, title: said(title), name: found.name, bytes: found.bytes }] : []
        }),
        body: said(data.body),
        checklist: said(data.checklist),
        version,
      })),
  }))
  const bank = wholeBank(texts, course, said)
  return {
    course,
    sample,
    units: shown,
    lessons: shown.flatMap(({ lessons }) => lessons),
    readings: readings.map(({ title, path }) => ({ title: said(title), path })),
    questions: bank.filter(({ hidden }) => !hidden).map(({ hidden: _, ...question }) => question),
    hasTest: bank.length > 0,
  }
}

/** A film is a clip of the catalog, or one that staff uploaded for the course. */
function filmsOf(files: readonly ClassroomFileRow[], course: CourseId, film: string | null) {
  if (film === null || !film.includes('-')) return { film, upload: null }
  const found = files.find((file) => file.id === film && file.course === course && file.kind === 'film')
  if (!found) return { film: null, upload: null }
  const captions = files.flatMap(({ id, filmId, language }) =>
    filmId === found.id && language !== null ? [{ id, language }] : [],
  )
  return { film: null, upload: { id: found.id, seconds: found.seconds ?? 0, captions } }
}

type SaidIn = <T>(text: { en: T; es: T | null }) => T

function wholeBank(texts: Texts, course: CourseId, said: SaidIn): (QuestionInBank & { hidden: boolean })[] {
  const start = `${course}-`
  return [...texts.questions]
    .filter(([key]) => key.startsWith(start))
    .map(([key, { data }]) => ({
      course,
      id: key.slice(start.length),
      topic: data.topic,
      question: said(data.question),
      options: said(data.options),
      answer: data.answer,
      why: said(data.why),
      picture: data.alt && data.picture ? { name: data.picture, alt: said(data.alt) } : null,
      hidden: data.hidden,
    }))
}

function empty(course: CourseId): CourseInClassroom {
  return { course, sample: false, units: [], lessons: [], readings: [], questions: [], hasTest: false }
}
