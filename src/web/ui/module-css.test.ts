import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

// The office is a build of its own, so its names need to differ among themselves only.
describe.each(['web', 'office'])('%s', (layer) => {
  const folder = join(import.meta.dirname, '../..', layer)
  const sheets = globSync('**/*.module.css', { cwd: folder })

  // The build joins all stylesheets, so a rule without a class or data attribute would apply to every page.
  it.each(sheets)('every selector of %s has a class or data attribute', (sheet) => {
    expect(
      selectorsOf(readFileSync(join(folder, sheet), 'utf8')).filter((selector) => !hasOwnName(selector)),
    ).toEqual([])
  })

  // The build renames it like a class, so the rule would apply to nothing.
  it.each(sheets)('no selector of %s names an id', (sheet) => {
    expect(selectorsOf(readFileSync(join(folder, sheet), 'utf8')).filter(hasId)).toEqual([])
  })

  it('module stylesheets have unique file names, which are part of their class names', () => {
    const sheetNames = sheets.map((sheet) => basename(sheet))
    expect(sheetNames.filter((name, index) => sheetNames.indexOf(name) !== index)).toEqual([])
  })

  // A missing class would render as 'undefined'.
  it('components use only classes that their stylesheet defines', () => {
    const lacking = globSync('**/*.tsx', { cwd: folder }).flatMap((component) => {
      const source = readFileSync(join(folder, component), 'utf8')
      return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
        ([, name, sheet = '']) => {
          const css = readFileSync(join(folder, dirname(component), sheet), 'utf8')
          return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)(?!\\S*\\.css)`, 'g'))]
            .filter(([, used]) => !new RegExp(`\\.${used}\\b`).test(css))
            .map(([use]) => `${component}: ${use}`)
        },
      )
    })
    expect(lacking).toEqual([])
  })

  it('primitives.css has no class that no component uses', () => {
    const classes = selectorsOf(readFileSync(join(folder, 'ui/primitives.css'), 'utf8'))
    const sources = globSync('**/*.tsx', { cwd: folder }).map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    )
    const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []))
    expect(classes.filter((name) => !words.has(name.replace(/^\.| .*/g, '')))).toEqual([])
  })

  // With rem, a larger browser font size gets the layout that has room for it.
  it('media queries use rem for widths', () => {
    const inPixels = globSync('**/*.{css,ts,tsx}', { cwd: folder }).flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /\([^()]*\bwidth [<>][^()]*px\b[^()]*\)|\(\d+px <=? width/g,
        ),
      ].map(([condition]) => `${file}: ${condition}`),
    )
    expect(inPixels).toEqual([])
  })
})

it('the check finds a selector without a class', () => {
  expect(
    selectorsOf('.dates + p,\np:first-child { margin: 0 }').filter((selector) => !hasOwnName(selector)),
  ).toEqual(['p:first-child'])
})

it('the check finds an id', () => {
  expect(selectorsOf('#terms .title, :global(#terms) .title { margin: 0 }').filter(hasId)).toEqual([
    '#terms .title',
  ])
})

function hasOwnName(selector: string): boolean {
  return /\.[a-z]|\[data-/i.test(local(selector))
}

function hasId(selector: string): boolean {
  return local(selector).includes('#')
}

/** What the build renames. */
function local(selector: string): string {
  return selector.replace(/:global\([^)]*\)/g, '')
}

/** All selectors except keyframe steps. */
function selectorsOf(css: string): string[] {
  const rules = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()))
}
