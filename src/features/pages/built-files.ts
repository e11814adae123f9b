// Built scripts, stylesheets, fonts and brand images are kept in memory like the pages: a new visitor
// requests about twenty.
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { builtFolders } from '#platform/http/built-site.ts'
import { commonHeaders } from '#platform/http/security-headers.ts'
import { answerFrom, type Document, makeFile } from './document.ts'
import type { Pages } from './pages.ts'
import { cachedForAWeek } from './public-files.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const immutable = 'public, max-age=31536000, immutable'

/** The provider's card form uses our fonts, in a frame on its own origin. */
const forOtherOrigins = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** Answers with these files first, then the pages. */
export async function withBuiltFiles(pages: Pages, config: Config): Promise<Pages> {
  const files = await readBuiltFiles(commonHeaders(config))
  return {
    ...pages,
    answer(request, response) {
      return answerFrom(files, request, response) || pages.answer(request, response)
    },
  }
}

async function readBuiltFiles(common: Record<string, string>): Promise<Map<string, Document>> {
  const files = new Map<string, Document>()
  for (const { path, folder, hashed } of builtFolders) {
    const headers = hashed
      ? { ...common, 'cache-control': immutable }
      : // Emails show the logo, and webmail loads it from another origin.
        { ...common, 'cache-control': cachedForAWeek, 'cross-origin-resource-policy': 'cross-origin' }
    const names = new Set(await readdir(folder))
    const read = async (name: string) => (names.has(name) ? await readFile(join(folder, name)) : undefined)
    for (const name of names) {
      if (/\.(?:br|gz)$/.test(name)) continue
      const kind = extname(name)
      const type = types[kind]
      if (!type) throw new Error(`The build made ${path}/${name}, of a kind that the site does not know.`)
      const [plain, br, gzip] = await Promise.all([
        readFile(join(folder, name)),
        read(`${name}.br`),
        read(`${name}.gz`),
      ])
      files.set(
        `${path}/${name}`,
        makeFile({ plain, ...(br && { br }), ...(gzip && { gzip }) }, type, {
          ...headers,
          ...(kind === '.woff2' && forOtherOrigins),
        }),
      )
    }
  }
  return files
}
