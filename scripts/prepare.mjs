// Makes a bare clone ready, with whatever Node the caller has (20 or newer): this file and those that call it
// stand on Node's own modules alone, because nothing is installed yet when they start. build.mjs comes later.
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

/** The Node that the project brings along. */
export const projectNode = join(root, 'node_modules/.bin/node')

const turn = join(root, 'dist/.preparing')
const builtStamp = join(root, 'dist/.built-from')

/** What the browser's and the renderer's bundles are made of. */
const buildInputs = [
  'package-lock.json',
  'vite.config.ts',
  'vite.template.config.ts',
  'scripts/build.mjs',
  'public',
  'src/web',
  'src/template',
  'src/content',
  'src/contract',
  'src/domain',
]

let installing

/**
 * Installs the dependencies of the lock file unless they are there already; whoever asks meanwhile waits for the same.
 * Only to run, a folder without what builds and tests is whole: on a server it stays as it is.
 */
export function install({ onlyToRun = false } = {}) {
  installing ??= aloneUnless(() => isInstalled(onlyToRun), installAll)
  return installing
}

async function installAll() {
  progress('Installing the dependencies (once, about a minute) …')
  // Whatever the caller's own settings of npm leave out.
  const whole = ['--include=dev', '--include=optional', '--ignore-scripts=false', '--bin-links']
  await run('npm', ['ci', ...whole, '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(projectNode)) throw new Error('npm did not install the program of the package "node".')
}

/** By npm's own account of node_modules, which it writes when all is there. */
function isInstalled(onlyToRun) {
  const account = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, account)) || !existsSync(projectNode)) return false
  const installed = packagesOf(account)
  const { '': _project, ...wanted } = packagesOf('package-lock.json')
  return Object.entries(wanted).every(([path, { integrity, dev, optional }]) =>
    // Optional is what belongs to other machines.
    path in installed ? installed[path].integrity === integrity : optional || (dev && onlyToRun),
  )
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages
}

/** Builds the browser's and the renderer's bundles unless their sources are unchanged. */
export async function build() {
  await aloneUnless(isBuilt, async () => {
    progress('Building the pages …')
    await run(projectNode, ['scripts/build.mjs'])
  })
}

function isBuilt() {
  return existsSync(builtStamp) && readFileSync(builtStamp, 'utf8') === digest(buildInputs)
}

/** Every build: what stands under dist/ is called built only while it is whole. */
export async function stamped(steps) {
  const sources = digest(buildInputs)
  rmSync(builtStamp, { force: true })
  await steps()
  writeFileSync(builtStamp, sources)
}

/** Takes a step unless it was taken: a process at a time, since two would undo each other's in one folder. */
async function aloneUnless(isDone, step) {
  if (isDone()) return
  mkdirSync(dirname(turn), { recursive: true })
  for (let waits = false; !takeTurn(); waits = true) {
    if (!waits) progress('Waiting for another process that prepares this folder …')
    await pause(200)
  }
  const alive = setInterval(() => existsSync(turn) && utimesSync(turn, new Date(), new Date()), 1000)
  try {
    if (!isDone()) await step()
  } finally {
    clearInterval(alive)
    rmSync(turn, { recursive: true, force: true })
  }
}

/** The turn is a folder, which only one can make. It shows its age: who was killed does not keep it young. */
function takeTurn() {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  if (Date.now() - since > 10_000) rmSync(turn, { recursive: true, force: true })
  return false
}

/** Runs a program in the project's folder, its output shown on stderr; rejects when it fails. */
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
        // What was compiled once is read the next time: a start needs a quarter less work.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
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

/** On stderr: what `npm run academy` prints on stdout may be read by a program. */
function progress(sentence) {
  process.stderr.write(`${sentence}\n`)
}

/** Runs a script's steps; a failure is one sentence, not a stack. */
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
  for (const path of paths.flatMap((path) => filesBelow(path))) {
    hash.update(path).update('\0')
    // Pictures and clips are told apart by size alone: reading 20 MB at every start would be felt.
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
