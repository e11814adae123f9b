import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue, courseIds } from '#content/catalogue.ts'
import { coursePages } from '#content/courses/course-pages.ts'
import { articles } from '#content/pages/articles.ts'
import { facultyMembers, facultyPath } from '#content/pages/faculty-members.ts'
import type { PageData } from '#contract/page-data.ts'
import { bootsOf, pageStateId } from '#contract/rendering.ts'
import { matchRoute, routes } from '#contract/routes.ts'
import { termsVersion } from '#domain/catalogue/terms.ts'
import { type Language, languages } from '#domain/people/language.ts'
import { firstScreenOf } from '../hydration/critical-css.ts'
import { renderPage } from './render.tsx'

const data: PageData = {
  today: '2025-08-01',
  catalogue: catalogue(),
  published: {},
  publishedKinds: [],
  testMode: true,
  leastPassword: 6,
  courseDates: [
    {
      course: 'module1',
      start: null,
      end: null,
      location: 'Beverly Hills, CA',
      spots: 6,
      past: false,
      sample: false,
    },
    {
      course: 'module2',
      start: '2025-09-12',
      end: '2025-09-14',
      location: '</script><script>alert(1)</script>',
      spots: 6,
      past: false,
      sample: false,
    },
  ],
}
const assets = {
  styles: [{ css: 'body{margin:0}' }],
  sheet: '/assets/style-1.css',
  afterPaint: '/assets/after-paint-1.js',
  afterPaintControls: '/assets/after-paint-controls-1.js',
  boot: 'start()',
  lessonBoot: 'ask()',
  scripts: ['/assets/react-1.js', '/assets/entry-1.js'],
  importsOf: (page: string, language: string) => [`/assets/${page}-1.js`, `/assets/${page}-${language}-1.js`],
}
const firstFontCharacters = charactersPattern(readFileSync('src/web/ui/fonts.css', 'utf8'))
const origin = 'https://academy.example'
const paths = routes.flatMap(({ page, path }) => {
  if (page === 'article') return articles().map(({ slug }) => `/catalog/${slug}`)
  if (page === 'faculty-member') return facultyMembers().map(facultyPath)
  return page === 'course' ? coursePages().map((coursePage) => coursePage.path) : path
})
const pages = paths.flatMap((path) => languages.map((language) => ({ path, language })))

it.each([
  { path: '/', language: 'en', words: /sample date/gi },
  { path: '/', language: 'es', words: /fechas? de muestra/gi },
  { path: '/register', language: 'en', words: /sample date/gi },
  { path: '/register', language: 'es', words: /fechas? de muestra/gi },
] as const)('$path in $language says once that its dates are samples', ({ path, language, words }) => {
  const courseDates = courseIds().map((course) => ({
    ...{ course, start: '2025-09-12', end: '2025-09-14', location: 'Beverly Hills, CA', spots: 6 },
    ...{ past: false, sample: true },
  }))
  const html = renderPage({ path, language, data: { ...data, courseDates }, assets, origin })
  expect(html.match(words)).toHaveLength(1)
})

it('/courses shows a past date once, and earlier ones in a list', () => {
  const past = {
    course: 'module2',
    location: 'Beverly Hills, CA',
    spots: 6,
    past: true,
    sample: false,
  } as const
  const earlier = { ...past, start: '2025-05-09', end: '2025-05-11' }
  const last = { ...past, start: '2025-07-11', end: '2025-07-13' }
  const courseDates = [earlier, last]
  const html = renderPage({
    path: '/courses',
    language: 'en',
    data: { ...data, courseDates },
    assets,
    origin,
  })
  expect(html).toContain('May 9–11, 2025')
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('July 11–13, 2025')
})

it.each([
  ['en', 0],
  ['es', 8],
] as const)('in %s %i words of the menus are marked as English', (language, count) => {
  const html = renderPage({ path: '/', language, data, assets, origin })
  expect(html.match(/<span lang="en">/g) ?? []).toHaveLength(count)
})

it.each([
  ['/', '/assets/after-paint-1.js'],
  ['/courses', '/assets/after-paint-controls-1.js'],
  ['/contact', '/assets/after-paint-controls-1.js'],
])('%s loads %s after its first paint', (path, script) => {
  expect(renderPage({ path, language: 'en', data, assets, origin })).toContain(`data-after-paint="${script}"`)
})

describe.each(pages)('$path in $language', ({ path, language }) => {
  const html = renderPage({ path, language, data, assets, origin })

  it('renders a document with one h1, a title and a description', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="(en|es)">/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}">/)
  })

  it('has a title of at most 60 characters and a description of at most 160', () => {
    const written = (text = '') =>
      text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<')
    expect(written(/<title>(.*?)<\/title>/.exec(html)?.[1]).length).toBeLessThanOrEqual(60)
    expect(written(/name="description" content="(.*?)"/.exec(html)?.[1]).length).toBeLessThanOrEqual(160)
  })

  it('has no heading in a header cell, and every aside, output and nav has its own label', () => {
    expect(html).not.toMatch(/<th\b[^>]*>\s*<h\d/)
    expect(html.match(/<(aside|output|nav)\b(?![^>]*\baria-label)[^>]*>/g)).toBeNull()
    const labels = [...html.matchAll(/<nav\b[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)
    expect(new Set(labels).size, `${labels}`).toBe(labels.length)
  })

  it('has nothing that the content security policy blocks', () => {
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/ on[a-z]+="/)
    const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs)]
    expect(scripts.map(([, code]) => code)).toEqual(bootsOf(matchRoute(path).route.page, assets))
    expect(scripts[0]?.[0]).toContain('data-scripts="/assets/react-1.js /assets/entry-1.js"')
  })

  it('uses only characters of the first font file, so that no second one delays the first picture', () => {
    const text = html.slice(html.indexOf('<body>')).replace(/<script.*?<\/script>|<[^>]*>|\n/gs, '')
    expect([...new Set(text)].filter((sign) => !firstFontCharacters.test(sign))).toEqual([])
  })

  it('shows nothing after what is hidden at first, which would move it when it appears', () => {
    const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(firstScreenOf(html)) ?? []
    const atTheEnd = /(?:<i class="(?:later|below)"><\/i>|<\/\w+>|<!--\/?\$-->)*$/
    expect(main.replace(atTheEnd, '')).not.toMatch(/<i class="(?:later|below)">/)
  })

  it('has its styles before the boot script, which may add the full stylesheet at once', () => {
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<script data-scripts'))
  })

  it('contains its data, escaped', () => {
    const json = html.match(new RegExp(`id="${pageStateId}">(.*?)</script>`))?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ language, data })
  })
})

