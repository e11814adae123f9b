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
  ['/auth/action?oobCode=x&lang=es', '/auth/action?oobCode=x&lang=es'],
])('link %s in a Spanish email opens in Spanish', (path, spoken) => {
  const { text, html } = emailWith('es', `${origin}${path}`)
  expect(text).toContain(`Go: ${origin}${spoken}\n`)
  expect(html).toContain(`href="${origin}${spoken.replaceAll('&', '&amp;')}"`)
})

test('links in an English email do not set a language', () => {
  expect(emailWith('en', `${origin}/account`).text).toContain(`Go: ${origin}/account\n`)
})
