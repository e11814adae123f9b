import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#platform/database/connection.ts'
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { proxyTo } from '#tests/support/database-proxy.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { soon } from '#tests/support/soon.ts'
import { type Carrier, openCarrier, sandboxMailbox, smtpCarrier, startDelivering } from './deliver.ts'
import { type Email, listUndeliveredEmails } from './emails.ts'
import { deliverEmail, makeOutbox, queueUndelivered } from './outbox.ts'
import { listMailbox } from './sandbox-mailbox.ts'

const { database, pool, url, close } = await freshDatabase()
const log = { error: vi.fn(), warn: vi.fn() }
const clock = { now: () => new Date('2026-11-15T20:00:00Z') }
const jobs = await openJobs({ url, log })
const links = makeSignedLinks('a key')
const outbox = makeOutbox({ jobs, clock, links })
const smtp = await startSmtpServer()
const sender = {
  smtpUrl: smtp.url,
  senderAddress: 'Academy <office@bhia.example>',
  origin: 'https://academy.example:8443',
}

const opened: Jobs[] = [jobs]
async function deliverWith(carrier: Carrier): Promise<void> {
  const worker = await openJobs({ url, log })
  opened.push(worker)
  await startDelivering({ database, jobs: worker, carrier, clock, links, log })
}

afterEach(async () => {
  await Promise.all(opened.splice(1).map((worker) => worker.stop()))
  await database.deleteFrom('emails').execute()
  smtp.received.length = 0
})
afterAll(async () => {
  await jobs.stop()
  await smtp.close()
  await close()
})

const email: Email = {
  key: 'confirmation 1',
  kind: 'confirmation',
  to: 'ana@example.com',
  language: 'es',
  subject: 'Su inscripción',
  text: 'Gracias.',
  html: '<p>Gracias.</p>',
  links: [],
}
const rows = () => database.selectFrom('emails').selectAll().execute()

test('an email posted in a transaction that fails is not stored', async () => {
  const failing = database.transaction().execute(async (trx) => {
    await outbox.post(trx, email)
    throw new Error('no seat')
  })
  await expect(failing).rejects.toThrow('no seat')
  expect(await rows()).toEqual([])
})

test('emails posted at the same time with one key are delivered once', async () => {
  const carry = vi.fn(async () => undefined)
  await deliverWith({ carry, close: () => undefined })
  await Promise.all(Array.from({ length: 10 }, () => outbox.post(database, email)))
  await soon(async () => expect(await rows()).toMatchObject([{ deliveredAt: clock.now(), attempts: 1 }]))
  expect(carry).toHaveBeenCalledTimes(1)
})

test('an email in the sandbox is delivered as soon as it is posted', async () => {
  await deliverWith(sandboxMailbox(database))
  await outbox.post(database, email)
  await soon(async () => expect(await listUndeliveredEmails(database)).toEqual([]))
})

test('SMTP gets the Reply-To address, which always stays one header', async () => {
  await deliverWith(await smtpCarrier(sender))
  await outbox.post(database, {
    ...email,
    replyTo: 'eva@example.com\r\nBcc: all@example.com',
    subject: 'Hi\r\nBcc: x',
  })
  await soon(() => expect(smtp.received).toHaveLength(1))
  const message = smtp.received[0]?.message ?? ''
  expect(message).toMatch(/^Reply-To: .*eva@example\.com/m)
  expect(message).not.toMatch(/^Bcc:/m)
})

test('SMTP receives sender, recipient, both bodies, the language and a stable message id', async () => {
  await deliverWith(await smtpCarrier(sender))
  await outbox.post(database, email)
  await soon(() => expect(smtp.received).toHaveLength(1))
  const [received] = smtp.received
  expect(received).toMatchObject({ from: 'office@bhia.example', to: 'ana@example.com' })
  expect(received?.message).toContain('Content-Language: es')
  expect(received?.message).toContain('<p>Gracias.</p>')
  expect(received?.message).toContain('Subject: =?UTF-8?')
  const [row] = await rows()
  expect(received?.message).toContain(`Message-ID: <${row?.id}@academy.example>`)
})

