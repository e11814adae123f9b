import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type PageName, routes } from '#contract/routes.ts'
import { languages } from '#domain/people/language.ts'
import { templateSigns } from '#tests/support/template-pages.ts'
import { clientFolder, copyOf, readBuiltSite } from './built-site.ts'

test('the renderer contains production React without NODE_ENV, which renders twice as fast', async () => {
  const folder = join(import.meta.dirname, '../../../dist/render')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const codes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  expect(files).toContain('render.js')
  expect(files.filter((_name, index) => codes[index]?.includes('process.env.NODE_ENV'))).toEqual([])
})

test('every page lists the files of its component and its copy, in each language', async () => {
  const { importsOf } = (await readBuiltSite()).assets
  const manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  for (const { page } of routes) {
    for (const language of languages) {
      const copies = [`src/web/app/copies/${language}.ts`, copyOf(manifest, page, language)]
      const sources = [`src/web/pages/${page}/${page}-page.tsx`, ...copies]
      const files = sources.map((source) => `/${manifest[source]?.file}`)
      expect(importsOf(page, language), `${page} in ${language}`).toEqual(expect.arrayContaining(files))
    }
  }
  expect(() => importsOf('unbuilt' as PageName, 'en')).toThrow('The build is incomplete')
})

test.each(languages)('the home page in %s loads at most 75 kB of script', async (language) => {
  const { scripts, importsOf, afterPaint } = (await readBuiltSite()).assets
  const files = [...scripts, ...importsOf('home', language), afterPaint]
  const packed = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(clientFolder, file))).length),
  )
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(75_000)
})

test.each(languages)('a lesson of the classroom in %s loads at most 110 kB of script', async (language) => {
  const { scripts, importsOf } = (await readBuiltSite()).assets
  const files = [...scripts, ...importsOf('learn-lesson', language)]
  const packed = await Promise.all(
    files.map(async (file) => brotliCompressSync(await readFile(join(clientFolder, file))).length),
  )
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(110_000)
})

test.each([
  ['en', 'Implantología dental básica', 'septiembre'],
  ['es', 'Basic Dental Implantology', 'Palm avenue'],
] as const)(
  'the home page in %s loads no names, dates or alternative texts of the other language',
  async (language, ...others) => {
    const { scripts, importsOf } = (await readBuiltSite()).assets
    for (const file of [...scripts, ...importsOf('home', language)]) {
      const code = await readFile(join(clientFolder, file), 'utf8')
      for (const other of others) expect(code, file).not.toContain(other)
    }
  },
)

test('no script or stylesheet of the build contains template code', async () => {
  const assets = join(clientFolder, 'assets')
  const files = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name))
  expect(files.length).toBeGreaterThan(0)
  for (const name of files) {
    const text = await readFile(join(assets, name), 'utf8')
    for (const sign of templateSigns) expect(text, `${name} holds ${sign}`).not.toContain(sign)
  }
})
