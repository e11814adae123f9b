import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#domain/dates/days.ts'
import { courseDatesChanged } from '#features/catalogue/course-dates.queries.ts'
import { keepPicture } from '#features/pictures/pictures.queries.ts'
import { insertVisits, rotateVisitMonths } from '#features/visits/visits.queries.ts'
import { createPaymentProvider } from '#platform/provider/provider.ts'
import { catchUp } from '#site/scheduled-jobs.ts'
import { createCardSandbox } from '#standins/card-sandbox/card-sandbox.ts'
import { type AccountWorld, accountWorld } from '#tests/support/account.ts'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { disagreements } from '#tests/support/disagreements.ts'
import { whileHeld } from '#tests/support/lock-waits.ts'
import { publish } from '#tests/support/publish.ts'
import { listen } from '../listen.ts'
import { backUp } from './back-up.ts'
import { type FrameKind, makeFrameWriter, readFrames } from './frames.ts'
import { restore } from './restore.ts'

let world: AccountWorld
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-backup-'))
  world = await accountWorld()
  const { database, clock } = world
  const owner = await world.person('a.rivera@mail.example')
  const paid = await world.paidBy(owner, { selectedItems: ['module1'], dates: {} })
  await world.desk.complete(paid.id, 'module1', '2025-08-01')
  await world.paid({ email: 'guest@mail.example' })
  // Characters that COPY must escape.
  const awkward = 'Ñandú\t"\\N"\n\\.\n'
  await sql`update emails set text = ${awkward} where kind = 'confirmation'`.execute(database)
  await rotateVisitMonths(database, dayOf(clock.now()))
  const visit = {
    at: clock.now(),
    page: '/',
    referrerHost: '',
    browser: 'Firefox',
    device: 'desktop',
    country: '',
  }
  await insertVisits(database, [visit, visit])
  await sql`update course_dates set spots = 7 where course = 'module4'`.execute(database)
  await addPictures(200)
  await world.opened({ email: 'open@mail.example', selectedItems: ['module3'], dates: {} })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const now = new Date('2025-08-02T03:00:00Z')

/** Each with the six files that an upload gives. */
async function addPictures(count: number) {
  const by = await world.database
    .insertInto('staff')
    .values({
      email: 'pictures@academy.example',
      name: 'P. Ictor',
      role: 'owner',
      courses: [],
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let index = 0; index < count; index += 1) {
    const background = { r: index, g: 255 - index, b: 90 }
    const drawn = sharp({ create: { width: 40, height: 20, channels: 3, background } })
    const bytes = await drawn.webp().toBuffer()
    const id = `${index.toString(16).padStart(24, '0')}-1200x600`
    const alt = { en: `Picture ${index}`, es: `Imagen ${index}` }
    const files = [400, 800, 1200].flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => ({ width, format, bytes })),
    )
    await keepPicture(world.database, { id, alt, staffId: by.id, at: now }, files)
  }
}

const fileNamed = (name: string) => join(folder, name)

/** A database after its first start: migrated, with the sandbox's schema if wanted, and unused. */
async function emptyDatabase({ sandbox = true } = {}): Promise<FreshDatabase> {
  const empty = await freshDatabase()
  if (sandbox) await openSandbox(empty)
  return empty
}

function openSandbox({ pool }: FreshDatabase) {
  const { secretKey: secret, publishableKey: publishable, webhookSecret } = world.paymentKeys
  const webhook = { url: 'http://127.0.0.1:1/', secret: webhookSecret }
  const { log } = world.context
  return createCardSandbox({
    pool,
    clock: world.clock,
    keys: { secret, publishable },
    webhook,
    origin: '',
    log: log as never,
  })
}