test('delivery is retried after a temporary SMTP refusal, and the refusal is stored', async () => {
  smtp.refusal = '451 try later'
  const carrier = await smtpCarrier(sender)
  const carry = vi.fn(carrier.carry)
  await deliverWith({ ...carrier, carry })
  await outbox.post(database, email)
  await soon(async () =>
    expect(await rows()).toMatchObject([
      { deliveredAt: null, failedAt: null, lastError: expect.stringContaining('451') },
    ]),
  )
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('try later')
  smtp.refusal = null
  await soon(() => expect(smtp.received).toHaveLength(1))
  // Two attempts, or more if a retry ran before the refusal was lifted.
  const attempts = carry.mock.calls.length
  expect(attempts).toBeGreaterThan(1)
  await soon(async () => expect(await rows()).toMatchObject([{ attempts, lastError: null }]))
})

test('delivery to a recipient that does not exist is tried once', async () => {
  smtp.refusal = '550 5.1.1 No such user here'
  await deliverWith(await smtpCarrier(sender))
  await outbox.post(database, email)
  await soon(async () =>
    expect(await rows()).toMatchObject([
      { attempts: 1, deliveredAt: null, failedAt: clock.now(), lastError: expect.stringContaining('5.1.1') },
    ]),
  )
  const [row] = await rows()
  await soon(async () => expect(await jobs.isWaiting(deliverEmail, `${row?.id}`)).toBe(false))
  smtp.refusal = null
})

test('an email is marked as failed after the last attempt and not queued again', async () => {
  await outbox.post(database, email)
  let handle: (data: { emailId: string }, job: { lastTry: boolean }) => Promise<void> = async () => undefined
  const lastTry = {
    ...jobs,
    work: async (_queue: object, handler: typeof handle) => {
      handle = handler
    },
  } as unknown as Jobs
  const carrier = { carry: () => Promise.reject(new Error('mailbox unknown')), close: () => undefined }
  await startDelivering({ database, jobs: lastTry, carrier, clock, links, log })
  const [row] = await rows()
  await expect(handle({ emailId: `${row?.id}` }, { lastTry: true })).rejects.toThrow('mailbox unknown')
  expect(await rows()).toMatchObject([{ failedAt: clock.now(), lastError: 'Error: mailbox unknown' }])
  expect(await listUndeliveredEmails(database)).toEqual([])
})

describe('links of an email', () => {
  const id = '9f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5'
  const page = `https://academy.example/registration/${links.sign('registration', id, 2)}?lang=es&x=1`
  const reset = `https://academy.example/auth/action?oobCode=${'c'.repeat(43)}`
  const linked: Email = {
    ...email,
    text: 'Ver: [personal link 1]\nOtra: [personal link 2]',
    html: '<a href="[personal link 1]">Ver</a> <a href="[personal link 2]">Otra</a>',
    links: [page, reset],
  }

  test('are sent as they are, and the secret ones are deleted with the delivery', async () => {
    const carry = vi.fn(async (_sent: { text: string; html: string }) => undefined)
    await outbox.post(database, linked)
    const [stored] = await rows()
    expect(stored?.links).toEqual([expect.stringContaining(`<registration ${id} 2>`), reset])
    await deliverWith({ carry, close: () => undefined })
    await soon(async () => expect(await rows()).toMatchObject([{ deliveredAt: clock.now(), links: null }]))
    expect(carry.mock.calls[0]?.[0]).toMatchObject({
      text: `Ver: ${page}\nOtra: ${reset}`,
      html: `<a href="${page.replace('&', '&amp;')}">Ver</a> <a href="${reset}">Otra</a>`,
    })
    expect(JSON.stringify(await rows())).not.toMatch(/oobCode|registration\/[\w-]{43}/)
  })

  test('that were not secret stay without their signature', async () => {
    await outbox.post(database, { ...linked, links: [page] })
    await deliverWith(sandboxMailbox(database))
    await soon(async () => expect(await rows()).toMatchObject([{ deliveredAt: clock.now() }]))
    const [row] = await rows()
    expect(row?.links?.map(links.withSignature)).toEqual([page])
    expect(JSON.stringify(row)).not.toContain(links.sign('registration', id, 2))
  })

  test('are in the sandbox’s mailbox, which a site with a mail server empties', async () => {
    await outbox.post(database, linked)
    await deliverWith(sandboxMailbox(database))
    await soon(async () =>
      expect(await listMailbox(database)).toMatchObject([{ text: `Ver: ${page}\nOtra: ${reset}` }]),
    )
    const carrier = await openCarrier(sender, database)
    carrier.close()
    expect(await listMailbox(database)).toEqual([])
  })

  test('are deleted when the email is given up, and are not in what the mail server answered', async () => {
    smtp.refusal = `550 5.1.1 Refused because of ${reset}`
    await outbox.post(database, linked)
    await deliverWith(await smtpCarrier(sender))
    await soon(async () => expect(await rows()).toMatchObject([{ failedAt: clock.now(), links: null }]))
    expect(JSON.stringify(await rows())).not.toContain('oobCode')
    smtp.refusal = null
  })
})

