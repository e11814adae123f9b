// The sandbox's mailbox as one plain document without scripts.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { copy as en } from '#content/en/emails/mailbox.ts'
import { copy as es } from '#content/es/emails/mailbox.ts'
import { wordsIn } from '#content/words.ts'
import { momentOf } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import { type Html, html, trusted } from './html.ts'
import type { MailboxEmail } from './sandbox-mailbox.ts'

const style = readFileSync(new URL('mailbox.css', import.meta.url), 'utf8')
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

export const mailboxPolicy = `default-src 'none'; style-src ${styleHash}; frame-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

// Keeps the origin so that the site's own images load: other origins may not load them. No script can run in the
// frame.
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** For the document of one email: styles apply, scripts do not run. */
export const messagePolicy = `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' https:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'`

export function mailboxPage(
  emails: readonly MailboxEmail[],
  chosenId: string | undefined,
  language: Language,
): string {
  const copy = language === 'es' ? es : en
  const chosen = emails.find(({ id }) => id === chosenId) ?? emails[0]
  const content = chosen
    ? html`${list(emails, chosen, copy, language)}${message(chosen, copy, language)}`
    : html`<p class="empty">${copy.empty}</p>`
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title}</title>
<link rel="icon" href="/brand/favicon.svg">
<style>${trusted(style)}</style>
<body>
<header>
<div><h1>${copy.title}</h1><p>${copy.lead}</p></div>
<nav><a href="/sandbox/mailbox">${copy.refresh}</a><a href="/">${copy.home}</a></nav>
</header>
<main>${content}</main>
</body>
</html>`.markup
}

function list(
  emails: readonly MailboxEmail[],
  chosen: MailboxEmail,
  copy: typeof en,
  language: Language,
): Html {
  const rows = emails.map(
    (
      email,
    ) => html`<li><a href="/sandbox/mailbox?mail=${email.id}"${email === chosen ? trusted(' aria-current="true"') : ''}>
<strong>${email.subject}</strong><span>${email.to}</span><span>${wordsIn(language).formatMoment(momentOf(email.createdAt))}</span></a></li>`,
  )
  return html`<section class="list"><h2 class="part">${copy.count(emails.length)}</h2><ol>${rows}</ol></section>`
}

function message(email: MailboxEmail, copy: typeof en, language: Language): Html {
  return html`<article>
<h2 class="subject">${email.subject}</h2>
<dl><dt>${copy.to}</dt><dd>${email.to}</dd>
<dt>${copy.sent}</dt><dd>${wordsIn(language).formatMoment(momentOf(email.createdAt))}</dd>
<dt>${copy.language}</dt><dd>${email.language === 'es' ? 'Español' : 'English'}</dd></dl>
<iframe title="${copy.message}" src="/sandbox/mailbox/${email.id}" sandbox="${sandbox}"></iframe>
<h3 class="part">${copy.plainText}</h3>
<pre tabindex="0">${withLinks(email.text)}</pre>
</article>`
}

function withLinks(text: string): Html {
  const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:)])/
  // Splitting by a pattern with a group puts the matches at the odd indexes.
  const parts = text
    .split(address)
    .map((part, place) => (place % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
  return parts.reduce((before, part) => html`${before}${part}`)
}
