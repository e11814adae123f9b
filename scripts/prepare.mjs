// Prepares a fresh clone, with the caller's own Node (20 or newer). This file and the scripts that import it use only
// Node's own modules, because nothing is installed yet. build.mjs runs later.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What Node has compiled, for later processes: saves a quarter of the CPU of a start. */
export const compiledModules = join(root, 'node_modules/.cache/compiled')

/** The project's own Node, a dependency. */
export const projectNode = join(root, 'node_modules/.bin/node')

const lock = join(root, 'dist/.preparing')
const builtStamp = join(root, 'dist/.built-from')

/** The sources of all bundles. */
const buildInputs = [
  'package-lock.json',
  'vite.config.ts',
  'vite.template.config.ts',
  'vite.office.config.ts',
  'scripts/build.mjs',
  'public',
  'src',
]

let installing

/**
 * Installs the dependencies of the lock file unless they are installed. Concurrent calls share one installation.
 * `onlyToRun` accepts a folder without development dependencies, such as on a server.
 */
export function install({ onlyToRun = false } = {}) {
  installing ??= lockedUnless(() => isInstalled(onlyToRun), installAll)
  return installing
}

async function installAll() {
  progress('Installing the dependencies (once, about a minute) …')
  // Overrides the caller's npm settings.
  const whole = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--bin-links']
  await run('npm', ['ci', ...whole, '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(projectNode)) throw new Error('npm did not install the program of the package "node".')
}

/** Reads npm's hidden lock file, which npm writes at the end of an installation. */
function isInstalled(onlyToRun) {
  const account = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, account)) || !existsSync(projectNode)) return false
  const installed = packagesOf(account)
  const { '': _project, ...wanted } = packagesOf('package-lock.json')
  return Object.entries(wanted).every(([path, { integrity, dev, optional }]) =>
    // Optional packages may be for other platforms.
    path in installed ? installed[path].integrity === integrity : optional || (dev && onlyToRun),
  )
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages
}

/** Builds all bundles unless their sources are unchanged. */
export async function build() {
  await lockedUnless(isBuilt, async () => {
    progress('Building the site …')
    await run(projectNode, ['scripts/build.mjs'])
  })
}

/** Whether dist/ was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(builtStamp) && readFileSync(builtStamp, 'utf8') === digest(buildInputs)
}

/** Marks dist/ as built only after all steps have succeeded. */
export async function stamped(steps) {
  const sources = digest(buildInputs)
  rmSync(builtStamp, { force: true })
  await steps()
  writeFileSync(builtStamp, sources)
}

/** Runs a step unless it is done, in one process at a time. */
async function lockedUnless(isDone, step) {
  if (isDone()) return
  mkdirSync(dirname(lock), { recursive: true })
  for (let waits = false; !takeLock(); waits = true) {
    if (!waits) progress('Waiting for another process that prepares this folder …')
    await pause(200)
  }
  const alive = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), 1000)
  try {
    if (!isDone()) await step()
  } finally {
    clearInterval(alive)
    rmSync(lock, { recursive: true, force: true })
  }
}

/** The lock is a folder, which only one process can create. A killed process no longer refreshes its age. */
function takeLock() {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - since > 10_000) rmSync(lock, { recursive: true, force: true })
  return false
}

/** Runs a program in the project's folder with its output on stderr. Rejects if it fails. */
export async function run(command, args, env = {}) {
  const code = await exitOf(command, args, env, { stdout: 2 })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`)
}

export function exitOf(command, args, env = {}, { stdout = 'inherit', stderr = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', stdout, stderr],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
        NODE_COMPILE_CACHE: compiledModules,
        ...env,
      },
    })
    const forward = (signal) => child.kill(signal)
    process.on('SIGINT', forward)
    process.on('SIGTERM', forward)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward)
      process.off('SIGTERM', forward)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/** On stderr, because a program may read what `npm run academy` prints on stdout. */
function progress(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** Runs a script. A failure prints one sentence, not a stack. */
export async function main(steps) {
  try {
    process.exitCode = (await steps()) ?? 0
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((path) => filesBelow(path)).filter((path) => !path.includes('.test.'))) {
    hash.update(path).update('\0')
    // Pictures and videos are compared by size, because reading 20 MB would slow every start.
    if (path.startsWith('public/')) hash.update(String(statSync(join(root, path)).size))
    else hash.update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`))
}
