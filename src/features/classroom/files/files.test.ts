import { afterAll, beforeAll, expect, test } from 'vitest'
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Person } from '#tests/support/account.ts'
import { type FilesWorld, filesPath, filesWorld } from '#tests/support/lesson-files.ts'
import { lifetime } from './file-addresses.ts'

let world: FilesWorld
let learner: Person
let other: Person
let otherUser: Person
let film: string
beforeAll(async () => {
  world = await filesWorld()
  learner = await world.person('films@mail.example')
  other = await world.person('other@mail.example')
  otherUser = await world.person('another@mail.example')
  for (const person of [learner, other]) await world.paidBy(person, { selectedItems: ['module1'], dates: {} })
  film = await world.uploaded({ kind: 'film', name: 'film.mp4' }, world.mp4)
  await world.showIn('closing', { film })
})
afterAll(() => world.close())

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
  expect(whole.rawPayload.equals(world.mp4)).toBe(true)
  const [from, to] = [partBytes - 10, partBytes + 9]
  const part = await own.get(url, { range: `bytes=${from}-${to}` })
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes ${from}-${to}/${world.mp4.length}`,
  ])
  expect(part.rawPayload.equals(world.mp4.subarray(from, to + 1))).toBe(true)
  expect((await own.get(url, { range: `bytes=${world.mp4.length}-` })).statusCode).toBe(416)
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
  const unused = await world.uploaded({ kind: 'film', name: 'unused.mp4' }, world.mp4)
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
  expect((await world.office.call('POST', url, { cookie: world.desk.cookie, payload })).status).toBe(200)
})

test('captions and downloads are reached the same way, a download as an attachment', async () => {
  const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nThe first cut')
  const captions = await world.uploaded({ kind: 'captions', name: 'en.vtt', film, language: 'en' }, vtt)
  const pdf = Buffer.from('%PDF-1.7\n%%EOF')
  const file = await world.uploaded({ kind: 'download', name: 'Check list.pdf' }, pdf)
  await world.showIn('second-cut', { downloads: [{ file, title: { en: 'The list', es: 'La lista' } }] })
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

test('a film that only an older version of a lesson shows cannot be deleted', async () => {
  const older = await world.uploaded({ kind: 'film', name: 'older.mp4' }, world.mp4)
  await world.showIn('second-cut', { film: older })
  await world.showIn('second-cut', { film: null })
  const { body } = await world.remove(older)
  expect(body.code).toBe('file_used')
})

test('a file that a lesson shows cannot be deleted; faculty uploads for its own courses only', async () => {
  const used = await world.remove(film)
  expect(used.body.code).toBe('file_used')
  const { files } = (await world.office.call('GET', filesPath, { cookie: world.desk.cookie })).body
  const unused = files.find(({ name }: { name: string }) => name === 'unused.mp4')
  expect((await world.remove(unused.id)).status).toBe(204)
  const faculty = await world.office.join('faculty')
  expect((await world.send({ kind: 'download', name: 'a.txt' }, Buffer.from('a'), faculty)).status).toBe(403)
})
