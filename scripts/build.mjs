// npm run build: builds everything under dist/. `npm start` calls it if the sources have changed.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { root, stamped } from './prepare.mjs'

await stamped(async () => {
  const site = await createBuilder({ root, logLevel: 'warn' })
  for (const name of [
    'client',
    'boot',
    'lessonBoot',
    'afterPaint',
    'afterPaintControls',
    'render',
    'server',
  ]) {
    await site.build(site.environments[name])
  }
  await splitStyles(join(root, 'dist/client/assets'))
  await compress(join(root, 'dist/client/assets'), '.js')
  await compress(join(root, 'dist/client/assets'), '.css')
  // SVGs of up to 18 kB, with the logo above the fold: served compressed.
  await cp(join(root, 'public/brand'), join(root, 'dist/client/brand'), { recursive: true })
  await compress(join(root, 'dist/client/brand'), '.svg')
  await buildTemplate()
  await buildOffice()
  await writeSbom()
})

/** What runs in production, in CycloneDX, from the lock file alone: no network is needed. */
async function writeSbom() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 })
  await writeFile(join(root, 'dist/sbom.cdx.json'), stdout)
}

/** The rules from which the server picks a document's critical CSS, and the stylesheet that loads later. */
async function splitStyles(folder) {
  const { parseStyles } = await import('../src/web/hydration/parse-styles.ts')
  const { laterCss } = await import('../src/web/hydration/critical-css.ts')
  const sheet = join(
    folder,
    (await readdir(folder)).find((name) => name.endsWith('.css')),
  )
  const rules = parseStyles(await readFile(sheet, 'utf8'))
  await writeFile(join(root, 'dist/styles.json'), JSON.stringify(rules))
  await rm(sheet)
  const later = laterCss(rules)
  // Browsers cache it for a year, so its name changes with its content.
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8)
  await writeFile(join(folder, `later-${hash}.css`), later)
}

/** The template pages are static, so they are rendered here. */
async function buildTemplate() {
  const template = await createBuilder({ root, configFile: 'vite.template.config.ts', logLevel: 'warn' })
  for (const name of ['client', 'boot', 'render']) await template.build(template.environments[name])
  const folder = join(root, 'dist/template')
  await compress(join(folder, 'client/template/assets'), '.js')
  await compress(join(folder, 'client/template/assets'), '.css')

  const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry).file
  const css = await readFile(
    join(folder, 'client', chunks.find(({ file }) => file.endsWith('.css')).file),
    'utf8',
  )
  const { renderTemplate } = await import(pathToFileURL(join(folder, 'render/render.js')).href)
  const boot = await readFile(join(folder, 'boot/boot.js'), 'utf8')
  const documents = renderTemplate({ css, boot, entry: `/${entry}` })
  await writeFile(join(folder, 'documents.json'), JSON.stringify({ css, boot, documents }))
}

async function buildOffice() {
  const office = await createBuilder({ root, configFile: 'vite.office.config.ts', logLevel: 'warn' })
  await office.build(office.environments.client)
  await compress(join(root, 'dist/office/office/assets'), '.js')
  await compress(join(root, 'dist/office/office/assets'), '.css')
}

/** Compressed once at the highest quality. A file that would grow is left as it is. */
async function compress(folder, ending) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(ending)) continue
    const bytes = await readFile(join(folder, name))
    const packings = {
      br: await promisify(brotliCompress)(bytes),
      gz: await promisify(gzip)(bytes, { level: 9 }),
    }
    for (const [ending, packed] of Object.entries(packings)) {
      if (packed.length < bytes.length) await writeFile(join(folder, `${name}.${ending}`), packed)
    }
  }
}
