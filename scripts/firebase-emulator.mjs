// npm run test:firebase-emulator: the sign-in pages against Firebase's own Auth emulator. Not part of npm test, because
// firebase-tools has 240 MB. It is installed once, outside the project's dependencies. The Auth emulator needs no Java.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { build, exitOf, install, main, projectNode, root, run, say } from './prepare.mjs'

const version = '15.34.2'
const host = '127.0.0.1:9099'
const folder = join(root, 'node_modules/.cache/firebase-emulator')
const program = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')

await main(async () => {
  await install()
  const chromium = await findOrInstallChromium()
  await build()
  if (!existsSync(program)) await installEmulator()
  const emulator = startEmulator()
  try {
    await answering(`http://${host}/`)
    return await exitOf('playwright', ['test', '--config', 'playwright.firebase.config.ts'], {
      CHROMIUM_PATH: chromium,
      FIREBASE_AUTH_EMULATOR_HOST: host,
    })
  } finally {
    emulator.kill('SIGINT')
  }
})

async function installEmulator() {
  say('Installing firebase-tools (once, 240 MB) …')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error']
  await run('npm', ['install', '--prefix', folder, `firebase-tools@${version}`, ...quiet])
}

function startEmulator() {
  const [address, port] = host.split(':')
  const auth = { host: address, port: Number(port) }
  const settings = { emulators: { auth, ui: { enabled: false }, singleProjectMode: true } }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(settings))
  const args = ['emulators:start', '--only', 'auth', '--project', 'demo-academy']
  return spawn(projectNode, [program, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true' },
  })
}

async function answering(url) {
  for (let second = 0; second < 60; second += 1) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`The emulator did not answer at ${url} within a minute.`)
}
