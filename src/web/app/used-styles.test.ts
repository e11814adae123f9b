import { readFileSync } from 'node:fs'
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

describe('the sheet that follows', () => {
  it('holds every rule but those that all documents carry', () => {
    const faces = '@font-face{font-family:A}:root{--ink:#000}@media print{body{top:0}}'
    const rest = '@keyframes turn{to{rotate:1turn}}.tabs-tab{top:0}@media print{.tabs-tab{left:0}}'
    expect(laterStyles(`${faces}${rest}`)).toBe(rest)
  })

  it('lets win what won in the document: rules of one weight stay in their order, with a class or without', () => {
    const css =
      'a:hover{top:0}.hero{top:1px}:focus-visible{top:2px}@media print{.page{top:3px}[data-x]{top:4px}}'
    const together = `${used(css)}${laterStyles(css)}`
    const last = ['a:hover', '.hero', ':focus-visible', '.page', '[data-x]'].map((rule) =>
      together.lastIndexOf(rule),
    )
    expect(last).toEqual(last.toSorted((one, other) => one - other))
  })

  it('begins behind the ground of every page, which no class may stand before', () => {
    const ground = readFileSync('src/web/ui/base.css', 'utf8')
    expect(laterStyles(ground)).toMatch(/^\.plain-list/)
    const rules = [...laterStyles(ground).matchAll(/(?:^|})([^{}@]+){/g)].map(([, rule = '']) => rule)
    expect(rules.filter((rule) => !rule.includes('.'))).toEqual([])
  })
})
