import { expect, test } from 'vitest'
import { bannerStyle, withSandboxBanner } from './sandbox-banner.ts'

const page = '<!doctype html><html lang="es"><head><title>x</title></head><body><h1>x</h1></body></html>'

test('a public sandbox says in both languages that no real payment is taken, before anything else', () => {
  const shown = withSandboxBanner(page, { publicSandbox: true })
  expect(shown).toMatch(
    /<style>[^<]*<\/style><\/head><body><aside [^>]*lang="en"[^>]*>Demonstration: no real/,
  )
  expect(shown).toMatch(
    /<aside [^>]*lang="es" aria-label="[^"]+">Demostración: no se [^<]*<\/aside><h1>x<\/h1>/,
  )
  expect(shown).toContain(bannerStyle)
})

test('every other site has no banner and no style of it', () => {
  expect(withSandboxBanner(page, { publicSandbox: false })).toBe(page)
})