/** Every row of every table, except PostgreSQL's own counters. */
async function contents({ pool }: { pool: FreshDatabase['pool'] }): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'card_sandbox') and relkind = 'r' and relname not like 'kysely%' order by 1`,
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

/** What the check finds after the restored site has caught up with its sandbox. */
async function disagreementsIn(restored: FreshDatabase): Promise<string[]> {
  const sandbox = await openSandbox(restored)
  const provider = createPaymentProvider(world.paymentKeys, Stripe.createFetchHttpClient(sandbox.fetch))
  const context = { ...world.context, database: restored.database, provider }
  await catchUp(context)
  return disagreements(context)
}

test('restore brings back every row, continues the counters, and the check finds nothing', async () => {
  const file = fileNamed('whole')
  const { bytes } = await backUp({ url: world.url, file, now })
  expect((await stat(file)).size).toBe(bytes)
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const target = await emptyDatabase()
  const restored = await restore({ url: target.url, file })
  expect(restored).toMatchObject({ takenAt: now.toISOString(), leftOut: [] })
  const [before, after] = [await contents(world), await contents(target)]
  expect(after).toEqual(before)
  expect(before['public.visits_2025_08']).toHaveLength(2)
  expect(before['public.picture_files']).toHaveLength(200 * 6)
  expect(await disagreementsIn(target)).toEqual([])
  const place = await target.pool.query(
    `insert into card_sandbox.objects (id, kind, created, body) values ('x', 'event', 0, '{}') returning sequence`,
  )
  const { rows } = await target.pool.query(
    'select count(*) as count from card_sandbox.objects where sequence >= $1',
    [place.rows[0].sequence],
  )
  expect(Number(rows[0].count)).toBe(1)
  await target.close()
})

test('backup taken during sales is consistent: the check finds nothing in the restored site', async () => {
  let selling = true
  const seller = (async () => {
    // The limit of payments per network, minus those opened above.
    for (let buyer = 0; selling && buyer < 20; buyer++) {
      await world.paid({ email: `buyer${buyer}@mail.example`, selectedItems: ['module4'], dates: {} })
    }
  })()
  const files = ['one', 'two', 'three'].map(fileNamed)
  for (const file of files) await backUp({ url: world.url, file, now })
  selling = false
  await seller
  for (const file of files) {
    const target = await emptyDatabase()
    await restore({ url: target.url, file })
    expect(await disagreementsIn(target)).toEqual([])
    await target.close()
  }
})

test('backup refuses an existing file and leaves no partial file', async () => {
  const file = fileNamed('whole')
  await expect(backUp({ url: world.url, file, now })).rejects.toThrow('exists already')
  await expect(backUp({ url: world.url, file: fileNamed('no/such/folder'), now })).rejects.toThrow(
    /could not be written: ENOENT/,
  )
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('backup does not replace a file that appears while it is written', async () => {
  const file = fileNamed('contested')
  const backingUp = whileHeld(
    world,
    // Locks the table, so that the backup waits here.
    (trx) => sql`lock table visit_days in access exclusive mode`.execute(trx),
    () => backUp({ url: world.url, file, now }),
    () => writeFile(file, 'another backup'),
  )
  await expect(backingUp).rejects.toThrow(/could not be written: EEXIST/)
  expect(await readFile(file, 'utf8')).toBe('another backup')
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})

test('restore refuses a database that is in use', async () => {
  const before = await contents(world)
  await expect(restore({ url: world.url, file: fileNamed('whole') })).rejects.toThrow(
    /in use \(\S+ has rows\)\. A backup is restored into an empty one/,
  )
  expect(await contents(world)).toEqual(before)
})

test('restore refuses a database in which staff published something', async () => {
  const target = await emptyDatabase()
  const price = { listed: 335_000, charged: 299_000, early: null, rule: 'fixed' }
  const publication = { kind: 'price', key: 'fellowship', data: price }
  const parts = { database: target.database, clocks: { real: world.clock, academy: world.clock } }
  await publish(publication, parts)
  await expect(restore({ url: target.url, file: fileNamed('whole') })).rejects.toThrow(
    'This database is in use (staff edited the catalogue).',
  )
  await target.close()
})

test('restore refuses an empty database on which a site runs', async () => {
  const target = await emptyDatabase()
  const before = await contents(target)
  const site = await listen({ url: target.url, channels: [courseDatesChanged], onNotice: () => undefined })
  await expect(restore({ url: target.url, file: fileNamed('whole') })).rejects.toThrow(
    'A site is running on this database: stop it first.',
  )
  expect(await contents(target)).toEqual(before)
  await site.close()
  await restore({ url: target.url, file: fileNamed('whole') })
  await target.close()
})

test('restore without a sandbox leaves out its tables and reports them', async () => {
  const target = await emptyDatabase({ sandbox: false })
  const { leftOut } = await restore({ url: target.url, file: fileNamed('whole') })
  expect(leftOut).toContain('card_sandbox.objects')
  await target.close()
})

const unzipAnd = (change: (bytes: Buffer) => Buffer) => (bytes: Buffer) => gzipSync(change(gunzipSync(bytes)))
const flip = (at: (length: number) => number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  const position = at(copy.length)
  copy[position] = (copy[position] ?? 0) ^ 1
  return copy
}

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'it ends in the middle'],
  ['cut off between two frames', unzipAnd((bytes) => bytes.subarray(0, bytes.length - 85)), /end/],
  ['changed in its middle', unzipAnd(flip((length) => Math.floor(length / 2))), /digest|length|damaged/],
  [
    'changed as it lies on the disk',
    flip((length) => Math.floor(length / 2)),
    /damaged|digest|length|middle/,
  ],
  ['lengthened', unzipAnd((bytes) => Buffer.concat([bytes, bytes])), 'data follows its end'],
  ['no backup at all', () => Buffer.from('hello'), 'no backup'],
  ['of a newer version', newer, /newer version/],
])('restore refuses a file that is %s and changes nothing', async (name, change, sentence) => {
  const damaged = fileNamed(name)
  await writeFile(damaged, await change(await readFile(fileNamed('whole'))))
  const target = await emptyDatabase()
  const before = await contents(target)
  await expect(restore({ url: target.url, file: damaged })).rejects.toThrow(sentence)
  expect(await contents(target)).toEqual(before)
  await target.close()
})

/** A valid file with a valid digest whose header names a newer migration. */
async function newer(bytes: Buffer): Promise<Buffer> {
  const writer = makeFrameWriter()
  const frames: Buffer[] = []
  for await (const { kind, payload } of readFrames(Readable.from([gunzipSync(bytes)]))) {
    const later = { ...(kind === 'H' && JSON.parse(payload.toString())), migration: '999-later' }
    frames.push(writer.frame(kind as FrameKind, kind === 'H' ? later : payload))
  }
  frames.push(writer.frame('E', { digest: writer.digest() }))
  return gzipSync(Buffer.concat(frames))
}
