import { expect, test } from 'vitest'
import { matchRoute } from '#contract/routes.ts'
import { coursePages } from '../courses/course-pages.ts'
import { courseUnits as englishUnits } from '../en/courses/course-units.ts'
import { module1 as english1 } from '../en/lessons/module1/index.ts'
import { module2 as english2 } from '../en/lessons/module2/index.ts'
import { module3 as english3 } from '../en/lessons/module3/index.ts'
import { module4 as english4 } from '../en/lessons/module4/index.ts'
import { courseUnits as spanishUnits } from '../es/courses/course-units.ts'
import { module1 as spanish1 } from '../es/lessons/module1/index.ts'
import { module2 as spanish2 } from '../es/lessons/module2/index.ts'
import { module3 as spanish3 } from '../es/lessons/module3/index.ts'
import { module4 as spanish4 } from '../es/lessons/module4/index.ts'
import { clips } from '../media/clips.ts'
import { photos } from '../media/photos.ts'
import { articleSlugs } from '../pages/articles.ts'
import type { ClassroomCourse } from './lesson-types.ts'
import { lessonTexts } from './lessons.ts'

const courses = [
  ['module1', english1, spanish1],
  ['module2', english2, spanish2],
  ['module3', english3, spanish3],
  ['module4', english4, spanish4],
] as const

const lessonsOf = (course: ClassroomCourse) => course.units.flatMap(({ lessons }) => lessons)

/** What both languages must share. */
const skeleton = (course: ClassroomCourse) => ({
  units: course.units.map(({ lessons }) =>
    lessons.map(({ slug, minutes, film, body, checklist }) => ({
      slug,
      minutes,
      film,
      checklist: checklist?.length,
      blocks: body.split('\n').flatMap((line) => line.match(/^(## |- |\d+\. |!\[)/)?.[0] ?? []),
      figures: figuresOf(body),
    })),
  ),
  readings: course.readings.map(({ path }) => path),
  questions: course.questions.map(({ id, topic, answer }) => ({ id, topic, answer })),
})

const figuresOf = (body: string) => [...body.matchAll(/\(figure:(\w+)\)/g)].map(([, id]) => id)
const pathsOf = (body: string) => [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path ?? '')
const wordsOf = (body: string) => body.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\d’.–-]+/gu)?.length ?? 0

/** What is left of a body once the subset's marks are removed. */
const withoutMarks = (body: string) =>
  body
    .replace(/^(## |- |\d+\. |> )/gm, '')
    .replace(/^!\[[^\]\n]+\]\(figure:\w+\)$/gm, '')
    .replace(/\[([^\]\n]+)\]\(\/[\w/-]*\)/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')

const known = (address: string) => {
  const [path = ''] = address.split('#')
  return isPage(path)
}
const isPage = (path: string) =>
  matchRoute(path).route.page !== 'not-found' &&
  (!path.startsWith('/catalog/') || articleSlugs().includes(path.replace('/catalog/', ''))) &&
  (!path.startsWith('/courses/') || coursePages().some((page) => page.path === path))

test.each(courses)('%s has the same lessons and answers in both languages', (_, english, spanish) => {
  expect(skeleton(spanish)).toEqual(skeleton(english))
})

test.each(courses)('%s has unique slugs, and each question’s topic is one of them', (_, english) => {
  const slugs = lessonsOf(english).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(english.questions.map(({ topic }) => topic).filter((topic) => !slugs.includes(topic))).toEqual([])
})

test.each(courses)('%s shows films, photos and pages that exist', (_, ...languages) => {
  for (const lesson of languages.flatMap(lessonsOf)) {
    if (lesson.film) expect(clips.map(({ videoId }) => videoId)).toContain(lesson.film)
    for (const id of figuresOf(lesson.body)) expect(Object.keys(photos), lesson.slug).toContain(id)
    expect(
      pathsOf(lesson.body).filter((path) => !known(path)),
      lesson.slug,
    ).toEqual([])
  }
  expect(languages.flatMap(({ readings }) => readings).filter(({ path }) => !known(path))).toEqual([])
})

test.each(courses)('%s writes lessons in the Markdown subset, 180 to 350 words', (_, ...languages) => {
  for (const { slug, body } of languages.flatMap(lessonsOf)) {
    expect(withoutMarks(body), slug).not.toMatch(/[*_`#<>[\]\\|]|https?:/)
    expect(wordsOf(body), slug).toBeGreaterThanOrEqual(180)
    expect(wordsOf(body), slug).toBeLessThanOrEqual(350)
    const sections = body.match(/^## /gm)?.length
    expect([2, 3, 4], slug).toContain(sections)
  }
})

test.each(courses)('%s addresses the Spanish reader as usted', (_, english, spanish) => {
  const familiar = /\b(tú|tus|tu|contigo|puedes|quieres|tienes|eres|estás)\b/i
  for (const { slug, body } of lessonsOf(spanish)) {
    expect(body, slug).not.toMatch(familiar)
    expect(body, slug).not.toMatch(/\d,\d{1,2}(?!\d)/)
    expect(lessonsOf(english).map((lesson) => lesson.body)).not.toContain(body)
  }
})

test.each(courses)('the page of %s names the units of its classroom', (course, english, spanish) => {
  const unitsIn = ({ units }: ClassroomCourse) =>
    units.map(({ title, lessons }) => ({ title, lessons: lessons.length }))
  expect(englishUnits[course]).toEqual(unitsIn(english))
  expect(spanishUnits[course]).toEqual(unitsIn(spanish))
})

test.each(courses)('the bank of %s has 60 questions and no favorite position', (_, english) => {
  expect(english.questions.length).toBeGreaterThanOrEqual(60)
  for (const position of [0, 1, 2, 3]) {
    const share = english.questions.filter(({ answer }) => answer === position).length
    expect(share / english.questions.length).toBeCloseTo(0.25, 1)
  }
})

test('questions have ids that no other course uses, and four different options', () => {
  const all = courses.flatMap(([, english]) => english.questions)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { id, options } of courses.flatMap(([, ...languages]) => languages.flatMap((l) => l.questions)))
    expect(new Set(options).size, id).toBe(4)
})

test.each(['clinical1', 'clinical2'] as const)('%s has the same preparation in both languages', (course) => {
  const [english, spanish] = [lessonTexts.en[course], lessonTexts.es[course]]
  if (!english || !spanish) throw new Error(`${course} has no preparation`)
  expect(skeleton(spanish)).toEqual(skeleton(english))
  expect(english.readings.filter(({ path }) => !known(path))).toEqual([])
  expect(english.units).toEqual([])
})
