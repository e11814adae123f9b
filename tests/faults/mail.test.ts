import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { sandboxMailbox, startDelivering } from '#platform/email/deliver.ts'
import { deliverEmail, makeOutbox } from '#platform/email/outbox.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { soon } from '#tests/support/soon.ts'

const { database, pool, url, close } = await freshDatabase()
const log = { error: vi.fn(), warn: vi.fn() }
const clock = { now: () => new Date() }
let jobs: Jobs
let worker: ChildProcess
const links = makeSignedLinks('a key')

// Another process is killed while it delivers an email.
beforeEach(async () => {
  jobs = await openJobs({ url, log })
  worker = spawn(process.execPath, [join(import.meta.dirname, '../support/hanging-mail-worker.ts'), url])
  let said = ''
  worker.stdout?.on('data', (chunk) => {
    said += chunk
  })
  await soon(() => expect(said).toContain('ready'))
  await makeOutbox({ jobs, clock, links }).post(database, {
    key: crypto.randomUUID(),
    kind: 'confirmation',
    to: 'ana@example.com',
    language: 'en',
    subject: 'Your registration',
    text: 'Thank you.',
    html: '<p>Thank you.</p>',
    links: [],
  })
  await soon(() => expect(said).toContain('delivering'))
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  return () => jobs.stop()
})
afterAll(close)

test('email of a killed process is sent at the next start, before its job expires', async () => {
  await moveLastSignOfLife('1 hour')
  await startDelivering({ database, jobs, carrier: sandboxMailbox(database), clock, links, log })
  const undelivered = database.selectFrom('emails').where('deliveredAt', 'is', null)
  await soon(async () => expect(await undelivered.selectAll().execute()).toEqual([]))
})

test('job of a killed process goes to another process ten seconds after the last heartbeat', async () => {
  await moveLastSignOfLife('-10 seconds')
  const taken = vi.fn(async () => undefined)
  await jobs.work(deliverEmail, taken)
  await soon(() => expect(taken).toHaveBeenCalled())
})

async function moveLastSignOfLife(by: string) {
  await pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on + $2::interval where name = $1 and state = 'active'`,
    [deliverEmail.name, by],
  )
}
