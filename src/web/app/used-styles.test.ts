import { describe, expect, it } from 'vitest'
import { laterStyles, usedStyles } from './used-styles.ts'

const html = '<main class="hero page"><p class="hero-title">…</p></main>'
const used = (css: string) => usedStyles(css, html)

describe('the styles of a document', () => {
  it('are those of its classes, and those that name no class', () => {
    expect(used('body{margin:0}.hero-title{color:red}.tabs-tab{color:blue}')).toBe(
      'body{margin:0}.hero-title{color:red}',
    )
  })

  it('keep a rule that may match, whatever else it names', () => {
    expect(used('.hero:not(.open){top:0}.dark .hero-title,.x{left:0}')).toBe(
      '.hero:not(.open){top:0}.dark .hero-title,.x{left:0}',
    )
  })

  it('keep conditions around what is kept, and drop empty ones', () => {
    expect(used('@media (width>=1px){.hero{top:0}.x{top:1px}}@supports (a:b){.x{top:0}}')).toBe(
      '@media (width>=1px){.hero{top:0}}',
    )
  })

  it('keep faces and the animations that are used', () => {
    const css =
      '@font-face{font-family:A}@keyframes turn{to{rotate:1turn}}@keyframes drift{to{top:0}}.hero{animation:drift 1s}'
    expect(used(css)).toBe('@font-face{font-family:A}@keyframes drift{to{top:0}}.hero{animation:drift 1s}')
  })

  it('are not led astray by braces in a text', () => {
    expect(used('.hero::before{content:"}{"}.page{top:0}')).toBe('.hero::before{content:"}{"}.page{top:0}')
  })
})

it('the sheet that follows holds every rule but those that all documents carry', () => {
  const faces = '@font-face{font-family:A}:root{--ink:#000}'
  const rest = '@keyframes turn{to{rotate:1turn}}.tabs-tab{top:0}'
  expect(laterStyles(`${faces}${rest}@media print{body{top:0}.tabs-tab{left:0}}`)).toBe(
    `${rest}@media print{.tabs-tab{left:0}}`,
  )
})