test('an email whose job was lost is queued at the next start', async () => {
  await database
    .insertInto('emails')
    .values({ ...email, createdAt: clock.now() })
    .execute()
  await deliverWith(sandboxMailbox(database))
  await soon(async () => expect(await listUndeliveredEmails(database)).toEqual([]))
})

test('a start does not queue an email that waits for its next attempt', async () => {
  await outbox.post(database, email)
  const send = vi.fn()
  await queueUndelivered(database, { ...jobs, send })
  expect(send).not.toHaveBeenCalled()
})

test('an accepted email is not sent again when the database fails before the email is marked', async () => {
  const proxy = await proxyTo(url)
  const behind = connect(proxy.url, { onIdleError: () => undefined })
  const carry = vi.fn(async () => proxy.cut())
  const worker = await openJobs({ url, log })
  opened.push(worker)
  await startDelivering({
    database: behind.database,
    jobs: worker,
    carrier: { carry, close: () => undefined },
    clock,
    links,
    log,
  })
  await outbox.post(database, email)
  await soon(() => expect(carry).toHaveBeenCalledOnce())
  proxy.open()
  await soon(async () => expect(await rows()).toMatchObject([{ deliveredAt: clock.now(), attempts: 1 }]))
  const [row] = await rows()
  const unfinished = () =>
    pool.query(`select from pgboss.job where state < 'completed' and data->>'emailId' = $1`, [row?.id])
  await soon(async () => expect((await unfinished()).rowCount).toBe(0))
  expect(carry).toHaveBeenCalledOnce()
  await worker.stop()
  await behind.database.destroy()
  await proxy.close()
})

test('an email that another running process is delivering is not delivered twice', async () => {
  let letGo: () => void = () => undefined
  const slow = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        letGo = resolve
      }),
  )
  await deliverWith({ carry: slow, close: () => undefined })
  await outbox.post(database, email)
  await soon(() => expect(slow).toHaveBeenCalled())
  const second = vi.fn(async () => undefined)
  await deliverWith({ carry: second, close: () => undefined })
  await new Promise((resolve) => setTimeout(resolve, 500))
  letGo()
  await soon(async () => expect(await listUndeliveredEmails(database)).toEqual([]))
  expect([slow.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})

test('an email locked by a dead process is delivered once the lock is released', async () => {
  const dead = await pool.connect()
  await outbox.post(database, email)
  const [row] = await rows()
  await dead.query('select pg_advisory_lock(hashtextextended($1, 0))', [`email ${row?.id}`])
  const carry = vi.fn(async () => undefined)
  await deliverWith({ carry, close: () => undefined })
  const tried = () =>
    pool.query(`select from pgboss.job where state = 'retry' and data->>'emailId' = $1`, [row?.id])
  await soon(async () => expect((await tried()).rowCount).toBe(1))
  expect(carry).not.toHaveBeenCalled()
  await dead.query('select pg_advisory_unlock_all()')
  dead.release()
  await soon(async () => expect(await listUndeliveredEmails(database)).toEqual([]))
})
