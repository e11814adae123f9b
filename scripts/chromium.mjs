// Finds a Chromium for the browser tests and the benches, or installs one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { exitOf, install, say } from './prepare.mjs'

// Runs the same browser tests with two thirds of the CPU.
const headlessShell = '/usr/bin/chromium-headless-shell'

/** `whole` is for benches: the headless shell paints frames at other times than a visitor's browser. CHROMIUM_PATH wins. */
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
      // Of the recommended packages, only fonts change how a page looks.
      if (!find()) await apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
    }
  }
  if (!find()) {
    // Playwright, a dependency, has its own installer.
    await install()
    await exitOf('playwright', ['install', 'chromium'])
  }
  const installed = find()
  if (installed) return installed
  throw new Error('No Chromium was found. Install the package chromium, or set CHROMIUM_PATH to its program.')
}

function candidates(whole) {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return [
    named,
    ...(whole ? [] : [headlessShell]),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
}

/** The browser from Playwright's own installer, if both are installed. */
function runnersOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}
