// Pages with what staff published: whatever a field contains, it is shown as text.
import { expect, it } from 'vitest'
import { catalogue, keepCatalogue } from '#content/catalogue.ts'
import { keepPublished } from '#content/published.ts'
import { releaseCatalogue } from '#content/release/release-catalogue.ts'
import { releaseEntries } from '#content/release/release-entries.ts'
import type { PageData, PublishedWords } from '#contract/page-data.ts'
import { languages } from '#domain/people/language.ts'
import { renderPage } from './render.tsx'

const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'

/** The release's words with a script at the end of every text of both languages. */
function scripted(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${script}`
  if (Array.isArray(value)) return value.map(scripted)
  if (value === null || typeof value !== 'object') return value
  const isSaid = 'en' in value && 'es' in value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSaid || (typeof inner === 'object' && inner !== null) ? scripted(inner) : inner,
    ]),
  )
}

/** Ids stay as they are. */
const plainLists = ['courses', 'films', 'questions', 'languages']

function publishedEverywhere(): PublishedWords {
  const found: Record<string, Record<string, object>> = {}
  for (const { kind, key, data } of releaseEntries()) {
    if (['price', 'program', 'terms'].includes(kind)) continue
    const original = data as Record<string, unknown>
    const kept = plainLists.flatMap((name) => (name in original ? [[name, original[name]]] : []))
    found[kind] ??= {}
    found[kind][key] = { ...(scripted(original) as object), ...Object.fromEntries(kept) }
  }
  return found as PublishedWords
}

const data: PageData = {
  today: '2025-08-01',
  catalogue: catalogue(),
  published: publishedEverywhere(),
  publishedKinds: ['faq'],
  testMode: true,
  leastPassword: 6,
  courseDates: [],
}
const assets = {
  styles: [],
  sheet: '',
  afterPaint: '',
  afterPaintControls: '',
  boot: '',
  lessonBoot: '',
  scripts: [],
  importsOf: () => [],
}
const paths = [
  ...[
    '/',
    '/courses',
    '/courses/module-1',
    '/schedule',
    '/faqs',
    '/faculty',
    '/faculty/amara-redfern',
    '/about-us',
  ],
  ...[
    '/catalog',
    '/catalog/immediate-or-delayed',
    '/resources',
    '/contact',
    '/biologics-fridge',
    '/middle-east-africa',
  ],
]

it.each(paths)('%s shows a script in any published field as text', (path) => {
  for (const language of languages) {
    const html = renderPage({ path, language, data, assets, origin: 'https://academy.example' })
    const rendered = html.replace(/<script type="application\/(?:ld\+)?json"[\s\S]*?<\/script>/g, '')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(rendered).not.toContain('<script>alert(1)')
    expect(rendered).not.toContain('<img src=x')
    // Page data and structured data are JSON in script elements.
    expect(html).not.toContain('</script><img')
  }
  keepPublished({})
  keepCatalogue(releaseCatalogue)
})

it.each(['/courses', '/courses/module-1'])('%s shows the daily hours that staff gave a course', (path) => {
  const dailyHours = { en: '8:30 am to 5 pm', es: null }
  const courses = releaseCatalogue.courses.map((course) => ({ ...course, dailyHours }))
  for (const language of languages) {
    const pageData = { ...data, published: {}, catalogue: { ...releaseCatalogue, courses } }
    const page = { path, language, data: pageData, assets, origin: 'https://academy.example' }
    expect(renderPage(page).replaceAll('\u00a0', ' ')).toContain('8:30 am to 5 pm')
    const unset = renderPage({ ...page, data: { ...pageData, catalogue: releaseCatalogue } })
    expect(unset).not.toMatch(/Daily hours|Horario/)
  }
  keepCatalogue(releaseCatalogue)
})

it.each(['/courses', '/courses/module-1'])(
  '%s shows the place of the next date, or of the course',
  (path) => {
    const courses = releaseCatalogue.courses.map((course) => ({ ...course, place: 'San Diego, CA' }))
    const elsewhere = { ...releaseCatalogue, courses }
    const days = { start: '2025-09-12', end: '2025-09-14', spots: 6, past: false, sample: false }
    const date = { course: 'module1', location: 'Reno, NV', ...days }
    for (const language of languages) {
      const textOf = (facts: Partial<PageData>) => {
        const pageData = { ...data, published: {}, catalogue: releaseCatalogue, ...facts }
        const html = renderPage({ path, language, data: pageData, assets, origin: 'https://academy.example' })
        return html.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, '')
      }
      expect(textOf({ catalogue: elsewhere })).toContain('San Diego, CA')
      expect(textOf({ catalogue: elsewhere, courseDates: [date] })).toContain('Reno, NV')
      expect(textOf({})).toContain('Beverly Hills, CA')
      expect(textOf({})).not.toContain('San Diego')
    }
    keepCatalogue(releaseCatalogue)
  },
)

it('a course page shows the units of the outline that staff published', () => {
  const title = { en: 'Planning the smile', es: 'Planificar la sonrisa' }
  const units = [{ title, lessons: ['first-look', 'second-look'] }]
  const published = { outline: { module1: { units, readings: [], sample: false } } }
  const counts = { en: '2 lessons', es: '2 lecciones' }
  for (const language of languages) {
    const pageData = { ...data, published, catalogue: releaseCatalogue }
    const page = { path: '/courses/module-1', language, data: pageData, assets }
    const html = renderPage({ ...page, origin: 'https://academy.example' })
    expect(html).toContain(title[language])
    expect(html).toContain(counts[language])
    expect(html).not.toMatch(/What an implant is|Qué es un implante/)
  }
  keepPublished({})
})

it('an article shows its uploaded picture, with its words in the language of the page', () => {
  const picture = 'a1b2c3d4e5f60718293a4b5c-1200x800'
  const alt = { en: 'A jaw in section', es: 'Una mandíbula en corte' }
  const key = 'immediate-or-delayed'
  const { [key]: article } = publishedEverywhere().article ?? {}
  const published = { article: { [key]: { ...article, photo: picture } }, pictures: { [picture]: alt } }
  for (const language of languages) {
    const pageData = { ...data, published: published as PublishedWords }
    const page = { path: `/catalog/${key}`, language, data: pageData, assets }
    const html = renderPage({ ...page, origin: 'https://academy.example' })
    expect(html).toContain(`/media/${picture}-800.avif 800w`)
    expect(html).toContain(`alt="${alt[language]}"`)
    expect(html).toContain(`https://academy.example/media/${picture}-1200.webp`)
  }
  keepPublished({})
  keepCatalogue(releaseCatalogue)
})
