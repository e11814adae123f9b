// Browsers name calls by the keys of src/contract, which the compiler checks. No address of the API is written again.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'

const project = join(import.meta.dirname, '..')
const files = globSync('src/{web,office,template}/**/*.{ts,tsx}', { cwd: project }).filter(
  (file) => !file.includes('.test.'),
)
const keys = Object.keys(api)

/** Addresses of the API that are no key of a call, and no beginning of one in a template. */
function addressesIn(text: string): string[] {
  return [...text.matchAll(/(?:\b(?:GET|POST|PUT|PATCH|DELETE) )?\/api\/[\w/:.-]*/g)]
    .map(([found]) => found)
    .filter((found) => !keys.some((key) => (found.endsWith('/') ? key.startsWith(found) : key === found)))
}

test('no address of the API stands in a client', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    addressesIn(readFileSync(join(project, file), 'utf8')).map((address) => `${file}: ${address}`),
  )
  expect(found).toEqual([])
  expect(addressesIn("get('/api/config')")).toEqual(['/api/config'])
})
