// The pages that Stripe would host: everything is inlined, and a CSP allows nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WireAnswer } from '../answer.ts'
import type { Language } from '../messages.ts'
import { countryOptions } from './countries.ts'
import { cardFormBody, threeDSecureBody } from './markup.ts'
import { cardFormTexts, threeDSecureTexts } from './texts.ts'

/** Built for the origin that the browser used. */
type HostedPage = (origin: string) => WireAnswer

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

export const stripeScript: WireAnswer = {
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  body: `;(() => {\n${['stripe', 'page-elements', 'page-frames'].map((name) => read(`${name}.js`)).join('\n')}})()`,
}

export const cardForm = oncePerLanguage((language) => {
  const texts = cardFormTexts[language]
  return page('card-form', language, texts, cardFormBody(texts, countryOptions(language)))
})

export const threeDSecurePage = oncePerLanguage((language) => {
  const texts = threeDSecureTexts[language]
  return page('three-d-secure', language, texts, threeDSecureBody(texts))
})

/** Built on first use, because naming and sorting all countries would slow every start. */
function oncePerLanguage(make: (language: Language) => HostedPage) {
  const made: Partial<Record<Language, HostedPage>> = {}
  return (language: Language, origin: string) => {
    made[language] ??= make(language)
    return made[language](origin)
  }
}

function page(name: string, language: Language, texts: { title: string }, content: string): HostedPage {
  const style = read(`${name}.css`)
  const script = `${read('frame.js')}\n${read(`${name}.js`)}`
  const body = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<style>${style}</style>
${content}
<script type="application/json" id="texts">${JSON.stringify(texts)}</script>
<script>${script}</script>
</html>`
  const policy = (origin: string) => [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'img-src data:',
    // By name, too: for WebKit, a sandboxed document has no 'self'.
    `connect-src 'self' ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Opened directly, the document is sandboxed like in its frame.
    'sandbox allow-scripts allow-forms',
  ]
  return (origin) => ({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(origin).join('; '),
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
    },
    body,
  })
}

function hash(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
