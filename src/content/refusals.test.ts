import { expect, test } from 'vitest'
import { refusal } from './es/refusals.ts'

const sources = import.meta.glob<string>(['../server/*.ts', '../server/{account,checkout,identity}/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** What only programs and the staff ask for: no page shows its refusals. */
const notOnPages = /\/(webhook|health|everyone-on-date)\.ts$|\.test\.ts$/
/** A verb of the staff's command line notes who did it. */
const isOfStaff = (text: string) => text.includes('/staff-note.ts')

const codes = Object.entries(sources)
  .filter(([file, text]) => !notOnPages.test(file) && !isOfStaff(text))
  .flatMap(([, text]) => [...text.matchAll(/new ApiError\(\s*\d{3},\s*'(\w+)'/g)])
  .map(([, code = '']) => code)

test('every refusal that a page can meet has a Spanish sentence of its own', () => {
  expect(codes).toContain('session_full')
  const other = refusal('a code that nobody knows', '')
  expect([...new Set(codes)].filter((code) => refusal(code, '') === other)).toEqual([])
})
