// scripts/prepare.mjs, with a stand-in for npm that records its calls.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { minutes } from '#domain/dates/days.ts'
import { soon } from './support/soon.ts'

const project = join(import.meta.dirname, '..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'academy-prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(project, 'scripts'), join(folder, 'scripts'), { recursive: true })
  write('src/command-line.ts', `console.log('the command ran')`)
  write('package-lock.json', locked(wanted))
  write('programs/npm', npm)
  chmodSync(join(folder, 'programs/npm'), 0o755)
})

const wanted = {
  'node_modules/node': { integrity: 'node 24' },
  'node_modules/vite': { integrity: 'vite 8', dev: true },
  'node_modules/elsewhere': { integrity: 'elsewhere 1', optional: true },
}
const { 'node_modules/vite': _, ...toRun } = wanted

const npm = `#!/bin/sh
echo "$*" >> npm-calls
while [ -e registry-is-slow ]; do sleep 0.1; done
mkdir -p node_modules/.bin
ln -sf ${process.execPath} node_modules/.bin/node
cp package-lock.json node_modules/.package-lock.json
`

function locked(packages: object): string {
  return JSON.stringify({ packages: { '': { name: 'academy' }, ...packages } })
}

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

function npmCalls(): string[] {
  const file = join(folder, 'npm-calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

function startAcademy() {
  const child = spawn(process.execPath, [join(folder, 'scripts/academy.mjs')], {
    env: { PATH: `${join(folder, 'programs')}:/usr/bin:/bin` },
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk) => {
      said[stream] += chunk
    })
  }
  return { said, ended: once(child, 'close').then(([code]) => ({ code, ...said })) }
}

const academy = () => startAcademy().ended

const ran = { code: 0, stdout: 'the command ran\n' }

test('packages are installed once with all dependencies, and again after a change of the lock file', async () => {
  expect(await academy()).toMatchObject(ran)
  expect(await academy()).toEqual({ ...ran, stderr: '' })
  expect(npmCalls()).toEqual([
    expect.stringMatching(/^ci --include=dev --include=optional --ignore-scripts=false --bin-links /),
  ])
  write('package-lock.json', locked({ ...wanted, 'node_modules/node': { integrity: 'node 26' } }))
  expect(await academy()).toMatchObject(ran)
  expect(npmCalls()).toHaveLength(2)
})

test('a staff command keeps packages that npm has installed and pruned for production', async () => {
  execFileSync('./programs/npm', ['ci'], { cwd: folder })
  write('node_modules/.package-lock.json', locked(toRun))
  expect(await academy()).toEqual({ ...ran, stderr: '' })
  expect(npmCalls()).toEqual(['ci'])
})

test('an interrupted build is not taken for a finished one', async () => {
  write('dist/.built-from', 'the sources before')
  write(
    'node_modules/vite/index.js',
    `exports.createBuilder = () => Promise.reject(new Error('interrupted'))`,
  )
  symlinkSync(folder, `${folder}-link`)
  onTestFinished(() => rmSync(`${folder}-link`))
  const { status, stderr } = spawnSync(process.execPath, [`${folder}-link/scripts/build.mjs`], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('interrupted')])
  expect(existsSync(join(folder, 'dist/.built-from'))).toBe(false)
})

test('one of two concurrent starts installs, and the other waits for it', async () => {
  write('registry-is-slow', '')
  const both = [startAcademy(), startAcademy()]
  await soon(() =>
    expect(both.map(({ said }) => said.stderr).sort()).toEqual([
      expect.stringMatching(/^Installing/),
      'Waiting for another process that prepares this folder …\n',
    ]),
  )
  rmSync(join(folder, 'registry-is-slow'))
  expect(await Promise.all(both.map(({ ended }) => ended))).toMatchObject([ran, ran])
  expect(npmCalls()).toHaveLength(1)
})

test('a start that was killed during its preparation does not block the next start', async () => {
  const turn = join(folder, 'dist/.preparing')
  mkdirSync(turn, { recursive: true })
  const long = new Date(Date.now() - minutes(1))
  utimesSync(turn, long, long)
  expect(await academy()).toMatchObject(ran)
  expect(npmCalls()).toHaveLength(1)
})
