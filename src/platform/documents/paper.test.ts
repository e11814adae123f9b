import { expect, test } from 'vitest'
import { makePaper } from './paper.ts'

test.each([
  ['US', '612 792'],
  [null, '612 792'],
  [undefined, '612 792'],
  ['MX', '595.28 841.89'],
])('a document for a card of %s has pages of %s points', async (country, size) => {
  const pdf = await makePaper({ title: 'Receipt', language: 'en', layout: 'portrait', country }, () => {})
  expect(pdf.toString('latin1')).toContain(`/MediaBox [0 0 ${size}]`)
})
