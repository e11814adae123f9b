import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { criticalCss, laterCss } from './critical-css.ts'
import { parseStyles } from './parse-styles.ts'

const html = '<main class="hero page"><p class="hero-title">…</p></main>'
const critical = (css: string) => criticalCss(parseStyles(css), html)
const later = (css: string) => laterCss(parseStyles(css))

describe('critical CSS', () => {
  it('contains the rules of the used classes and those without a class', () => {
    expect(critical('body{margin:0}.hero-title{color:red}.tabs-tab{color:#00f}')).toBe(
      'body{margin:0}.hero-title{color:red}',
    )
  })

  it('drops a rule when one class of each of its selectors is missing', () => {
    expect(critical('.dark .hero-title{top:0}.hero .hero-title{top:1px}.hero.open,.x{top:2px}')).toBe(
      '.hero .hero-title{top:1px}',
    )
  })

  it('keeps a rule when one of its selectors may match', () => {
    expect(critical('.dark .hero-title,.page,.x{left:0}')).toBe('.dark .hero-title,.page,.x{left:0}')
  })

  it('keeps a rule whatever its :not() excludes', () => {
    expect(critical('.hero:not(.open){top:0}')).toBe('.hero:not(.open){top:0}')
  })

  it('keeps a rule when one alternative of its :is() or :has() may match', () => {
    expect(
      critical('.page:is(.hero,.b){top:1px}.page:is(.a,.b){top:2px}main:has(.hero-title,.c){top:3px}'),
    ).toBe('.page:is(.hero,.b){top:1px}main:has(.hero-title,.c){top:3px}')
    expect(critical('main:has(.c){top:0}')).toBe('')
  })

  it('leaves out what is hidden until the later stylesheet has loaded', () => {
    const css = '.hero{top:0}.story{top:1px}.step{top:2px}.foot{top:3px}.below{top:4px}'
    const below = '<div class="grid below"><div><p class="story">…</p></div><p class="step">…</p></div>'
    const first = '<main><div class="hero">…</div>'
    const footer = '</main><footer><p class="foot">…</p></footer>'
    expect(criticalCss(parseStyles(css), first + footer)).toBe('.hero{top:0}.foot{top:3px}')
    expect(criticalCss(parseStyles(css), first + below + footer)).toBe('.hero{top:0}.below{top:4px}')
    expect(criticalCss(parseStyles(css), `${first}${footer}<aside class="below step">…</aside>`)).toBe(
      '.hero{top:0}.foot{top:3px}.below{top:4px}',
    )
  })

  it('leaves out print, forced colors, rare characters, and states that only a visitor can cause', () => {
    const css =
      '@font-face{font-family:A;src:url(b.woff2);unicode-range:U+100-17f}' +
      '::selection{color:red}.hero:hover{top:0}.hero:is(:hover,.page){top:1px}' +
      '.hero:active,.page{top:2px}@media print{.hero{top:3px}}@media (forced-colors:active){.hero{top:4px}}'
    expect(critical(css)).toBe('.hero:is(:hover,.page){top:1px}.hero:active,.page{top:2px}')
  })

  it('keeps conditions around used rules and drops empty ones', () => {
    expect(critical('@media (width>=1px){.hero{top:0}.x{top:1px}}@supports (gap:0){.x{top:0}}')).toBe(
      '@media (width>=1px){.hero{top:0}}',
    )
  })

  it('keeps a rule that follows a condition', () => {
    expect(critical('@media screen{@media (width>=1px){.x{top:0}.page{top:1px}}}.hero{top:2px}')).toBe(
      '@media screen{@media (width>=1px){.page{top:1px}}}.hero{top:2px}',
    )
  })

  it('keeps font faces and the used animations', () => {
    const css =
      '@font-face{font-family:A;src:url(a.woff2);unicode-range:U+20,U+61-7a}@font-face{font-family:B}' +
      '.hero{animation:1s drift}@keyframes drift{to{top:0}}'
    expect(critical(`${css}@keyframes turn{to{rotate:1turn}}.x{animation:1s turn}`)).toBe(css)
  })

  it('reads braces and non-ASCII characters in strings', () => {
    const css = '.hero:before{content:"}{"}.page:before{content:"😀–"}.x{top:0}.hero{top:1px}'
    expect(critical(css)).toBe(css.replace('.x{top:0}', ''))
  })
})

describe('the later stylesheet', () => {
  it('contains every rule except the leading ones that all documents contain', () => {
    const leading = '@font-face{font-family:A;src:url(a.woff2)}:root{--ink:#000}@media screen{body{top:0}}'
    const rest = '@keyframes turn{to{rotate:1turn}}.tabs-tab{top:0}@media print{.tabs-tab{left:0}}'
    expect(later(`${leading}${rest}`)).toBe(rest)
  })

  it('keeps the order of the cascade, with and without classes', () => {
    const css =
      'a:hover{top:0}.hero{top:1px}:focus-visible{top:2px}@media print{.page{top:3px}[data-x]{top:4px}}'
    const together = `${critical(css)}${later(css)}`
    const last = ['a:hover', '.hero', ':focus-visible', '.page', '[data-x]'].map((rule) =>
      together.lastIndexOf(rule),
    )
    expect(last).toEqual(last.toSorted((one, other) => one - other))
  })

  it('starts after all rules without a class in base.css, except those that no document contains', () => {
    const code = readFileSync('src/web/ui/base.css')
    const css = later(transform({ filename: 'base.css', code, minify: true }).code.toString())
      .replace(/^::selection\{.*?\}/, '')
      .replace(/^@media print\{#root.*?\}\}/, '')
    expect(css).toMatch(/^\.plain-list/)
    const selectors = [...css.matchAll(/(?:^|})([^{}@]+){/g)].map(([, selector = '']) => selector)
    expect(selectors.filter((selector) => !selector.includes('.'))).toEqual([])
  })
})
