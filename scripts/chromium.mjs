// Finds a Chromium for the browser tests and the benches, or installs one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { exitOf, install, say } from './prepare.mjs'

// Without windows to manage, it runs the same stories for two thirds of the work.
const windowless = '/usr/bin/chromium-headless-shell'

/** Measured is a whole one, unless CHROMIUM_PATH says otherwise: without windows frames come at other times than for a visitor. */
export async function findOrInstallChromium({ whole = false } = {}) {
  const find = () => candidates(whole).find((path) => path && existsSync(path)) ?? runnersOwn()
  const found = find()
  if (found) return found
  say('Installing a Chromium …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...words) =>
      exitOf('apt-get', words, { DEBIAN_FRONTEND: 'noninteractive' }, { stdout: 'ignore' })
    await apt('update', '-qq')
    for (const name of whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
      // Of what the package recommends (a sandbox that is switched off here, printers, icons) only fonts are seen in a page.
      if (!find()) await apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
    }
  }
  if (!find()) {
    // The runner, which brings an installer of its own, is one of the dependencies.
    await install()
    await exitOf('playwright', ['install', 'chromium'])
  }
  const installed = find()
  if (installed) return installed
  throw new Error('A Chromium is needed: install the package chromium, or set CHROMIUM_PATH to the program.')
}

function candidates(whole) {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return [
    named,
    ...(whole ? [] : [windowless]),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
}

/** The browser that Playwright's installer has downloaded before, if Playwright itself is there already. */
function runnersOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}
