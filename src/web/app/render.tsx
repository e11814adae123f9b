import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { academy } from '#content/academy.ts'
import { keepCatalogue } from '#content/catalogue.ts'
import * as editedTexts from '#content/edited-texts.ts'
import { keepPublished } from '#content/published.ts'
import { type Assets, bootsOf, type PageState, pageStateId, type RenderPage } from '#contract/rendering.ts'
import { matchRoute, type Route, routes } from '#contract/routes.ts'
import { type Language, languages } from '#domain/people/language.ts'
import { criticalCss } from '../hydration/critical-css.ts'
import { lowerHalf as inEnglish } from '../pages/home/lower-half-en.tsx'
import { lowerHalf as inSpanish } from '../pages/home/lower-half-es.tsx'
import { renderLowerHalfAhead } from '../pages/home/lower-half-slot.tsx'
import { StaticRouter } from '../router/router.tsx'
import * as fetching from '../services/words/edited-words.ts'
import { keepEdited } from '../services/words/published-words.ts'
import serif from '../ui/fonts/cormorant-garamond-500.woff2?url'
import sans from '../ui/fonts/jost.woff2?url'
import { App } from './app.tsx'
import { loadFrameCopy } from './frame-copy.ts'
import { type Head, headOf } from './head.ts'
import { LanguageOffer } from './language-offer.tsx'
import { NoScript, needsScript } from './no-script.tsx'
import { isOverDark } from './over-dark.ts'
import { loadedPage, loadPage } from './pages.ts'
import { sharePicture } from './share-picture.ts'
import { structuredData } from './structured-data/structured-data.ts'

// Rendering is synchronous, so every page is loaded first.
await Promise.all(
  languages.flatMap((language) => [
    loadFrameCopy(language),
    ...routes.map(({ page }) => loadPage(page, language)),
  ]),
)

keepEdited({ ...fetching, ...editedTexts })
renderLowerHalfAhead((language) => (language === 'es' ? inSpanish : inEnglish))

export const renderPage: RenderPage = ({ path, language, data, assets, origin }) => {
  // This bundle has its own copy of the module.
  keepCatalogue(data.catalogue)
  keepPublished(data.published)
  const { route, params } = matchRoute(path)
  const page = loadedPage(route.page, language)
  if (!page) throw new Error(`The page ${route.page} was not loaded`)
  const head = headOf({ meta: page.meta(params), route, path, language, origin })
  const state: PageState = { language, data }
  const [boot, ...more] = bootsOf(route.page, assets)
  const body = renderToString(
    <StaticRouter path={path}>
      <App initial={state} />
    </StaticRouter>,
  )
  const notice =
    (needsScript(route, body) ? renderToStaticMarkup(<NoScript language={language} />) : '') +
    (language === 'en' ? renderToStaticMarkup(<LanguageOffer />) : '')
  const graph = head.indexed
    ? dataBlock('application/ld+json', structuredData(route.page, { language, data, origin, params }))
    : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
${headTags(head, route, params, { language, origin })}
<style>${criticalCss(assets.styles, notice + body)}</style>
<script data-scripts="${assets.scripts.join(' ')}" data-imports="${assets.importsOf(route.page, language).join(' ')}" data-hydrate="${route.hydrate ?? 'late'}" data-sheet="${assets.sheet}" data-after-paint="${afterPaintOf(body, assets)}">${boot}</script>${more.map((script) => `<script>${script}</script>`).join('')}
<noscript><link rel="stylesheet" href="${assets.sheet}"></noscript>
</head>
<body>
${notice}
<div id="root">${body}</div>
${dataBlock('application/json', state, pageStateId)}
${graph}
</body>
</html>
`
}

function headTags(
  head: Head,
  route: Route,
  params: Record<string, string>,
  { language, origin }: { language: Language; origin: string },
): string {
  return `<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex'}">
${head.indexed ? addressLinks(head) : ''}
<meta property="og:type" content="${route.page === 'article' ? 'article' : 'website'}">
<meta property="og:site_name" content="${escapeHtml(academy.name)}">
<meta property="og:title" content="${escapeHtml(head.title)}">
<meta property="og:description" content="${escapeHtml(head.description)}">
<meta property="og:url" content="${escapeHtml(head.canonical)}">
<meta property="og:image" content="${origin}${sharePicture(route.page, params)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:locale" content="${language === 'es' ? 'es_MX' : 'en_US'}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="${isOverDark({ route, params }) ? '#071224' : '#fbf8f3'}">
<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/brand/favicon-32.png" sizes="32x32">
<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">
<link rel="preload" href="${serif}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${sans}" as="font" type="font/woff2" crossorigin>`
}

function afterPaintOf(body: string, { afterPaint, afterPaintControls }: Assets): string {
  return /<(?:input|textarea)\b|\bdata-index=/.test(body) ? afterPaintControls : afterPaint
}

/** A data block is never run, so the content security policy needs no hash of it. */
function dataBlock(type: string, value: object, id?: string): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`
}

function addressLinks({ canonical, alternates }: Head): string {
  const others = alternates.map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
  )
  return [`<link rel="canonical" href="${escapeHtml(canonical)}">`, ...others].join('\n')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
