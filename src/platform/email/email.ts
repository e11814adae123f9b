// Layout of every email to a registrant. Emails are written once as blocks and rendered as HTML and as plain text.
import { academy } from '#content/academy.ts'
import type { Language } from '#domain/people/language.ts'
import { blockHtml, cell, face, ink } from './email-block-html.ts'
import { blockText, type Email } from './email-blocks.ts'
import { withMarkedLinks } from './email-links.ts'
import { type Html, html, trusted } from './html.ts'

export type WrittenEmail = {
  subject: string
  /** Both have marks in place of the links. */
  text: string
  html: string
  /** The links that only the recipient may have. */
  links: readonly string[]
}

const questions: Record<Language, { before: string; or: string }> = {
  en: { before: 'Questions:', or: 'or' },
  es: { before: 'Preguntas:', or: 'o' },
}

const { street, city, state, postalCode } = academy.address
const address = `${academy.name}, ${street}, ${city}, ${state} ${postalCode}`

/** `origin` is the public address of the site: the logo is loaded from there. */
export function writeEmail(email: Email, origin: string): WrittenEmail {
  const { marked, links } = withMarkedLinks(email, origin)
  return { subject: marked.subject, text: asText(marked), html: asHtml(marked, origin).markup, links }
}

function asText({ language, title, blocks, invitation }: Email): string {
  const { before, or } = questions[language]
  return [
    title,
    ...blocks.map(blockText),
    ...(invitation
      ? [`${invitation.title}\n${invitation.text}\n${invitation.button.label}: ${invitation.button.url}`]
      : []),
    `-- \n${before} ${academy.phone} ${or} ${academy.email}\n${address}\n`,
  ].join('\n\n')
}

/** Outlook knows no max-width. Its conditional comments add a table of 600 px around the content. */
function asHtml({ language, subject, title, blocks, invitation }: Email, origin: string): Html {
  const heading = cell(face.serif(52, ink, '1.02'), title, 'class="title"')
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
<style>
body { margin: 0; padding: 0; background: #f3ede2; }
a { color: ${trusted(ink)}; }
@media (max-width: 600px) {
  .ground { padding: 0 !important; }
  .sides { padding-left: 20px !important; padding-right: 20px !important; }
  .title td { font-size: 40px !important; }
}
</style>
</head>
<body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#f3ede2"><tr>
<td align="center" class="ground" style="padding:32px 0">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#fbf8f3" style="max-width:600px">
${section('padding:36px 48px 32px;border-bottom:1px solid #d8a968', logo(origin))}
${section('padding:52px 48px 48px', html`${[heading, ...blocks.map(blockHtml)]}`)}
${invitation && section('padding:36px 48px 40px;background:#ffffff;border-top:1px solid #d8a968', invite(invitation), '#ffffff')}
${section('padding:40px 48px;background:#071224', foot(language), '#071224')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
}

function section(style: string, content: Html, background = '#fbf8f3'): Html {
  return html`<tr><td class="sides" bgcolor="${background}" style="${style}">${content}</td></tr>`
}

function logo(origin: string): Html {
  return html`<img src="${origin}/brand/logo-mail.png" width="180" height="53" alt="${academy.name}" style="display:block;border:0;${face.serif(24, ink, '1.2')}">`
}

function invite({ title, text, button }: NonNullable<Email['invitation']>): Html {
  const link = html`<a href="${button.url}" style="display:block;padding:18px 24px;text-decoration:none;${face.sans(17, ink, '20px')};font-weight:500">${button.label}</a>`
  return html`${[
    cell(face.serif(30, ink, '1.15'), title),
    cell(`padding:10px 0 22px;${face.sans(17, ink, '1.6')}`, text),
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" bgcolor="#f47a1f" style="background:#f47a1f;border-radius:2px">${link}</td></tr></table>`,
  ]}`
}

function foot(language: Language): Html {
  const { before, or } = questions[language]
  const link = (url: string, words: string) =>
    html`<a href="${url}" style="color:#fbf8f3;text-decoration:none;border-bottom:1px solid #d8a968">${words}</a>`
  const phone = link(`tel:${academy.phoneLink}`, academy.phone)
  const email = link(`mailto:${academy.email}`, academy.email)
  return cell(face.sans(15, '#b9c3d3', '1.7'), html`${before} ${phone} ${or} ${email}<br>${address}`)
}
