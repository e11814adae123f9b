import { expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { writeEmail } from './email.ts'

const origin = 'https://academy.example'
const emailWith = (language: Language, url: string) =>
  writeEmail(
    { language, subject: '', title: '', blocks: [{ kind: 'button', link: { label: 'Go', url } }] },
    origin,
  )

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

test('links in an English email do not set a language', () => {
  expect(emailWith('en', `${origin}/account`).text).toContain(`Go: ${origin}/account\n`)
})
