import { expect, test } from 'vitest'
import { sitePath } from './site-path.ts'

const origin = 'https://academy.example'

test.each(['/', '/courses', '/courses/', '/faqs#fees', '/register?course=module1&date=2025-09-12', '/a%2Fb'])(
  '%s is a path of the site',
  (path) => {
    expect(path).toMatch(sitePath)
    expect(new URL(path, origin).href).toBe(`${origin}${path}`)
  },
)

test.each([
  ...['//evil.example', '/\\evil.example', '/\\/evil.example', '/\t/evil.example', '/\n\\evil.example'],
  ...['/.//evil.example', '/courses/..//evil.example', '/courses/..\\\\evil.example'],
  ...['', ' /courses', 'courses', 'https://evil.example', 'javascript:alert(1)', '\\\\evil.example'],
])('%j is refused as a path of the site', (path) => {
  expect(path).not.toMatch(sitePath)
})

test('a long path takes no longer than its length', () => {
  expect(`${'/a'.repeat(50_000)}//`).not.toMatch(sitePath)
})
