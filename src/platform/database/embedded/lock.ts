// Only one process at a time may create, start or stop the embedded server. The lock file names its holder, so that
// the lock of a killed process can be taken over.
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { announceWait, type Say } from '../announce-wait.ts'

const patience = 180_000

export async function withLock<T>(file: string, say: Say, work: () => Promise<T>): Promise<T> {
  const mine = `${process.pid} ${await startOf(process.pid)} ${crypto.randomUUID()}`
  const draft = `${file}.${process.pid}-${crypto.randomUUID()}`
  await writeFile(draft, mine)
  try {
    // Try first without announcing: a slow disk alone does not mean that another process holds the lock.
    if (!(await takeFree(file, draft))) {
      await announceWait(say, 'Waiting for another process that opens or closes the database.', () =>
        take(file, draft),
      )
    }
  } finally {
    await rm(draft, { force: true })
  }
  try {
    await removeDrafts(file)
    return await work()
  } finally {
    if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true })
  }
}

/** Removes drafts of processes that were killed while they waited. */
async function removeDrafts(file: string): Promise<void> {
  const folder = dirname(file)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(file)}.`)) continue
    const holder = await readFile(join(folder, name), 'utf8').catch(() => '')
    if (holder !== '' && !(await isAlive(holder))) await rm(join(folder, name), { force: true })
  }
}

/** A link appears with its content or not at all, so no process reads a half-written lock. */
async function takeFree(file: string, draft: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

async function take(file: string, draft: string): Promise<void> {
  for (let waited = 0; waited < patience; waited += 50) {
    if (await takeFree(file, draft)) return
    const holder = await readFile(file, 'utf8').catch(() => undefined)
    if (holder === undefined) continue
    if (await isAlive(holder)) await pause(50)
    else await breakLock(file, holder, draft)
  }
  throw new Error(
    `Another process has kept ${file} for ${patience / 60_000} minutes: end it, or remove the file.`,
  )
}

// Two processes may find the same dead holder. Renaming first and then checking the content keeps the slower one
// from removing the lock that the faster one just took.
async function breakLock(file: string, holder: string, draft: string): Promise<void> {
  const caught = `${draft}.dead`
  try {
    await rename(file, caught)
  } catch {
    return
  }
  const content = await readFile(caught, 'utf8')
  if (content !== holder) await link(caught, file).catch(() => undefined)
  await rm(caught, { force: true })
}

async function isAlive(holder: string): Promise<boolean> {
  const [pid, start] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return (await startOf(Number(pid))) === start
}

/** Start time of a process in clock ticks: a process id alone may have been reused. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown'
}
