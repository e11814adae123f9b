import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certificateCode, certificateCodeBytes, readCertificateCode } from './certificate-code.ts'

const anyCode = fc
  .uint8Array({ minLength: certificateCodeBytes, maxLength: certificateCodeBytes })
  .map(certificateCode)

test('a code is three groups of four characters without look-alikes', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    }),
  )
})

test('a code is recognized in every spelling', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(readCertificateCode(code)).toBe(code)
      expect(readCertificateCode(` ${code.toLowerCase().replaceAll('-', '')} `)).toBe(code)
      expect(readCertificateCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

test('text that cannot be a code is null', () => {
  for (const typed of [
    '',
    '7K3M-Q9XD',
    '7K3M-Q9XD-W2HP-1',
    '7K3M-Q9XD-W2H!',
    '../../../etc',
    'UUUU-UUUU-UUUU',
  ]) {
    expect(readCertificateCode(typed)).toBeNull()
  }
})

test('all characters are equally likely', () => {
  const seen = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    const sign = certificateCode(new Uint8Array(certificateCodeBytes).fill(byte))[0] ?? ''
    seen.set(sign, (seen.get(sign) ?? 0) + 1)
  }
  expect(new Set(seen.values())).toEqual(new Set([8]))
})
