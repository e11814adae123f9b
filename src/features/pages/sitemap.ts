// Sitemap, robots.txt, security.txt and manifest, generated from the route table and the configuration.
import { academy } from '#content/academy.ts'
import { isIndexed, routes } from '#contract/routes.ts'
import type { Clocks } from '#domain/dates/clock.ts'
import { days } from '#domain/dates/days.ts'
import { addressIn, type Language, languages } from '#domain/people/language.ts'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/http/app-type.ts'
import { knownPaths } from '#platform/http/known-paths.ts'

export function sitemapRoutes(app: App, { config, clocks }: { config: Config; clocks: Clocks }) {
  const answer = (path: string, type: string, write: () => string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(write()),
    )
  // Written at each request: staff add and retire courses.
  answer('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(config.origin))
  answer('/robots.txt', 'text/plain; charset=utf-8', () => robots(config.origin))
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityTxt(config, clocks.real.now())),
  )
  answer('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest()))
}

/** Every indexed page in each language, with links between the two. */
export function sitemap(origin: string): string {
  const paths = routes
    .filter(isIndexed)
    .flatMap(({ path }) => knownPaths[path]?.() ?? (path.includes(':') ? [] : [path]))
  const address = (path: string, language: Language) => addressIn(language, `${origin}${path}`)
  const entries = paths.flatMap((path) =>
    languages.map((language) => {
      const links = languages.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`,
      )
      return `<url><loc>${address(path, language)}</loc>${links.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Pages with noindex stay crawlable, or crawlers would never see their noindex. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /sandbox/

Sitemap: ${origin}/sitemap.xml
`
}

/** RFC 9116. It must name an end within a year; readers come back before. */
export function securityTxt(
  { origin, ownerEmail }: Pick<Config, 'origin' | 'ownerEmail'>,
  now: Date,
): string {
  const expires = new Date(now.getTime() + days(180)).toISOString()
  return `Contact: mailto:${/<([^<>]+)>$/.exec(ownerEmail)?.[1] ?? ownerEmail}
Contact: ${origin}/contact
Expires: ${expires}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`
}

export function manifest() {
  return {
    name: academy.name,
    short_name: academy.abbreviation,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f3',
    theme_color: '#0b1b33',
    icons: [
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/brand/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
