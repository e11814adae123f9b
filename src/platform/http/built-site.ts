// Reads the output of `npm run build`: the render bundle, the stylesheet, the boot script and the entry's
// URL.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets, RenderPage } from '#contract/rendering.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const distFolder = join(projectFolder, 'dist')
export const clientFolder = join(distFolder, 'client')
const templateFolder = join(distFolder, 'template')
const templateClientFolder = join(templateFolder, 'client')
export const officeFolder = join(distFolder, 'office')
export const publicFolder = join(projectFolder, 'public')

/** Folders of built files, by URL path. A hashed name never gets other content. */
export const builtFolders = [
  { path: '/assets', folder: join(clientFolder, 'assets'), hashed: true },
  { path: '/template/assets', folder: join(templateClientFolder, 'template/assets'), hashed: true },
  { path: '/office/assets', folder: join(officeFolder, 'office/assets'), hashed: true },
  { path: '/brand', folder: join(clientFolder, 'brand'), hashed: false },
]

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

export async function readBuiltSite(): Promise<{ renderPage: RenderPage; assets: Assets }> {
  const bundle = await import(pathToFileURL(join(distFolder, 'render/render.js')).href)
  const manifest: Manifest = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const run = chunksUnder(manifest, ['src/web/app/react.ts', 'src/web/app/entry.tsx'])
  const files = await readdir(join(clientFolder, 'assets'))
  const named = (name: RegExp) => `/assets/${files.find((file) => name.test(file)) ?? incomplete()}`
  return {
    renderPage: bundle.renderPage,
    assets: {
      scripts: [...run].map((name) => addressOf(manifest, name)),
      importsOf: (page, language) => {
        const wanted = [
          `src/web/app/copies/${language}.ts`,
          `src/web/pages/${page}/${page}-page.tsx`,
          copyOf(manifest, page, language),
        ]
        return [...chunksUnder(manifest, wanted, new Set(run))]
          .slice(run.size)
          .map((name) => addressOf(manifest, name))
      },
      sheet: named(/^later-.*\.css$/),
      afterPaint: named(/^after-paint-[^.]{7}\.js$/),
      afterPaintControls: named(/^after-paint-controls-.*\.js$/),
      styles: JSON.parse(await readFile(join(distFolder, 'styles.json'), 'utf8')),
      boot: await readFile(join(distFolder, 'boot.js'), 'utf8'),
      lessonBoot: await readFile(join(distFolder, 'boot-lesson.js'), 'utf8'),
    },
  }
}

/** The chunks with all of their imports, in execution order. Chunks may import each other. */
function chunksUnder(
  manifest: Manifest,
  names: readonly string[],
  found = new Set<string>(),
  entered = new Set(found),
): Set<string> {
  for (const name of names) {
    if (entered.has(name)) continue
    entered.add(name)
    chunksUnder(manifest, manifest[name]?.imports ?? [], found, entered)
    found.add(name)
  }
  return found
}

/** A page's copy has the page's name, in one of the language's folders. */
export function copyOf(manifest: Manifest, page: string, language: string): string {
  const folder = `src/content/${language}/`
  return (
    Object.keys(manifest).find((name) => name.startsWith(folder) && name.endsWith(`/${page}.ts`)) ??
    incomplete()
  )
}

function addressOf(manifest: Manifest, name: string): string {
  return `/${manifest[name]?.file ?? incomplete()}`
}

function incomplete(): never {
  throw new Error('The build is incomplete: run npm run build.')
}

/** The template pages by name, and the stylesheet and script that each contains. */
export type BuiltTemplate = { css: string; boot: string; documents: Record<string, string> }

export async function readBuiltTemplate(): Promise<BuiltTemplate> {
  try {
    return JSON.parse(await readFile(join(templateFolder, 'documents.json'), 'utf8'))
  } catch {
    return incomplete()
  }
}

/** The URLs that the office's document loads. */
export type OfficeAssets = { scripts: readonly string[]; sheets: readonly string[] }

/** The entry comes last, after its imports. */
export async function readBuiltOffice(): Promise<OfficeAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(officeFolder, '.vite/manifest.json'), 'utf8'))
  const chunks = [...chunksUnder(manifest, ['src/office/app/entry.tsx'])]
  return {
    scripts: chunks.map((name) => addressOf(manifest, name)),
    sheets: chunks.flatMap((name) => manifest[name]?.css ?? []).map((file) => `/${file}`),
  }
}
