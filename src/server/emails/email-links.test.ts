import { expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import { writeLetter } from './email.ts'

const origin = 'https://academy.example'
const letterWith = (language: Language, url: string) =>
  writeLetter(
    { language, subject: '', title: '', blocks: [{ kind: 'button', link: { label: 'Go', url } }] },
    origin,
  )

test.each([
  ['/account', '/account?lang=es'],
  ['/create-account?email=a%40b.c', '/create-account?email=a%40b.c&lang=es'],
  ['/courses#module2', '/courses?lang=es#module2'],
  ['/auth/action?oobCode=x&lang=es', '/auth/action?oobCode=x&lang=es'],
])('in a Spanish letter %s opens in Spanish', (path, spoken) => {
  const { text, html } = letterWith('es', `${origin}${path}`)
  expect(text).toContain(`Go: ${origin}${spoken}\n`)
  expect(html).toContain(`href="${origin}${spoken.replaceAll('&', '&amp;')}"`)
})

test('an English letter leaves the reader’s own choice alone', () => {
  expect(letterWith('en', `${origin}/account`).text).toContain(`Go: ${origin}/account\n`)
})
