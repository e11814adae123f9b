// The staff command line as a process: its environment, and its work next to a running site.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from './support/database.ts'
import { processEnv } from './support/process-env.ts'
import { academy, academyNow, buy, deskAt } from './support/purchases.ts'
import { startSite } from './support/site.ts'
import { soon } from './support/soon.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'academy-staff-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** A process of its own, with its exit code and all that it prints. */
function run(env: object, ...typed: string[]) {
  return promisify(execFile)(process.execPath, ['src/command-line.ts', ...typed], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...processEnv, DATA_DIR: '/nowhere', ...env },
  })
}

test('a command on a folder without a database is refused and creates no database', async () => {
  const dataDir = await emptyFolder()
  await expect(run({ DATA_DIR: dataDir }, 'check')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(`^There is no database in ${dataDir}. `),
  })
  expect(await readdir(dataDir)).toEqual([])
})

test('--env-file and ACADEMY_ENV name the database, which is printed without its password', async () => {
  const database = await freshDatabase()
  onTestFinished(database.close)
  const file = join(await emptyFolder(), 'academy.env')
  const given = new URL(database.url)
  given.searchParams.set('password', 'secret')
  await writeFile(file, `DATABASE_URL='${given.href}'\nACADEMY_STAFF='Ana of the file'\n`)
  const named = await run({}, 'check', '--env-file', file)
  expect(named.stderr).toMatch(`Database: ${given.pathname.slice(1)} at `)
  expect(named.stderr).not.toContain('secret')
  await run({ ACADEMY_ENV: file }, 'check')
  const recorded = await database.database.selectFrom('staffActions').select('who').execute()
  expect(recorded).toEqual([{ who: 'Ana of the file' }, { who: 'Ana of the file' }])
  await expect(run({ ACADEMY_ENV: '/no/such.env' }, 'check')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The environment file \/no\/such\.env cannot be read: /),
  })
})

test('staff work next to the running site and after it has stopped', async () => {
  const dataDir = await emptyFolder()
  const alone = { dataDir, url: 'http://127.0.0.1:3000' }
  const site = await startSite({ ACADEMY_NOW: academyNow, TRUST_PROXY: 'loopback' }, { dataDir })
  try {
    const backup = join(dataDir, 'backup')
    await academy(site, 'backup', backup)
    await expect(run({ DATA_DIR: dataDir }, 'restore', backup, '--yes')).rejects.toMatchObject({
      stdout: '',
      stderr: `Database: embedded in ${dataDir}\nA site is running on this database: stop it first.\n`,
    })

    await deskAt(site).addDate('module2', '2026-05-08')
    const courses = async () => (await fetch(`${site.url}/courses`)).text()
    await soon(async () => expect(await courses()).toContain('May 8–10, 2026'))
    await deskAt(site).addDate('module2', '2026-06-12')
    await soon(async () => expect(await courses()).toContain('June 12–14, 2026'))

    const email = 'beside@mail.example'
    const id = await buy(site, { email }, { selectedItems: ['module2'], dates: { module2: '2026-06-12' } })
    const canceled = await deskAt(site).cancelDate('module2', '2026-06-12')
    expect(canceled).toMatchObject([{ email, refund: 285_000, registrationId: id }])
    await soon(async () => expect(await courses()).not.toContain('June 12–14, 2026'))
    await soon(async () => {
      const emails = await (await fetch(`${site.url}/sandbox/mailbox.json`)).json()
      expect(emails.map(({ subject }: { subject: string }) => subject)).toContainEqual(
        expect.stringMatching('^The academy had to cancel Module 2: please choose by '),
      )
    })
  } finally {
    await site.stop()
  }

  expect(await academy(alone, 'check')).toContain('agree')
  const [kept] = await deskAt(alone).registrationsOf('beside@mail.example')
  expect(kept).toMatchObject({ status: 'completed', refunded: 0 })
})
