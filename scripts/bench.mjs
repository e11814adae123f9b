// npm run bench -- NAME: one measurement of bench/, on the built site.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { build, exitOf, install, main, projectNode, root } from './prepare.mjs'

await main(async () => {
  const [name, ...rest] = process.argv.slice(2)
  const file = join('bench', `${name}.ts`)
  if (!name || !existsSync(join(root, file))) {
    const known = readdirSync(join(root, 'bench'))
      .filter((entry) => entry.endsWith('.ts'))
      .map((entry) => entry.replace('.ts', ''))
    throw new Error(`npm run bench -- NAME, where NAME is one of: ${known.join(', ')}.`)
  }
  await install()
  await build()
  return exitOf(projectNode, [file, ...rest], { CHROMIUM_PATH: await findOrInstallChromium() })
})
