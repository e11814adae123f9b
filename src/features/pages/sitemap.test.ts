import { expect, test } from 'vitest'
import { coursePages } from '#content/courses/course-pages.ts'
import { articleSlugs } from '#content/pages/articles.ts'
import { facultyMembers, facultyPath } from '#content/pages/faculty-members.ts'
import { isIndexed, routes } from '#contract/routes.ts'
import { manifest, robots, securityTxt, sitemap } from './sitemap.ts'

const origin = 'https://academy.example'
const locations = [...sitemap(origin).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)

test('sitemap lists every indexed page in both languages, and articles, courses and faculty by their own URL', () => {
  const plain = routes
    .filter((route) => isIndexed(route) && !route.path.includes(':'))
    .map(({ path }) => path)
  const articles = articleSlugs().map((slug) => `/catalog/${slug}`)
  const courses = coursePages().map(({ path }) => path)
  const expected = [...plain, ...articles, ...courses, ...facultyMembers().map(facultyPath)].flatMap(
    (path) => [`${origin}${path}`, `${origin}${path}?lang=es`],
  )
  expect(locations.toSorted()).toEqual(expected.toSorted())
})

test('sitemap excludes private pages and patterns', () => {
  for (const path of ['/account', '/login', '/404', '/template', ':']) {
    expect(locations.filter((location) => location?.slice(origin.length).includes(path))).toEqual([])
  }
})

test('sitemap links each page to its other language', () => {
  expect(sitemap(origin)).toContain(
    `<url><loc>${origin}/courses?lang=es</loc><xhtml:link rel="alternate" hreflang="en" href="${origin}/courses"/>`,
  )
})

test('robots.txt names the sitemap and disallows the API', () => {
  expect(robots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots(origin)).toContain('Disallow: /api/')
})

test('security.txt names a contact and an end within a year', () => {
  const config = { origin, ownerEmail: 'The Owner <owner@academy.example>' }
  expect(securityTxt(config, new Date('2026-11-17T10:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:owner@academy.example',
    `Contact: ${origin}/contact`,
    'Expires: 2027-05-16T10:00:00.000Z',
    'Preferred-Languages: en, es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ])
})

test('manifest has the academy’s name and an icon of 512 pixels', () => {
  expect(manifest().name).toBe('Beverly Hills Implant Academy')
  expect(manifest().icons).toContainEqual({ src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' })
})
