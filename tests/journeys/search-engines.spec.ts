import { coursePages } from '#content/courses/course-pages.ts'
import { articleSlugs } from '#content/pages/articles.ts'
import { facultyMembers, facultyPath } from '#content/pages/faculty-members.ts'
import { isIndexed, routes } from '#contract/routes.ts'
import { expect, test } from '#tests/support/journey.ts'

const paths = [
  ...routes.filter((route) => isIndexed(route) && !route.path.includes(':')).map(({ path }) => path),
  ...articleSlugs().map((slug) => `/catalog/${slug}`),
  ...coursePages().map(({ path }) => path),
  ...facultyMembers().map(facultyPath),
]

test('indexed pages have unique titles, descriptions, canonical and alternate links in both languages', {
  tag: '@all',
}, async ({ request, site }) => {
  const titles = new Set<string>()
  for (const path of paths) {
    for (const language of ['en', 'es']) {
      const html = await (await request.get(`${path}?lang=${language}`)).text()
      const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
      const title = read(/<title>(.*?)<\/title>/)
      expect(title, path).toMatch(/Beverly Hills Implant Academy|\| BHIA$/)
      titles.add(`${language} ${title}`)
      const description = read(/<meta name="description" content="(.*?)"/)
      expect(description.length, `${language} ${path}`).toBeGreaterThan(40)
      expect(description.length, `${language} ${path}`).toBeLessThan(220)
      const address = (of: string) => `${site.url}${path}${of === 'en' ? '' : '?lang=es'}`
      expect(html).toContain(`<link rel="canonical" href="${address(language)}">`)
      expect(html).toContain(`<link rel="alternate" hreflang="es" href="${address('es')}">`)
      expect(html).toContain(`<link rel="alternate" hreflang="en" href="${address('en')}">`)
      expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address('en')}">`)
      expect(html).toContain('<meta name="robots" content="index, follow">')
      expect(html).toContain(`<html lang="${language}">`)
    }
  }
  expect(titles.size).toBe(paths.length * 2)
})

test('share picture of every indexed page exists', { tag: '@all' }, async ({ request, site }) => {
  const pictures = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    pictures.add(/property="og:image" content="(.*?)"/.exec(html)?.[1] ?? path)
  }
  expect(pictures.size).toBeGreaterThan(5)
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect(answer.status(), picture).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/jpeg')
    expect(picture.startsWith(site.url)).toBe(true)
  }
})

test('sitemap, robots.txt and manifest are served with existing icons', { tag: '@all' }, async ({
  request,
}) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  for (const path of paths) expect(await sitemap.text()).toContain(`${path}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  // Browsers and crawlers request it by its fixed name.
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect([...(await icon.body()).subarray(0, 4)], 'signature of an icon file').toEqual([0, 0, 1, 0])
})
