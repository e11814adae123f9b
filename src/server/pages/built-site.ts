// Reads what `npm run build` made: the render bundle, the stylesheet, the boot script and the entry's address.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets, RenderPage } from '#contract/rendering.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const distFolder = join(projectFolder, 'dist')
export const clientFolder = join(distFolder, 'client')
const templateFolder = join(distFolder, 'template')
export const templateClientFolder = join(templateFolder, 'client')
export const publicFolder = join(projectFolder, 'public')

export async function readBuiltSite(): Promise<{ renderPage: RenderPage; assets: Assets }> {
  const bundle = await import(pathToFileURL(join(distFolder, 'render/render.js')).href)
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  const { 'src/web/app/react.ts': react, 'src/web/app/entry.tsx': entry } = manifest
  const css = Object.values(manifest).find((chunk) => chunk.file.endsWith('.css'))
  const later = (await readdir(join(clientFolder, 'assets'))).find((name) => /^later-.*\.css$/.test(name))
  if (!entry || !react || !css || !later) throw new Error('The build is incomplete: run npm run build.')
  const under = (react.imports ?? []).flatMap((name) => [...(manifest[name]?.imports ?? []), name])
  const chunks = [...under.map((name) => manifest[name]), react, entry]
  return {
    renderPage: bundle.renderPage,
    assets: {
      scripts: chunks.flatMap((chunk) => (chunk ? `/${chunk.file}` : [])),
      sheet: `/assets/${later}`,
      css: await readFile(join(clientFolder, css.file), 'utf8'),
      boot: await readFile(join(distFolder, 'boot.js'), 'utf8'),
    },
  }
}

/** The leftover pages under their names, and the sheet and the script that each of them holds. */
export type BuiltTemplate = { css: string; boot: string; documents: Record<string, string> }

export async function readBuiltTemplate(): Promise<BuiltTemplate> {
  try {
    return JSON.parse(await readFile(join(templateFolder, 'documents.json'), 'utf8'))
  } catch {
    throw new Error('The build is incomplete: run npm run build.')
  }
}
