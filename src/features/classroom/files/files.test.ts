import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mostBytes, partBytes } from '#domain/classroom-files.ts'
import { minutes } from '#domain/days.ts'
import type { Person } from '#tests/support/account.ts'
import { type ClassroomWorld, classroomWorld } from '#tests/support/classroom.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { findFile } from '../classroom-files.queries.ts'
import { lifetime } from './file-addresses.ts'
import { bytesOf } from './read-file.ts'
import { findFfmpeg, transcode } from './transcode.ts'

let world: ClassroomWorld
let office: Office
let desk: Member
let learner: Person
let other: Person
let otherUser: Person
let mp4: Buffer
let film: string
beforeAll(async () => {
  world = await classroomWorld()
  office = officeOf(world)
  desk = await office.join('desk')
  learner = await world.person('films@mail.example')
  other = await world.person('other@mail.example')
  otherUser = await world.person('another@mail.example')
  for (const person of [learner, other]) await world.paidBy(person, { selectedItems: ['module1'], dates: {} })
  const clip = await readFile('public/clips/placement.mp4')
  // A second part, as box that players skip.
  const free = Buffer.alloc(partBytes)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  mp4 = Buffer.concat([clip, free])
  film = await uploaded({ kind: 'film', name: 'film.mp4' }, mp4)
  await showIn('closing', { film })
})
afterAll(() => world.close())

const base = '/api/office/classroom/module1/files'

async function send(fields: object, content: Buffer, member = desk) {
  const begun = await office.call('POST', base, {
    cookie: member.cookie,
    payload: { ...fields, bytes: content.length },
  })
  if (begun.status !== 200) return { id: '', ...begun }
  const { id } = begun.body
  for (let number = 0; number * partBytes < content.length; number += 1) {
    const payload = content.subarray(number * partBytes, (number + 1) * partBytes)
    const headers = { 'content-type': 'application/octet-stream' }
    const url = `${base}/${id}/parts/${number}`
    const { status } = await office.call('PUT', url, { cookie: member.cookie, payload, headers })
    expect(status).toBe(204)
  }
  return { id, ...(await office.call('POST', `${base}/${id}/complete`, { cookie: member.cookie })) }
}

async function uploaded(fields: object, content: Buffer): Promise<string> {
  const { id, status, body } = await send(fields, content)
  expect([status, body]).toEqual([204, undefined])
  return id
}

/** Publishes a lesson with another film or with downloads. */
async function showIn(slug: string, change: object) {
  const path = `/api/office/catalogue/lesson/module1-${slug}`
  const { body } = await office.call('GET', path, { cookie: desk.cookie })
  const data = { ...body.data, ...change }
  const draft = { revision: body.revision, data }
  const saved = await office.call('PUT', `${path}/draft`, { cookie: desk.cookie, payload: draft })
  const payload = { revision: saved.body.revision, from: null }
  expect((await office.call('POST', `${path}/publish`, { cookie: desk.cookie, payload })).status).toBe(200)
  world.clock.pass(2_000)
}

