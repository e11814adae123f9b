import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue.ts'
import '#tests/support/words.ts'
import type { PageName } from '#contract/routes.ts'
import type { Language } from '#domain/people/language.ts'
import { structuredData } from './structured-data.ts'
import type { Thing } from './thing.ts'

const date = { location: 'Beverly Hills, CA', spots: 6, sample: false }
const data = {
  today: '2025-08-01',
  catalogue: catalogue(),
  published: {},
  publishedKinds: [],
  testMode: true,
  leastPassword: 6,
  courseDates: [
    { ...date, course: 'module1', start: null, end: null, past: false },
    { ...date, course: 'module2', start: '2025-09-12', end: '2025-09-14', past: false },
    { ...date, course: 'module2', start: '2024-09-12', end: '2024-09-14', past: true },
  ],
}

function thingsOf(page: PageName, type: string, language: Language = 'en', params = {}): Thing[] {
  const graph = structuredData(page, { language, data, origin: 'https://academy.example', params })
  return (graph as { '@graph': Thing[] })['@graph'].filter((thing) => thing['@type'] === type)
}

test('every page describes the academy', () => {
  for (const page of ['home', 'courses', 'terms'] as const) {
    expect(thingsOf(page, 'EducationalOrganization')).toMatchObject([
      { name: 'Beverly Hills Implant Academy', foundingDate: '2014' },
    ])
  }
})

test('a course has its charged price and only upcoming dates', () => {
  const course = thingsOf('courses', 'Course').find(({ courseCode }) => courseCode === 'Module 2')
  expect(course).toMatchObject({
    name: 'Module 2: Advanced and Immediate Implantology (Online), 24 CE Hours',
    offers: { price: '2850.00', priceCurrency: 'USD' },
    hasCourseInstance: [
      { courseMode: 'Blended', startDate: '2025-09-12', endDate: '2025-09-14', maximumAttendeeCapacity: 6 },
    ],
  })
})

test('a course without a date has its mode; clinicals are on site', () => {
  const courses = thingsOf('courses', 'Course')
  expect(courses).toHaveLength(6)
  const modes = courses.map(
    ({ hasCourseInstance }) => (hasCourseInstance as { courseMode: string }[])[0]?.courseMode,
  )
  expect(modes).toEqual(['Blended', 'Blended', 'Blended', 'Blended', 'Onsite', 'Onsite'])
  expect(JSON.stringify(courses[0])).not.toContain('startDate')
})

test('a course page describes its course with its dates and its own address', () => {
  expect(thingsOf('course', 'Course', 'es', { slug: 'module-2' })).toMatchObject([
    {
      url: 'https://academy.example/courses/module-2',
      courseCode: 'Módulo 2',
      hasCourseInstance: [{ startDate: '2025-09-12', endDate: '2025-09-14' }],
    },
  ])
  expect(thingsOf('course', 'Course', 'en', { slug: 'residency' })).toMatchObject([
    {
      name: 'Special Clinical Residency',
      offers: { lowPrice: '15000.00', highPrice: '25000.00' },
      hasCourseInstance: [{ courseMode: 'Onsite', courseWorkload: 'PT88H' }],
    },
  ])
})

test('a program page describes the program with its price and courses', () => {
  expect(thingsOf('course', 'EducationalOccupationalProgram', 'en', { slug: 'fellowship' })).toMatchObject([
    {
      offers: { price: '12000.00' },
      hasCourse: [
        { '@id': 'https://academy.example/courses/module-1#course' },
        { '@id': 'https://academy.example/courses/module-2#course' },
        { '@id': 'https://academy.example/courses/clinical-1#course' },
      ],
    },
  ])
})

test('the catalog lists its sixteen videos with duration and file in the page’s language', () => {
  const videos = thingsOf('catalog', 'VideoObject', 'es')
  expect(videos).toHaveLength(16)
  expect(videos[0]).toMatchObject({
    name: 'Colocación del implante, paso a paso',
    duration: 'PT14S',
    contentUrl: 'https://academy.example/clips/placement.mp4',
  })
})

test('questions and articles are described in the page’s language', () => {
  expect(JSON.stringify(thingsOf('faqs', 'FAQPage', 'es'))).toContain('¿Y si tengo que cancelar?')
  expect(thingsOf('article', 'Article', 'en', { slug: 'immediate-or-delayed' })).toMatchObject([
    { headline: 'Immediate or delayed?', datePublished: '2025-06-01' },
  ])
})
