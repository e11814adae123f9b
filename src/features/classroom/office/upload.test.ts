import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mostBytes, mostUnfinishedBytes } from '#domain/classroom/classroom-files.ts'
import { days } from '#domain/dates/days.ts'
import { inUploadTurn } from '#platform/http/upload-turns.ts'
import { type FilesWorld, filesWorld } from '#tests/support/lesson-files.ts'
import { asSomebodyElse } from '#tests/support/second-connection.ts'
import { changeFile, findFile, forgetUploadsBefore } from '../classroom-files.queries.ts'

let world: FilesWorld
beforeAll(async () => {
  world = await filesWorld()
})
afterAll(() => world.close())
afterEach(() => vi.restoreAllMocks())

const film = { kind: 'film', name: 'film.mp4' }

test('what is no film, no captions, too large or incomplete is refused', async () => {
  const text = Buffer.from('<!doctype html>'.padEnd(2_000, ' '))
  const codeOf = async (fields: object, content: Buffer) => (await world.send(fields, content)).body.code
  expect(await codeOf(film, text)).toBe('file_no_film')
  expect(await codeOf(film, world.mp4.subarray(0, -9))).toBe('file_no_film')
  const id = await world.uploaded(film, world.mp4)
  const captions = { kind: 'captions', name: 'es.vtt', film: id, language: 'es' }
  expect(await codeOf(captions, Buffer.from('1\n00:00 --> 00:01\nNo'))).toBe('file_no_captions')
  expect(await codeOf({ kind: 'download', name: 'a.pdf' }, text)).toBe('file_no_pdf')
  expect((await world.begin({ ...film, bytes: mostBytes.film + 1 })).status).toBe(400)
  const { body } = await world.begin({ ...film, bytes: 9 })
  expect((await world.complete(body.id)).body.code).toBe('file_incomplete')
})

test('a film of 131,000 boxes costs no query for each of them, and its upload is gone', async () => {
  const boxes = Buffer.alloc(131_000 * 8)
  for (let at = 0; at < boxes.length; at += 8) {
    boxes.writeUInt32BE(8, at)
    boxes.write('free', at + 4, 'latin1')
  }
  const fileType = world.mp4.subarray(0, world.mp4.readUInt32BE(0))
  const queries = vi.spyOn(Client.prototype, 'query')
  const { id, body } = await world.send(film, Buffer.concat([fileType, boxes]))
  expect(body.code).toBe('file_no_film')
  expect(queries.mock.calls.length).toBeLessThan(60)
  expect(await findFile(world.database, id)).toBeUndefined()
})

test('a check takes no part and no delete meanwhile, and leaves an upload if its process stops', async () => {
  const { id } = await world.arrived(film, world.mp4)
  const query = Client.prototype.query as (...given: unknown[]) => unknown
  let seen: unknown[] = []
  const whileChecked = async () => {
    const part = await world.sendPart(id, 0, world.mp4)
    const deleted = await world.remove(id)
    const captions = { kind: 'captions', name: 'en.vtt', film: id, language: 'en', bytes: 9 }
    const begun = await world.begin(captions)
    const file = await findFile(world.database, id)
    seen = [part.body.code, deleted.body.code, begun.status, file?.state]
  }
  vi.spyOn(Client.prototype, 'query').mockImplementation(async function (this: Client, ...given: unknown[]) {
    const isFirstRead = seen.length === 0 && String(given[0]).startsWith('select "content"')
    if (isFirstRead) await asSomebodyElse(whileChecked)
    return query.apply(this, given)
  })
  expect((await world.complete(id)).status).toBe(204)
  expect(seen).toEqual(['upload_busy', 'upload_busy', 200, 'uploading'])
  expect(await findFile(world.database, id)).toMatchObject({ state: 'ready', type: 'video/mp4' })
  expect((await world.sendPart(id, 0, world.mp4)).body.code).toBe('no_file')
})

test('an upload that nobody goes on with is deleted, and a film that is being prepared is kept', async () => {
  const { id } = await world.arrived(film, world.mp4)
  const checked = await world.uploaded(film, world.mp4)
  await changeFile(world.database, checked, { state: 'preparing' })
  await forgetUploadsBefore(world.database, new Date(world.clock.now().getTime() + days(1)))
  expect(await findFile(world.database, id)).toBeUndefined()
  expect(await findFile(world.database, checked)).toMatchObject({ state: 'preparing' })
})

test('unfinished uploads of a member of staff are limited together, also when many begin at once', async () => {
  const member = await world.office.join('desk')
  const fit = Math.floor(mostUnfinishedBytes / mostBytes.film)
  const begin = () => world.begin({ ...film, bytes: mostBytes.film }, member)
  const begun = await Promise.all(Array.from({ length: fit + 3 }, begin))
  const ids = begun.filter(({ status }) => status === 200).map(({ body }) => body.id)
  expect(ids).toHaveLength(fit)
  expect((await begin()).body).toEqual({
    code: 'uploads_unfinished',
    error: expect.stringMatching(/^Your unfinished uploads would have more than 2 GB\. Delete one/),
  })
  expect((await world.begin({ ...film, bytes: mostBytes.film })).status).toBe(200)
  await world.remove(ids[0], member)
  expect((await begin()).status).toBe(200)
})

test('a picture and a file of a lesson wait in the same turn', async () => {
  const gate = Promise.withResolvers<void>()
  const taken = [1, 2, 3].map(() => inUploadTurn(world.desk.id, () => gate.promise))
  const { id } = await world.arrived({ kind: 'download', name: 'a.txt' }, Buffer.from('a'))
  expect((await world.complete(id)).body.code).toBe('upload_busy')
  const picture = await world.office.call('PUT', '/api/office/pictures?en=A+jaw&es=Un+maxilar', {
    cookie: world.desk.cookie,
    payload: Buffer.from('a'),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(picture.body.code).toBe('upload_busy')
  gate.resolve()
  await Promise.all(taken)
  expect((await world.complete(id)).status).toBe(204)
})
