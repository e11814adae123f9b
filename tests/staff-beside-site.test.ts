// The staff's command line as a process on a data folder, with and without a running site.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { academy, academyNow, buy } from './support/purchases.ts'
import { startSite } from './support/site.ts'
import { soon } from './support/soon.ts'

test('staff commands work on a bare folder, next to the running site, and after it has stopped', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-staff-'))
  const alone = { dataDir, url: 'http://127.0.0.1:3000' }
  await academy(alone, 'sessions', 'add', 'module2', '2026-05-08')

  const site = await startSite({ ACADEMY_NOW: academyNow, TRUST_PROXY: 'loopback' }, { dataDir })
  try {
    const backup = join(dataDir, 'backup')
    await academy(site, 'backup', backup)
    await expect(academy(site, 'restore', backup)).rejects.toMatchObject({
      stdout: '',
      stderr: 'A site is running on this database: stop it first.\n',
    })

    const courses = async () => (await fetch(`${site.url}/courses`)).text()
    expect(await courses()).toContain('May 8–10, 2026')
    await academy(site, 'sessions', 'add', 'module2', '2026-06-12')
    await soon(async () => expect(await courses()).toContain('June 12–14, 2026'))

    const email = 'beside@mail.example'
    const id = await buy(site, { email }, { selectedItems: ['module2'], dates: { module2: '2026-06-12' } })
    const rows = JSON.parse(await academy(site, 'cancel-session', 'module2', '2026-06-12', '--json'))
    expect(rows).toMatchObject([{ email, refund: 285_000, status: 'refunded', registration: id }])
    await soon(async () => expect(await courses()).not.toContain('June 12–14, 2026'))
    await soon(async () => {
      const mails = await (await fetch(`${site.url}/sandbox/mailbox.json`)).json()
      expect(mails.map(({ subject }: { subject: string }) => subject)).toContain(
        'The academy had to cancel: $2,850.00 will be refunded to your card',
      )
    })
  } finally {
    await site.stop()
  }

  const [shown] = JSON.parse(await academy(alone, 'registrations', 'list', '--json'))
  expect(shown).toMatchObject({ status: 'refunded', refunded: 285_000 })
  expect(JSON.parse(await academy(alone, 'audit', '--json'))).toHaveLength(4)
  await rm(dataDir, { recursive: true })
})
