import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const sheets = globSync('**/*.module.css', { cwd: web })

// All sheets are one: a rule without a class or a mark of its own would reach into every page.
it.each(sheets)('every rule of %s names a class of its own', (sheet) => {
  expect(selectorsOf(readFileSync(join(web, sheet), 'utf8')).filter((selector) => !names(selector))).toEqual(
    [],
  )
})

it('no two sheets have the same name, which is part of their classes', () => {
  const sheetNames = sheets.map((sheet) => basename(sheet))
  expect(sheetNames.filter((name, index) => sheetNames.indexOf(name) !== index)).toEqual([])
})

// One that it lacks is written into the page as the word 'undefined'.
it('a component names no class that its sheet lacks', () => {
  const lacking = globSync('**/*.tsx', { cwd: web }).flatMap((component) => {
    const source = readFileSync(join(web, component), 'utf8')
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, name, sheet = '']) => {
        const css = readFileSync(join(web, dirname(component), sheet), 'utf8')
        return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)(?!\\S*\\.css)`, 'g'))]
          .filter(([, used]) => !new RegExp(`\\.${used}\\b`).test(css))
          .map(([use]) => `${component}: ${use}`)
      },
    )
  })
  expect(lacking).toEqual([])
})

// Whoever asks the browser for larger letters gets the layout that has room for them.
it('every width at which a page changes is counted in letters', () => {
  const counted = globSync('**/*.{css,ts,tsx}', { cwd: web }).flatMap((file) =>
    [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /\([^()]*\bwidth [<>][^()]*px\b[^()]*\)|\(\d+px <=? width/g,
      ),
    ].map(([condition]) => `${file}: ${condition}`),
  )
  expect(counted).toEqual([])
})

it('a bare element is recognised as a leak', () => {
  expect(
    selectorsOf('.dates + p,\np:first-child { margin: 0 }').filter((selector) => !names(selector)),
  ).toEqual(['p:first-child'])
})

function names(selector: string): boolean {
  return /\.[a-z]|\[data-/i.test(selector.replace(/:global\([^)]*\)/g, ''))
}

/** Every selector of a sheet, comments, at-rules and the steps of keyframes aside. */
function selectorsOf(css: string): string[] {
  const rules = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()))
}