/** A browser keeps the cookies of the calls that it makes. */
function browser(person: Person) {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    jar,
    async address(id: string, renew: string | null = null) {
      const response = await world.app.inject({
        method: 'POST',
        url: `/api/learn/module1/files/${id}/address`,
        headers: { authorization: `Bearer ${person.token()}`, cookie: cookie() },
        payload: { renew },
      })
      for (const line of [response.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return { status: response.statusCode, ...response.json() }
    },
    get: (url: string, headers: Record<string, string> = {}) =>
      world.app.inject({ method: 'GET', url, headers: { cookie: cookie(), ...headers } }),
  }
}

test('a film is answered whole, and in ranges over the border of two parts', async () => {
  const own = browser(learner)
  const { status, url } = await own.address(film)
  expect(status).toBe(200)
  const whole = await own.get(url)
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
    200,
    'video/mp4',
    'private, no-store',
  ])
  expect(whole.rawPayload.equals(mp4)).toBe(true)
  const [from, to] = [partBytes - 10, partBytes + 9]
  const part = await own.get(url, { range: `bytes=${from}-${to}` })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${mp4.length}`])
  expect(part.rawPayload.equals(mp4.subarray(from, to + 1))).toBe(true)
  expect((await own.get(url, { range: `bytes=${mp4.length}-` })).statusCode).toBe(416)
})

test('an address is refused once it is over, altered, or in the browser of somebody else', async () => {
  const own = browser(learner)
  const { url, token } = await own.address(film)
  const altered = url.replace(/.(.{20})$/, (_all: string, rest: string) => `_${rest}`)
  const theirs = browser(other)
  await theirs.address(film)
  const bare = await world.app.inject(url)
  expect([
    (await own.get(altered)).statusCode,
    (await theirs.get(url)).statusCode,
    bare.statusCode,
    (await theirs.address(film, token)).status,
  ]).toEqual([404, 404, 404, 404])
  world.clock.pass(lifetime + 1_000)
  expect((await own.get(url)).statusCode).toBe(404)
})

test('a renewed address plays on, and the renewal of one address holds for no other', async () => {
  const own = browser(learner)
  const first = await own.address(film)
  world.clock.pass(1_000)
  const second = await own.address(film)
  world.clock.pass(lifetime - minutes(1))
  const renewed = await own.address(film, first.token)
  expect([renewed.status, renewed.url]).toEqual([200, first.url])
  world.clock.pass(minutes(2))
  expect((await own.get(first.url)).statusCode).toBe(200)
  expect((await own.get(second.url)).statusCode).toBe(404)
})

test('nobody gets an address without the right to the course, or of a file that no lesson shows', async () => {
  expect((await browser(otherUser).address(film)).status).toBe(404)
  const unused = await uploaded({ kind: 'film', name: 'unused.mp4' }, mp4)
  expect((await browser(learner).address(unused)).status).toBe(404)
  const bare = await world.app.inject({
    method: 'POST',
    url: `/api/learn/module1/files/${film}/address`,
    payload: { renew: null },
  })
  expect(bare.statusCode).toBe(401)
})

test('staff look at a film with the cookie of the office', async () => {
  const payload = { renew: null }
  const url = `/api/learn/module1/files/${film}/address`
  expect((await office.call('POST', url, { cookie: desk.cookie, payload })).status).toBe(200)
})

test('captions and downloads are reached the same way, a download as an attachment', async () => {
  const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nThe first cut')
  const captions = await uploaded({ kind: 'captions', name: 'en.vtt', film, language: 'en' }, vtt)
  const pdf = Buffer.from('%PDF-1.7\n%%EOF')
  const file = await uploaded({ kind: 'download', name: 'Check list.pdf' }, pdf)
  await showIn('second-cut', { downloads: [{ file, title: { en: 'The list', es: 'La lista' } }] })
  const lesson = await world.lesson(learner, 'closing')
  expect(lesson.upload).toMatchObject({ id: film, captions: [{ id: captions, language: 'en' }] })
  expect((await world.lesson(learner, 'second-cut')).downloads).toEqual([
    { id: file, title: 'The list', name: 'Check list.pdf', bytes: pdf.length },
  ])
  const own = browser(learner)
  const shown = await own.get((await own.address(captions)).url)
  expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    vtt.toString(),
  ])
  const taken = await own.get((await own.address(file)).url)
  expect([taken.headers['content-type'], taken.headers['content-disposition']]).toEqual([
    'application/pdf',
    "attachment; filename*=UTF-8''Check%20list.pdf",
  ])
})

test('the film of a lesson counts as read by its own length', async () => {
  const path = '/api/learn/module1/lessons/closing/beats'
  const beat = (watched: number[][]) =>
    other.call('POST', path, { watched, position: null, sections: [0, 1] })
  await beat([])
  world.clock.pass(6_000)
  expect((await beat([[0, 6]])).body.read).toBe(false)
  world.clock.pass(15_000)
  expect((await beat([[6, 14]])).body.read).toBe(true)
})

test('what is no film, no captions, too large or incomplete is refused', async () => {
  const text = Buffer.from('<!doctype html>'.padEnd(2_000, ' '))
  expect((await send({ kind: 'film', name: 'film.mp4' }, text)).body.code).toBe('file_no_film')
  expect((await send({ kind: 'film', name: 'film.mp4' }, mp4.subarray(0, -9))).body.code).toBe('file_no_film')
  const captions = { kind: 'captions', name: 'es.vtt', film, language: 'es' }
  expect((await send(captions, Buffer.from('1\n00:00 --> 00:01\nNo'))).body.code).toBe('file_no_captions')
  expect((await send({ kind: 'download', name: 'a.pdf' }, text)).body.code).toBe('file_no_pdf')
  const payload = { kind: 'film', name: 'large.mp4', bytes: mostBytes.film + 1 }
  expect((await office.call('POST', base, { cookie: desk.cookie, payload })).status).toBe(400)
  const begun = await office.call('POST', base, { cookie: desk.cookie, payload: { ...payload, bytes: 9 } })
  const done = await office.call('POST', `${base}/${begun.body.id}/complete`, { cookie: desk.cookie })
  expect(done.body.code).toBe('file_incomplete')
})

test('a film of 131,000 boxes costs no query for each of them, and its upload is gone', async () => {
  const boxes = Buffer.alloc(131_000 * 8)
  for (let at = 0; at < boxes.length; at += 8) {
    boxes.writeUInt32BE(8, at)
    boxes.write('free', at + 4, 'latin1')
  }
  const fileType = mp4.subarray(0, mp4.readUInt32BE(0))
  const queries = vi.spyOn(Client.prototype, 'query')
  const { id, body } = await send({ kind: 'film', name: 'boxes.mp4' }, Buffer.concat([fileType, boxes]))
  expect(body.code).toBe('file_no_film')
  expect(queries.mock.calls.length).toBeLessThan(60)
  queries.mockRestore()
  expect(await findFile(world.database, id)).toBeUndefined()
})

test('a film that only an older version of a lesson shows cannot be deleted', async () => {
  const older = await uploaded({ kind: 'film', name: 'older.mp4' }, mp4)
  await showIn('second-cut', { film: older })
  await showIn('second-cut', { film: null })
  const { body } = await office.call('DELETE', `${base}/${older}`, { cookie: desk.cookie })
  expect(body.code).toBe('file_used')
})

test('a file that a lesson shows cannot be deleted; faculty uploads for its own courses only', async () => {
  const used = await office.call('DELETE', `${base}/${film}`, { cookie: desk.cookie })
  expect(used.body.code).toBe('file_used')
  const { files } = (await office.call('GET', base, { cookie: desk.cookie })).body
  const unused = files.find(({ name }: { name: string }) => name === 'unused.mp4')
  expect((await office.call('DELETE', `${base}/${unused.id}`, { cookie: desk.cookie })).status).toBe(204)
  const faculty = await office.join('faculty')
  expect((await send({ kind: 'download', name: 'a.txt' }, Buffer.from('a'), faculty)).status).toBe(403)
})

test('a film is replaced by what ffmpeg makes, and stays as it was if ffmpeg fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-ffmpeg-'))
  const program = join(folder, 'ffmpeg')
  const clip = await readFile('public/clips/gbr.mp4')
  const made = join(folder, 'made.mp4')
  await writeFile(made, clip)
  // Stands for ffmpeg: copies a film to the last argument.
  await writeFile(
    program,
    `#!/bin/sh\nfor last; do :; done\necho "$@" > '${made}.words'\n/bin/cp '${made}' "$last"\n`,
  )
  await chmod(program, 0o755)
  const ffmpeg = await findFfmpeg({ programFolders: folder })
  expect(ffmpeg?.program).toBe(program)
  const id = await uploaded({ kind: 'film', name: 'raw.mp4' }, mp4)
  const prepare = () =>
    world.database.updateTable('classroomFiles').set({ state: 'preparing' }).where('id', '=', id).execute()
  await prepare()
  await transcode(world.database, { id, lastTry: false }, ffmpeg)
  expect(await readFile(`${made}.words`, 'utf8')).toMatch(/-protocol_whitelist file -threads 1 -i /)
  const file = await findFile(world.database, id)
  expect(file).toMatchObject({ state: 'ready', bytes: clip.length, type: 'video/mp4' })
  const parts: Buffer[] = []
  for await (const part of bytesOf(world.database, { id, from: 0, to: clip.length - 1 })) parts.push(part)
  expect(Buffer.concat(parts).equals(clip)).toBe(true)
  await writeFile(program, '#!/bin/sh\nexit 1\n')
  await prepare()
  await expect(transcode(world.database, { id, lastTry: false }, ffmpeg)).rejects.toThrow()
  await writeFile(program, '#!/bin/sh\nexec /bin/sleep 600\n')
  await expect(
    transcode(world.database, { id, lastTry: false }, { program, limit: 300 }),
  ).rejects.toMatchObject({ killed: true })
  await transcode(world.database, { id, lastTry: true }, { program, limit: 300 })
  expect((await findFile(world.database, id))?.state).toBe('ready')
  await rm(folder, { recursive: true })
})

const ffmpeg = await findFfmpeg({ programFolders: process.env.PATH ?? '' })

test.skipIf(!ffmpeg)(
  'a WebM is made an MP4 of the same length by ffmpeg, where the machine has it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academy-webm-'))
    const given = join(folder, 'given.webm')
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=321x241:rate=10:duration=2']
    await promisify(execFile)(ffmpeg?.program ?? '', ['-v', 'error', ...picture, '-c:v', 'libvpx', given])
    const id = await uploaded({ kind: 'film', name: 'given.webm' }, await readFile(given))
    await world.database
      .updateTable('classroomFiles')
      .set({ state: 'preparing' })
      .where('id', '=', id)
      .execute()
    await transcode(world.database, { id, lastTry: false }, ffmpeg)
    expect(await findFile(world.database, id)).toMatchObject({
      state: 'ready',
      type: 'video/mp4',
      seconds: expect.closeTo(2, 0),
    })
    await rm(folder, { recursive: true })
  },
)
