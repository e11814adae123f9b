import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { SideProcessEnded, sideProcess } from './side-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'academy-side-'))
afterAll(() => rm(folder, { recursive: true }))

type Job = { say?: string; fail?: string; spin?: true }

async function started(limit: number) {
  const script = join(folder, 'worker.mjs')
  await writeFile(
    script,
    `import { serveJobs } from ${JSON.stringify(new URL('./serve-jobs.ts', import.meta.url).href)}
serveJobs(async ({ say, fail, spin }) => {
  while (spin);
  if (fail) throw new Error(fail)
  return { say, bytes: Buffer.from(say), environment: Object.keys(process.env) }
})`,
  )
  return sideProcess<Job, { say: string }>(pathToFileURL(script), limit)
}

test('a side process answers with bytes as they are, and knows nothing of the environment', async () => {
  const run = await started(30_000)
  expect(await run({ say: 'one' })).toEqual({ say: 'one', bytes: Buffer.from('one'), environment: [] })
})

test('a job that fails says why, and the next one runs', async () => {
  const run = await started(30_000)
  await expect(run({ fail: 'No such font.' })).rejects.toThrow('No such font.')
  expect(await run({ say: 'two' })).toMatchObject({ say: 'two' })
})

test('a job that never ends is killed at its limit', async () => {
  const run = await started(1_000)
  await expect(run({ spin: true })).rejects.toThrow(SideProcessEnded)
})
