import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPicture } from '#features/pictures/pictures.queries.ts'
import { restore } from '#platform/database/backup/restore.ts'
import { fileName, openPictureStore } from '#platform/storage/picture-store.ts'
import { type CheckoutWorld, checkoutWorld } from '#tests/support/checkout.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { processEnv } from '#tests/support/process-env.ts'
import { startBucket } from '#tests/support/s3-server.ts'
import { type Staff, staffOf } from '#tests/support/staff.ts'

let world: CheckoutWorld
let bucket: Awaited<ReturnType<typeof startBucket>>
let staff: Staff
let folder: string
beforeAll(async () => {
  bucket = await startBucket()
  world = await checkoutWorld({ env: bucket.env })
  staff = staffOf(world)
  folder = await mkdtemp(join(tmpdir(), 'academy-operations-'))
  await world.paid()
})
afterAll(async () => {
  await world.close()
  await bucket.close()
  await rm(folder, { recursive: true })
})

test('check exits with 0 if everything agrees', async () => {
  expect(await staff.academy(['check'])).toEqual({
    exit: 0,
    out: 'Registrations, payments, seats, credits and emails agree.\n',
    err: '',
  })
})

test('check exits with 3 and names the repair command; repair fixes it and is recorded', async () => {
  const { rows } = await sql<{ id: string }>`
    delete from seats returning registration_id as id`.execute(world.database)
  const id = rows[0]?.id ?? ''
  const { exit, out } = await staff.academy(['check'])
  expect(exit).toBe(3)
  expect(out).toMatch(/has paid for Module 2.*and has no seat there\.\n {4}npm run academy -- repair /)
  expect(await staff.answer('check', '--since', '2025-01-01')).toMatchObject([
    { remedy: `npm run academy -- repair ${id}` },
  ])
  expect((await staff.academy(['repair', id])).err).toContain(
    'No money is refunded. Missing seats, receipt, certificates and emails of registration',
  )
  expect((await staff.academy(['check'])).exit).toBe(3)
  expect((await staff.academy(['repair', id, '--yes'])).out).toContain('has its seat of Module 2')
  expect(await world.lastNote()).toMatchObject({
    who: 'tester',
    verb: 'reconciliation.repaired',
    subjectId: id,
  })
  expect((await staff.academy(['check'])).exit).toBe(0)
  expect((await staff.academy(['repair', id, '--yes'])).out).toBe('Nothing to repair.\n')
})

test.each([
  [['repair', 'nonsense'], 'nonsense is no registration'],
  [['restore', '/no/such/file'], 'ENOENT'],
  [['restore', import.meta.filename], 'damaged, or no backup. Nothing was changed.'],
])('%j is refused with a sentence', async (typed, sentence) => {
  const { exit, err } = await staff.academy(typed)
  expect(exit).toBe(1)
  expect(err).toContain(sentence)
})

test('backup and restore into an empty database keep check green, and other Stripe keys are refused', async () => {
  const file = join(folder, 'backup')
  expect((await staff.academy(['backup', file])).out).toMatch(
    /contains \d+ tables \(\d{3}-[\w-]+\), [1-9]\d* kB/,
  )
  expect((await staff.academy(['backup', file])).err).toContain('exists already')
  const empty = await freshDatabase()
  const env = { ...processEnv, DATABASE_URL: empty.url, ACADEMY_STAFF: 'tester' }
  const run = (typed: string[], keys = {}) =>
    promisify(execFile)(process.execPath, ['src/command-line.ts', ...typed], { env: { ...env, ...keys } })
  expect((await run(['restore', file])).stdout).toMatch(/^\d+ tables are restored as of /)
  expect((await run(['check'])).stdout).toContain('agree')
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  await expect(run(['check'], stripe)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Database: .+\nThe payments in this database were made with the card sandbox.+database\.\n$/,
    ),
  })
  await empty.close()
})

test('backup contains the pictures of a bucket, and says which ones the bucket did not give', async () => {
  const drawn = Buffer.from('a picture')
  const names = await storePicture(drawn)
  const whole = join(folder, 'pictures')
  expect(await staff.academy(['backup', whole])).toMatchObject({ exit: 0, err: '' })
  const restored = await freshDatabase()
  await restore({ url: restored.url, file: whole })
  const { rows } = await restored.pool.query('select bytes from picture_files')
  expect(rows).toEqual([{ bytes: drawn }, { bytes: drawn }])
  await restored.close()

  bucket.objects.delete(`/academy-pictures/${names[0]}`)
  const partial = join(folder, 'partial')
  expect((await staff.academy(['backup', partial])).err).toContain('Not in the backup: 1 file of pictures')
  const lacking = await freshDatabase()
  expect(await restore({ url: lacking.url, file: partial })).toMatchObject({ missingPictures: 1 })
  await lacking.close()
})

/** In the bucket, with rows without bytes. */
async function storePicture(bytes: Buffer): Promise<string[]> {
  const picture = 'a1b2c3d4e5f60718293a4b5c-400x200'
  const member = { email: 'p@academy.example', name: 'P. Ictor', role: 'owner' as const }
  const at = world.clock.now()
  const { id: staffId } = await world.database
    .insertInto('staff')
    .values({ ...member, courses: [], createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = (['avif', 'webp'] as const).map((format) => ({ width: 400, format, bytes: null }))
  const alt = { en: 'A jaw', es: 'Una mandíbula' }
  await keepPicture(world.database, { id: picture, alt, staffId, at }, files)
  const names = files.map(({ width, format }) => fileName({ id: picture, width, format }))
  for (const name of names) await openPictureStore(world.config.pictureStore)?.put(name, bytes)
  return names
}

test('backup to stdout is restored from stdin, through a program that encrypts', async () => {
  const empty = await freshDatabase()
  const academy = 'node_modules/.bin/node src/command-line.ts'
  const openssl = 'openssl enc -aes-256-cbc -pbkdf2 -pass pass:secret'
  const file = join(folder, 'encrypted')
  const sh = (line: string, url: string) =>
    promisify(execFile)('bash', ['-o', 'pipefail', '-c', line], {
      env: { ...processEnv, DATABASE_URL: url, ACADEMY_STAFF: 'tester', TMPDIR: folder },
    })
  const written = await sh(`${academy} backup - | ${openssl} > ${file}`, world.url)
  expect(written).toMatchObject({ stdout: '', stderr: expect.stringMatching(/\nWritten: \d+ tables /) })
  const restored = await sh(`${openssl} -d < ${file} | ${academy} restore -`, empty.url)
  expect(restored.stdout).toMatch(/^\d+ tables are restored as of /)
  expect((await readdir(folder)).filter((name) => name.startsWith('academy-restore-'))).toEqual([])
  await empty.close()
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a backup interrupted by %s leaves no file and exits with %i', async (signal, exit) => {
  await world.database.transaction().execute(async (trx) => {
    // The backup waits for this lock.
    await sql`lock table visit_days in access exclusive mode`.execute(trx)
    const file = join(folder, signal)
    const child = spawn(process.execPath, ['src/command-line.ts', 'backup', file], {
      env: { ...processEnv, DATABASE_URL: world.url, ACADEMY_STAFF: 'tester' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    const ended = once(child, 'close')
    const left = async () => (await readdir(folder)).filter((name) => name.startsWith(signal))
    await expect.poll(left).toHaveLength(1)
    child.kill(signal)
    expect(await ended).toEqual([exit, null])
    // Progress messages may come first.
    expect(said.split('\n').slice(-2)).toEqual([`Interrupted by ${signal}.`, ''])
    expect(await left()).toEqual([])
  })
})
