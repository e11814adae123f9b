// npm run bench -- check [REGISTRATIONS]: time and peak memory of the reconciliation, a backup and a restore. There are
// 100,000 registrations by default, each with its payment in the sandbox, its lines and its email.

import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import Stripe from 'stripe'
import { releaseSnapshot } from '#content/release/release-snapshot.ts'
import { checkAll } from '#features/reconciliation/check.ts'
import { makeClocks } from '#platform/clocks.ts'
import { backUp } from '#platform/database/backup/back-up.ts'
import { restore } from '#platform/database/backup/restore.ts'
import { openDatabase } from '#platform/database/open.ts'
import { createPaymentProvider } from '#platform/provider/provider.ts'
import { makeSignedLinks } from '#platform/signed-links.ts'
import { createCardSandbox } from '#standins/card-sandbox/card-sandbox.ts'
import { sizedByArgument } from './support/short.ts'

const registrations = sizedByArgument(100_000, 200)
const folder = join(tmpdir(), `academy-bench-${process.pid}`)
const keys = { secret: 'sk_test_bench', publishable: 'pk_test_bench' }
const log = pino({ level: 'silent' })
const clocks = makeClocks({ academyNow: null })

async function openSite(name: string) {
  const connection = await openDatabase({ dataDir: join(folder, name), log })
  const webhook = { url: 'http://127.0.0.1:1/', secret: 'whsec_bench' }
  const sandbox = await createCardSandbox({
    pool: connection.pool,
    clock: clocks.real,
    keys,
    webhook,
    origin: 'http://sandbox',
    log,
  })
  const provider = createPaymentProvider(
    { mode: 'the card sandbox', secretKey: keys.secret, webhookSecret: webhook.secret, apiBase: null },
    Stripe.createFetchHttpClient(sandbox.fetch),
  )
  return { ...connection, provider }
}

type OpenSite = Awaited<ReturnType<typeof openSite>>

async function populate({ pool }: OpenSite) {
  await pool.query(
    `insert into registrations (id, status, email, name, phone, language, items, amount, price_version, refund_policy,
       terms_version, order_digest, opened_at, expires_at, placed_at, paid_at)
     select gen_random_uuid(), 'completed', 'buyer' || n || '@mail.example', 'Buyer ' || n, '213 555 0177', 'en', '{module1}',
       285000, 'v1', '{}', 'v1', 'digest', t, t, t, t
     from generate_series(1, $1) n, lateral (select now() - make_interval(mins => n::integer / 10)) at (t)`,
    [registrations],
  )
  await pool.query('insert into receipt_numbers (year, last) values (2025, $1)', [registrations])
  await pool.query(
    `insert into registration_lines (registration_id, course, position, amount)
     select id, 'module1', 0, 285000 from registrations`,
  )
  await pool.query(
    `insert into payments (registration_id, position, due_day, amount, method, intent_id, state, receipt_number,
       opened_at)
     select id, 1, opened_at, 285000, 'card', 'pi_' || n, 'succeeded',
       'BHIA-2025-' || lpad(n::text, greatest(4, length(n::text)), '0'), opened_at
     from (select id, opened_at, row_number() over () as n from registrations) as numbered`,
  )
  await pool.query(
    `insert into ledger_entries (key, registration_id, from_account, to_account, amount, course, payment_id, cause, day,
       recorded_at)
     select registration_id || ':1', registration_id, 'receivable', 'provider', amount, null, id, 'provider', due_day, due_day
     from payments
     union all
     select registration_id || ':2', registration_id, 'tuition', 'receivable', amount, 'module1', null, 'agreed', due_day, due_day
     from payments`,
  )
  await pool.query(
    `insert into emails (key, kind, "to", language, subject, text, html, created_at, delivered_at)
     select 'confirmation:' || id, 'confirmation', email, 'en', 'Your registration', repeat('Thank you. ', 40),
       repeat('<p>Thank you.</p>', 60), opened_at, opened_at from registrations`,
  )
  await pool.query(
    `insert into card_sandbox.objects (id, kind, created, body)
     select intent_id, 'payment_intent', extract(epoch from payments.opened_at)::integer, json_build_object(
       'id', intent_id, 'object', 'payment_intent', 'amount', 285000, 'amount_received', 285000, 'currency', 'usd',
       'status', 'succeeded', 'latest_charge', 'ch_' || intent_id, 'metadata', json_build_object('registrationId', registration_id))
     from payments join registrations on registrations.id = registration_id`,
  )
  await pool.query(
    `insert into card_sandbox.objects (id, kind, created, body)
     select 'ch_' || intent_id, 'charge', 0, json_build_object('id', 'ch_' || intent_id, 'object', 'charge',
       'amount', 285000, 'amount_refunded', 0, 'disputed', false, 'payment_intent', intent_id)
     from payments`,
  )
  await pool.query('analyze')
}

async function check({ database, provider }: OpenSite) {
  const outbox = { post: async () => undefined }
  const links = makeSignedLinks('bench')
  const context = {
    database,
    provider,
    clocks,
    outbox,
    links,
    snapshot: releaseSnapshot,
    origin: '',
    ownerEmail: '',
    log,
  }
  const found: string[] = []
  for await (const { sentence } of checkAll(context, { since: new Date(0), patience: 0 }))
    found.push(sentence)
  if (found.length > 0) throw new Error(`${found.length} disagreements, the first: ${found[0]}`)
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  process.stdout.write(`${what.padEnd(12)} ${seconds.padStart(8)} s   peak memory so far ${memory} MB\n`)
  return result
}

const site = await openSite('first')
const file = join(folder, 'backup')
try {
  process.stdout.write(`${registrations} registrations\n`)
  await timed('populate', () => populate(site))
  await timed('check', () => check(site))
  await timed('backup', () => backUp({ url: site.url, file, now: new Date() }))
  process.stdout.write(`The backup has ${((await stat(file)).size / 1e6).toFixed(1)} MB.\n`)
  const other = await openSite('second')
  await timed('restore', () => restore({ url: other.url, file }))
  await timed('check again', () => check(other))
  await other.close()
} finally {
  await site.close()
  await rm(folder, { recursive: true, force: true })
}
