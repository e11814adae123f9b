import { ChildProcess } from 'node:child_process'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reloadCatalogue } from '#features/catalogue/reload-catalogue.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { startBucket } from '#tests/support/s3-server.ts'

let site: TestApp
let office: Office
let owner: Member
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
  owner = await office.join('owner')
})
afterAll(() => site.close())

const alt = { en: 'A model of a jaw', es: 'Un modelo de una mandíbula' }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12345f' } })
const upload = (file: Buffer, words: Record<string, string> = alt, { cookie } = owner) =>
  office.call('PUT', `/api/office/pictures?${new URLSearchParams(words)}`, {
    cookie,
    payload: file,
    headers: { 'content-type': 'application/octet-stream' },
  })

test('an uploaded picture is encoded at the widths of the site and served for good', async () => {
  const { status, body } = await upload(await plain(1600, 800).jpeg().toBuffer())
  expect([status, body.id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{24}-1200x600$/)])
  const file = await site.app.inject(`/media/${body.id}-400.avif`)
  expect(file.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 400, height: 200 })
  expect((await site.app.inject(`/media/${body.id}-401.avif`)).statusCode).toBe(404)
  const list = await office.call('GET', '/api/office/pictures', { cookie: owner.cookie })
  expect(list.body.pictures).toMatchObject([{ id: body.id, alt, by: 'Ines Caldera' }])
})

test('an Idempotency-Key holds for the bytes of a picture, which are never written as JSON', async () => {
  const asJson = vi.spyOn(Buffer.prototype, 'toJSON')
  const send = async (file: Buffer) =>
    office.call('PUT', `/api/office/pictures?${new URLSearchParams(alt)}`, {
      cookie: owner.cookie,
      payload: file,
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': 'one-picture' },
    })
  const file = await plain(1200, 400).webp().toBuffer()
  const first = await send(file)
  expect([first.status, (await send(file)).body]).toEqual([200, first.body])
  expect((await send(await plain(1200, 500).webp().toBuffer())).body.code).toBe('key_reused')
  expect(asJson).not.toHaveBeenCalled()
  asJson.mockRestore()
})

test('a bomb, a broken picture, another file and missing words are refused in one sentence', async () => {
  const codeOf = async (file: Buffer) => (await upload(file)).body.code
  const whole = await plain(1600, 800).jpeg().toBuffer()
  expect(await codeOf(await plain(9000, 9000).png().toBuffer())).toBe('picture_large')
  expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('picture_broken')
  expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe(
    'picture_type',
  )
  expect(await codeOf(Buffer.from('plain text'))).toBe('picture_type')
  expect(await codeOf(await plain(300, 300).png().toBuffer())).toBe('picture_small')
  expect(await codeOf(await plain(60_000, 1).png().toBuffer())).toBe('picture_shape')
  expect(await codeOf(await plain(1200, 12_001).png().toBuffer())).toBe('picture_shape')
  expect((await upload(whole, { en: 'A jaw', es: '' })).body.field).toBe('es')
  const faculty = await office.join('faculty')
  expect((await upload(whole, alt, faculty)).status).toBe(403)
})

test('a picture whose process was killed from outside is an unexpected error, not a slow picture', async () => {
  const file = await plain(1200, 800).jpeg().toBuffer()
  // Each job calls it first.
  const ref = vi.spyOn(ChildProcess.prototype, 'ref').mockImplementationOnce(function (this: ChildProcess) {
    process.kill(this.pid ?? 0, 'SIGKILL')
  })
  expect(await upload(file)).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  ref.mockRestore()
  expect((await upload(file)).status).toBe(200)
})

test.each([
  ['course', 'module2', '/courses'],
  ['article', 'immediate-or-delayed', '/catalog/immediate-or-delayed'],
])('a page gets the words of the uploaded picture that its %s shows', async (kind, key, page) => {
  const { body } = await upload(await plain(1500, 750).jpeg().toBuffer())
  const path = `/api/office/catalogue/${kind}/${key}`
  const entry = await office.call('GET', path, { cookie: owner.cookie })
  const data = { ...entry.body.data, photo: body.id }
  const { revision } = entry.body
  await office.call('PUT', `${path}/draft`, { cookie: owner.cookie, payload: { revision, data } })
  const payload = { revision: revision + 1, from: null }
  await office.call('POST', `${path}/publish`, { cookie: owner.cookie, payload })
  await reloadCatalogue(site.snapshots, site.context)
  const words = await site.app.inject(`/api/words?path=${page}`)
  expect(words.json()).toMatchObject({
    [kind]: { [key]: { photo: body.id } },
    pictures: { [body.id]: alt },
  })
  expect((await site.app.inject('/api/words?path=/about')).json().pictures).toBeUndefined()
})

test('with a store, a picture is in the bucket and is served from it by the site', async () => {
  const bucket = await startBucket()
  const stored = await testApp({ env: bucket.env })
  const staff = officeOf(stored)
  const { cookie } = await staff.join('owner')
  const send = async (file: Buffer) =>
    staff.call('PUT', `/api/office/pictures?${new URLSearchParams(alt)}`, {
      cookie,
      payload: file,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const { body } = await send(await plain(1300, 650).png().toBuffer())
  expect(bucket.refused).toEqual([])
  expect(bucket.objects.get(`/academy-pictures/${body.id}-800.avif`)?.type).toBe('image/avif')
  const file = await stored.app.inject(`/media/${body.id}-800.webp`)
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 800, format: 'webp' })
  expect(file.headers['cache-control']).toContain('immutable')

  bucket.state.isAway = true
  const away = await stored.app.inject(`/media/${body.id}-800.webp`)
  expect([away.statusCode, away.headers['cache-control']]).toEqual([503, 'no-store'])
  expect((await send(await plain(1400, 700).png().toBuffer())).body.code).toBe('picture_store')
  const list = await staff.call('GET', '/api/office/pictures', { cookie })
  expect(list.body.pictures).toHaveLength(1)
  await stored.close()
  await bucket.close()
})
