import { expect, test } from 'vitest'
import { copy as english } from './en/account/account.ts'
import { copy as spanish } from './es/account/account.ts'
import { copy as registering } from './es/registration/register.ts'

const files = import.meta.glob<Record<string, unknown>>(
  ['./{en,es}/**/*.ts', '!./en/office/**', '!./*/lessons/**'],
  { eager: true },
)
const sources = import.meta.glob<string>(['./en/**/*.ts', '!./en/office/**', '!./en/lessons/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const named = (language: string) => Object.keys(files).filter((file) => file.startsWith(`./${language}/`))

/** Every text of a file. Texts built by functions are left to the tests of the pages. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

test('each content file exists in both languages', () => {
  const bare = (language: string) => named(language).map((file) => file.replace(`./${language}/`, ''))
  expect(bare('es').toSorted()).toEqual(bare('en').toSorted())
})

test('Spanish copy addresses the reader as usted', () => {
  const familiar = /\b(tú|tus|tu|contigo|puedes|quieres|tienes|eres|estás)\b/i
  for (const file of named('es')) {
    for (const text of texts(files[file])) expect(text, file).not.toMatch(familiar)
  }
})

test('English copy says "email" except where the specification gives "e-mail"', () => {
  const given = /A confirmation e-mail arrives within 1-2 business days|or by e-mail at/
  const hyphened = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split('\n')
      .filter((line) => /e-mail/i.test(line) && !given.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(hyphened).toEqual([])
})

test.each([
  [english, 1, '1 seat left of 6'],
  [english, 5, '5 seats left of 6'],
  [spanish, 1, 'queda 1 cupo de 6'],
  [spanish, 5, 'quedan 5 cupos de 6'],
])('the account uses the singular for one seat', (account, left, words) => {
  expect(account.date.seats(left, 6)).toBe(words)
})

test.each([
  [english, 1, 'next test from Oct 16, 1 retake left'],
  [english, 2, 'next test from Oct 16, 2 retakes left'],
  [spanish, 1, 'próximo examen desde el Oct 16, queda 1 repetición'],
  [spanish, 2, 'próximo examen desde el Oct 16, quedan 2 repeticiones'],
])('the account uses the singular for one retake', (account, left, words) => {
  expect(account.awards.testFrom('Oct 16', left)).toBe(words)
})

test('Spanish copy writes decimals with a point', () => {
  for (const file of named('es')) {
    for (const text of texts(files[file])) expect(text, file).not.toMatch(/\d,\d{1,2}(?!\d)/)
  }
})

test('no sentence in the Spanish copy is left in English', () => {
  for (const file of named('es')) {
    const english = new Set(
      texts(files[file.replace('./es/', './en/')]).filter((text) => /\w+ \w+ \w+ \w+/.test(text)),
    )
    const left = texts(files[file]).filter((text) => english.has(text) && !/^(WEBVTT|\d{4} )/.test(text))
    expect(left, file).toEqual([])
  }
})

test.each([
  ['1:13', 'la 1:13'],
  ['11:13', 'las 11:13'],
  ['13:13', 'las 13:13'],
])('Spanish uses the right article before the time %s', (time, words) => {
  expect(registering.held.until(time)).toContain(`hasta ${words}.`)
})
