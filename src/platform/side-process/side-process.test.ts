import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { soon } from '#tests/support/soon.ts'
import { JobTooLong, sideProcess } from './side-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'academy-side-'))
afterAll(() => rm(folder, { recursive: true }))

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
const worker = pathToFileURL(join(folder, 'worker.mjs'))
await writeFile(
  worker,
  `import { serveJobs } from ${here('./serve-jobs.ts')}
serveJobs(async ({ say, fail, spin, wait }) => {
  while (spin);
  if (wait) await new Promise(() => setInterval(() => undefined, 1_000))
  if (fail) throw new Error(fail)
  return { say, id: process.pid, bytes: Buffer.from(say), environment: Object.keys(process.env) }
})`,
)

type Job = { say?: string; fail?: string; spin?: true }
const started = (limit: number) => sideProcess<Job, { say: string }>(worker, limit)

/** What another process prints that uses a side process as `run`. It may have 64 files open. */
async function printed(script: string): Promise<string[]> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  const imports = `import { closeSync, openSync, readFileSync } from 'node:fs'
import { sideProcess } from ${here('./side-process.ts')}
const run = sideProcess(new URL('${worker}'), 30_000)`
  await writeFile(file, `${imports}\n${script}`)
  const words = ['-c', 'ulimit -n 64; exec "$0" "$1"', process.execPath, file]
  return (await promisify(execFile)('sh', words)).stdout.trim().split('\n')
}

test('a side process answers with bytes as they are, and is not handed the environment', async () => {
  const run = started(30_000)
  expect(await run({ say: 'one' })).toMatchObject({ say: 'one', bytes: Buffer.from('one'), environment: [] })
})

test('a job that fails says why, and the next one runs', async () => {
  const run = started(30_000)
  await expect(run({ fail: 'No such font.' })).rejects.toThrow('No such font.')
  expect(await run({ say: 'two' })).toMatchObject({ say: 'two' })
})

test('a job that never ends is killed at its limit', async () => {
  const run = started(1_000)
  await expect(run({ spin: true })).rejects.toThrow(JobTooLong)
})

test('an idle side process that is killed fails one job at most, and the site runs on', async () => {
  const lines = await printed(`
const { id } = await run({ say: 'one' })
process.kill(id, 'SIGKILL')
// Before this process hears of it.
while (!readFileSync(\`/proc/\${id}/stat\`, 'utf8').includes(') Z '));
console.log(await run({ say: 'two' }).then(({ say }) => say, ({ message }) => message))
console.log((await run({ say: 'three' })).say)`)
  expect(lines).toEqual(['A side process ended before its job was done.', 'three'])
})

test('a side process that cannot be started fails its job, and the next one runs', async () => {
  const lines = await printed(`
const open = []
try {
  for (;;) open.push(openSync('/dev/null'))
} catch {}
const failed = await run({ say: 'one' }).catch(({ message }) => message)
for (const file of open) closeSync(file)
console.log(failed)
console.log((await run({ say: 'two' })).say)`)
  expect(lines).toEqual(['A side process ended before its job was done.', 'two'])
})

test('a busy side process ends with the process that started it', async () => {
  const [id] = await printed(`
const { id } = await run({ say: 'one' })
console.log(id)
run({ wait: true })
process.exit(0)`)
  await soon(async () => {
    const state = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => ') Z ')
    expect(state).toContain(') Z ')
  })
})
