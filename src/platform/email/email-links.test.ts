import { expect, test } from 'vitest'
import type { Language } from '#domain/people/language.ts'
import { writeEmail } from './email.ts'
import type { Email } from './email-blocks.ts'
import { withLinks } from './personal-links.ts'

const origin = 'https://academy.example'
const emailOf = (language: Language, url: string): Email => ({
  language,
  subject: '',
  title: '',
  blocks: [{ kind: 'button', link: { label: 'Go', url } }],
})
const emailWith = (language: Language, url: string) => writeEmail(emailOf(language, url), origin)

test.each([
  ['/account', '/account?lang=es'],
  ['/create-account?email=a%40b.c', '/create-account?email=a%40b.c&lang=es'],
  ['/courses#module2', '/courses?lang=es#module2'],
])('link %s in a Spanish email opens in Spanish', (path, spoken) => {
  const { text, html } = emailWith('es', `${origin}${path}`)
  expect(text).toContain(`Go: ${origin}${spoken}\n`)
  expect(html).toContain(`href="${origin}${spoken.replaceAll('&', '&amp;')}"`)
})

test.each([
  ['/auth/action?oobCode=x&lang=es', '/auth/action?oobCode=x&lang=es'],
  ['/registration/token', '/registration/token?lang=es'],
  ['/api/registrations/token/receipt.pdf', '/api/registrations/token/receipt.pdf?lang=es'],
  ['/office/invitation/token', '/office/invitation/token?lang=es'],
  ['/anything-new/token', '/anything-new/token?lang=es'],
])('link %s is a mark in the email, and opens in Spanish', (path, spoken) => {
  const { text, html, links } = emailWith('es', `${origin}${path}`)
  expect(links).toEqual([origin + spoken])
  expect(text).toContain('Go: [personal link 1]\n')
  expect(html).toContain('href="[personal link 1]"')
})

test.each([
  'https://academy.example/office/registrations/9f0c1f8e-0000-4000-8000-000000000000',
  'https://academy.example/office/dates/module2/2027-05-07?lang=en',
  'https://academy.example/office/people/guest.1',
  'https://academy.example/office/approvals',
])('link %s asks for a sign-in, so it stays in the email', (url) => {
  const { text, links } = emailWith('en', url)
  expect([text, links]).toEqual([expect.stringContaining(`Go: ${url}\n`), []])
})

test('link of a local site’s office, which is at localhost, stays in the email', () => {
  const url = 'http://localhost:3000/office/people/guest.1'
  expect(writeEmail(emailOf('en', url), 'http://127.0.0.1:3000').links).toEqual([])
})

test.each([
  'https://another.example/account',
  'http://academy.example/account',
  'https://academy.example:8443/office/people/1',
  'http://localhost:3000/account',
])('link %s to another site is a mark in the email', (url) => {
  expect(emailWith('en', url).links).toEqual([url])
})

test('links in an English email do not set a language', () => {
  expect(emailWith('en', `${origin}/account`).text).toContain(`Go: ${origin}/account\n`)
})

test('a name that looks like the mark of a link stays text', () => {
  const mark = '[personal link 1]'
  const blocks = [
    { kind: 'lead', greeting: `Dear ${mark},`, text: mark },
    { kind: 'items', items: [{ name: mark, detail: mark, money: mark }] },
    { kind: 'facts', facts: [{ label: 'Name', value: mark }] },
    { kind: 'button', link: { label: 'Go', url: `${origin}/registration/token` } },
  ] as const
  const email = writeEmail({ language: 'en', subject: mark, title: mark, blocks }, origin)
  const { text, html } = withLinks(email, email.links)
  expect(text.split('/registration/token')).toHaveLength(2)
  expect(html.split('/registration/token')).toHaveLength(2)
  expect(text).toContain('Dear (personal link 1),')
})
