import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSignedLinks } from './signed-links.ts'

const links = makeSignedLinks('a key')

test('a token gives back the id and edition it was signed for', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat({ max: 0xffff }), (id, edition) => {
      expect(links.read('registration', links.sign('registration', id, edition))).toEqual({ id, edition })
    }),
  )
})

test('a token without an edition is read as the first edition', () => {
  const id = '6f1c1f0e-6d5c-4f0e-9d52-0b9b2f0c7a11'
  const sent = 'bxwfDm1cTw6dUgubLwx6EVobPEQ--jTX8VRX7aggzEk'
  expect(links.sign('registration', id)).toBe(sent)
})

test('a token of another purpose, another key or with any character changed opens nothing', () => {
  const id = crypto.randomUUID()
  for (const token of [links.sign('registration', id), links.sign('registration', id, 7)]) {
    expect(links.read('waiting-list', token)).toBeNull()
    expect(makeSignedLinks('another key').read('registration', token)).toBeNull()
    // The last character has unused bits.
    for (let index = 0; index < token.length - 1; index++) {
      const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
      expect(links.read('registration', changed)).toBeNull()
    }
  }
})

test('any text as a token is refused without an error', () => {
  fc.assert(fc.property(fc.string(), (typed) => links.read('registration', typed) === null))
})
