// Renders the pages at build time: they are static.
import { renderToString } from 'react-dom/server'
import displayFace from './fonts/bricolage-grotesque-700.woff2?url'
import bodyFace from './fonts/figtree.woff2?url'
import { pages } from './pages.ts'
import { TemplatePage } from './template-page.tsx'
import { site } from './words/site.ts'

type Assets = { css: string; boot: string; entry: string }

/** Every page as a complete document, by its name. */
export function renderTemplate(assets: Assets): Record<string, string> {
  const rendered = Object.entries(pages).map(([name, { title, Page }]) => {
    const body = renderToString(<TemplatePage name={name} Page={Page} />)
    return [name, documentOf({ name, title, body, assets })] as const
  })
  return Object.fromEntries(rendered)
}

function documentOf({
  name,
  title,
  body,
  assets,
}: {
  name: string
  title: string
  body: string
  assets: Assets
}) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${site.name}</title>
<meta name="description" content="${site.claim}">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#0f2f29">
<link rel="icon" href="data:,">
<link rel="preload" href="${displayFace}" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="${bodyFace}" as="font" type="font/woff2" crossorigin>
<style>${assets.css}</style>
<script data-entry="${assets.entry}">${assets.boot}</script>
</head>
<body>
<div id="root" data-page="${name}">${body}</div>
</body>
</html>
`
}