it('pages that need script say so without it', () => {
  const noScript = (path: string, language: Language) =>
    renderPage({ path, language, data, assets, origin })
      .split('<body>')[1]
      ?.match(/<noscript>.*<\/noscript>/s)?.[0]
  const needing = paths.filter((path) => noScript(path, 'en'))
  expect(needing).toEqual([
    '/register',
    '/catalog',
    '/contact',
    ...routes.filter(({ hydrate }) => hydrate === 'at-once').map(({ path }) => path),
  ])
  expect(noScript('/login', 'en')).toMatch(/This page needs JavaScript.*href="tel:.*href="mailto:/s)
  expect(noScript('/login', 'es')).toMatch(/Esta página necesita JavaScript.*href="tel:.*href="mailto:/s)
})

it('indexed pages link both languages, others are noindex', () => {
  const courses = renderPage({ path: '/courses', language: 'es', data, assets, origin })
  expect(courses).toContain('<link rel="canonical" href="https://academy.example/courses?lang=es">')
  expect(courses).toContain('<link rel="alternate" hreflang="en" href="https://academy.example/courses">')
  expect(courses).toContain('<meta name="robots" content="index, follow">')
  const login = renderPage({ path: '/login', language: 'en', data, assets, origin })
  expect(login).toContain('<meta name="robots" content="noindex">')
  expect(login).not.toContain('rel="canonical"')
})

/** The text of a page. */
function words(path: string, language: Language): string {
  return renderPage({ path, language, data, assets, origin }).replace(/<[^>]*>/g, '')
}

it.each(['/', '/courses'])('the large quotation of %s has the quotation marks of its language', (path) => {
  expect(words(path, 'en')).toMatch(/“I placed my first .*why I was doing it\.”/)
  expect(words(path, 'es')).toMatch(/«Coloqué mi primer .*por qué lo hacía»\./)
})

it.each([
  { path: '/courses/clinical-1', has: 'All experience levels', lacks: 'The case you will plan' },
  { path: '/courses/clinical-2', has: 'Fellowship level required.', lacks: 'The case you will plan' },
  { path: '/courses/module-2', has: 'The case you will plan', lacks: 'Before you come' },
  { path: '/courses/module-3', has: 'After it you can', lacks: 'The case you will plan' },
])('$path says "$has" and not "$lacks"', ({ path, has, lacks }) => {
  const html = renderPage({ path, language: 'en', data, assets, origin })
  expect(html).toContain(has)
  expect(html).not.toContain(lacks)
})

it('a large date is read with its comma, which is not shown', () => {
  const html = renderPage({ path: '/courses/module-2', language: 'en', data, assets, origin })
  expect(html).toContain('12–14<span class="visually-hidden">,</span>')
})

it('a course button links to the last date when all dates are past', () => {
  const courseDates = data.courseDates.map((date) => ({ ...date, past: date.start !== null }))
  const html = renderPage({
    path: '/courses',
    language: 'en',
    data: { ...data, courseDates },
    assets,
    origin,
  })
  expect(html).toContain('href="/register?course=module1"')
  expect(html).toContain('href="/register?course=module2&amp;date=2025-09-12"')
})

it('the terms contain their version and the refund policy', () => {
  expect(termsVersion).toBe('2026-11-19')
  expect(words('/terms', 'en')).toContain('Effective Nov 19, 2026.')
  expect(words('/terms', 'en')).toContain('The 18-month program is cancellable with 30 days notice.')
  expect(words('/terms', 'es')).toContain('Vigentes desde el 19 de noviembre de 2026.')
})

it('the privacy page lists retention periods', () => {
  const rows = (language: Language) =>
    renderPage({ path: '/privacy', language, data, assets, origin })
      .match(/<tr.*?<\/tr>/gs)
      ?.map((row) => row.replace(/<[^>]*>/g, ' ').trim())
  expect(rows('en')).toContainEqual(expect.stringMatching(/^Visits.*Thirteen months/s))
  expect(rows('en')).toContainEqual(expect.stringMatching(/^Your region.*ipInfo.*24 hours/s))
  expect(rows('es')).toContainEqual(expect.stringMatching(/^Visitas.*Trece meses/s))
})

it('an unknown path renders the not-found page', () => {
  const unknown = renderPage({ path: '/no/such/page', language: 'en', data, assets, origin })
  expect(unknown).toContain('Back To Home')
})

/** The characters of the first font file as a pattern for one character. */
function charactersPattern(css: string): RegExp {
  const range = css.match(/Characters: (.*?) \*\//)?.[1] ?? ''
  return new RegExp(
    `[${range
      .replace(/U\+|[\s,]/g, ' ')
      .replace(/[0-9a-f]+/g, '\\u{$&}')
      .replaceAll(' ', '')}]`,
    'u',
  )
}
