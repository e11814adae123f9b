// The SMTP server is down for an hour. The hour is simulated: whenever all emails wait for their next try, the queue's
// times are moved back by that wait.
import { afterAll, expect, test, vi } from 'vitest'
import { hours, minutes } from '#domain/dates/days.ts'
import { smtpCarrier, startDelivering } from '#platform/email/deliver.ts'
import { deliverEmail, makeOutbox } from '#platform/email/outbox.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { freePort } from '#tests/support/site.ts'
import { startSmtpServer } from '#tests/support/smtp-server.ts'
import { long, report } from './extent.ts'

const { database, pool, url, close } = await freshDatabase()
const port = await freePort()
const log = { error: vi.fn(), warn: vi.fn() }
const clock = { now: () => new Date() }
const links = makeSignedLinks('a key')
const carrier = await smtpCarrier({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  senderAddress: 'office@bhia.example',
  origin: 'https://academy.example',
})
const open = async () => {
  const jobs = await openJobs({ url, log })
  await startDelivering({ database, jobs, carrier, clock, links, log })
  return jobs
}
let jobs = await open()
afterAll(async () => {
  await jobs.stop()
  carrier.close()
  await close()
})

const emails = long ? 500 : 10

test(`${emails} emails arrive once within ten minutes after the SMTP server was down for an hour`, async () => {
  const outbox = makeOutbox({ jobs, clock, links })
  for (let number = 0; number < emails; number += 1) await post(outbox, number)
  let pretended = 0
  for (let round = 0; pretended < hours(1); round += 1) {
    pretended += await passToNextTry()
    // A restart during the outage takes over the waiting emails, and must not send them twice.
    if (round === 3) {
      await jobs.stop()
      jobs = await open()
    }
  }
  // The worst moment for the server to return: every email has just failed.
  await untilAllWait()
  const smtp = await startSmtpServer(port)
  const back = pretended
  const returned = performance.now()
  while (smtp.received.length < emails) pretended += await passToNextTry()
  const real = performance.now() - returned
  await expect.poll(undelivered).toEqual([])
  await smtp.close()

  const arrived = smtp.received.map(({ to }) => to).sort()
  expect(arrived).toEqual(Array.from({ length: emails }, (_, number) => addressOf(number)).sort())
  expect(pretended - back).toBeLessThanOrEqual(minutes(10))
  report(
    `mail server away for an hour, ${emails} emails: all there ${((pretended - back) / 60_000).toFixed(1)} pretended minutes after it was back, sent within ${(real / 1000).toFixed(1)} s`,
  )
}, 300_000)

const addressOf = (number: number) => `reader${number}@mail.example`

function post(outbox: ReturnType<typeof makeOutbox>, number: number) {
  return outbox.post(database, {
    key: `email ${number}`,
    kind: 'confirmation',
    to: addressOf(number),
    language: 'en',
    subject: 'Your registration',
    text: 'Thank you.',
    html: '<p>Thank you.</p>',
    links: [],
  })
}

const undelivered = () =>
  database.selectFrom('emails').select('to').where('deliveredAt', 'is', null).execute()

/** Resolves when every unsent email waits for a later try. Returns the milliseconds to the last of these tries. */
async function untilAllWait(): Promise<number> {
  const { left, wait } = await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ due: number; left: number; wait: number }>(
        `select count(*) filter (where state = 'active' or start_after <= now())::int as due,
           count(*)::int as left, coalesce(extract(epoch from max(start_after) - now()), 0)::float8 as wait
         from pgboss.job where name = $1 and state < 'completed'`,
        [deliverEmail.name],
      )
      const [jobs] = rows
      expect(jobs?.due).toBe(0)
      return jobs ?? { left: 0, wait: 0 }
    },
    { timeout: 60_000, interval: 50 },
  )
  if (left === 0) expect(await undelivered(), 'emails that nobody tries again').toEqual([])
  return wait * 1000
}

/** Simulates the time until the next try. Returns the milliseconds. */
async function passToNextTry(): Promise<number> {
  const wait = await untilAllWait()
  await pool.query(
    `update pgboss.job set start_after = start_after - make_interval(secs => $2)
     where name = $1 and state in ('created', 'retry')`,
    [deliverEmail.name, wait / 1000],
  )
  return wait
}
