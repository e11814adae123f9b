// npm run bench -- NAME [--short]: runs one bench on the built site. Without a name it lists them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { build, exitOf, install, main, projectNode, root, say } from './prepare.mjs'

const inBrowser = ['change', 'lighthouse', 'markup', 'story', 'template', 'today', 'touch']

/** Benches begin with the courses of the release, as tests do. */
const catalogue = ['--import', './tests/support/keep-catalogue.ts']

await main(async () => {
  const [name, ...rest] = process.argv.slice(2)
  const known = readdirSync(join(root, 'bench')).filter((entry) => entry.endsWith('.ts'))
  if (!name) {
    for (const file of known) say(firstSentence(file))
    return 0
  }
  if (!known.includes(`${name}.ts`)) {
    const names = known.map((file) => file.replace('.ts', '')).join(', ')
    throw new Error(`There is no bench "${name}". Choose one of ${names}.`)
  }
  await install()
  await build()
  const browser = inBrowser.includes(name)
    ? { CHROMIUM_PATH: await findOrInstallChromium({ whole: true }) }
    : {}
  return exitOf(projectNode, [...catalogue, join('bench', `${name}.ts`), ...rest], browser)
})

/** Every bench's first comment says what it measures. */
function firstSentence(file) {
  const comment = readFileSync(join(root, 'bench', file), 'utf8').match(/^(\/\/.*\n)+/)?.[0] ?? ''
  const text = comment.replaceAll(/^\/\/ /gm, '').replaceAll('\n', ' ')
  return text.split(/\.(?= )/)[0]?.trim() ?? ''
}
