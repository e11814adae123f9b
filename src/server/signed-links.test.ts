import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSignedLinks } from './signed-links.ts'

const links = makeSignedLinks('a key')

test('a token gives back the id it was signed for', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(links.read('registration', links.sign('registration', id))).toBe(id)
    }),
  )
})

test('a token of another purpose, another key or with any character changed opens nothing', () => {
  const token = links.sign('registration', crypto.randomUUID())
  expect(links.read('waiting-list', token)).toBeNull()
  expect(makeSignedLinks('another key').read('registration', token)).toBeNull()
  // The last character carries four bits of the signature and two that stand for nothing.
  for (let index = 0; index < token.length - 1; index++) {
    const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
    expect(links.read('registration', changed)).toBeNull()
  }
})

test('whatever is typed as a token, nothing breaks', () => {
  fc.assert(fc.property(fc.string(), (typed) => links.read('registration', typed) === null))
})
