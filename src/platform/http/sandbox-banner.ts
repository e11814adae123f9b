// On every page of a site that runs the card sandbox at a public address.
import { readFileSync } from 'node:fs'
import { type Copy, copy as en } from '#content/en/sandbox-banner.ts'
import { copy as es } from '#content/es/sandbox-banner.ts'
import type { Config } from '#platform/config.ts'
import { html } from '#platform/email/html.ts'

/** Inline, because the product, the office and the template share no stylesheet. The policies allow it by its hash. */
export const bannerStyle = readFileSync(new URL('sandbox-banner.css', import.meta.url), 'utf8')

// Both languages: a visitor can change the language without a new document.
const banner = html`${bannerIn('en', en)}${bannerIn('es', es)}`.markup

function bannerIn(language: string, { label, sentence }: Copy) {
  return html`<aside class="sandbox-banner" lang="${language}" aria-label="${label}">${sentence}</aside>`
}

/** Adds the banner to a document, before everything that the page shows. */
export function withSandboxBanner(
  document: string,
  { publicSandbox }: Pick<Config, 'publicSandbox'>,
): string {
  if (!publicSandbox) return document
  return document
    .replace('</head>', () => `<style>${bannerStyle}</style></head>`)
    .replace('<body>', () => `<body>${banner}`)
}
