import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeEntry } from '#contract/office/entries.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { type Member, type Office, officeOf } from '#tests/support/office.ts'
import { seedRelease } from './seed-release.ts'

let site: TestApp
let office: Office
let owner: Member
beforeAll(async () => {
  site = await testApp()
  office = officeOf(site)
  owner = await office.join('owner')
})
afterAll(() => site.close())

const faq = (en: string, es: string | null = '¿Cuándo?') => ({
  group: 'courses',
  position: 10,
  question: { en, es },
  answer: { en: 'Every spring.', es: null },
  refundScale: false,
  hidden: false,
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, member = owner) =>
  office.call(method, `/api/office/catalogue/${path}`, {
    cookie: member.cookie,
    ...(payload && { payload }),
  })
const read = async (key: string): Promise<OfficeEntry> => (await call('GET', `faq/${key}`)).body
const save = (key: string, revision: number, data: object, member = owner) =>
  call('PUT', `faq/${key}/draft`, { revision, data }, member)
const publish = (key: string, revision: number, from: string | null = null) =>
  call('POST', `faq/${key}/publish`, { revision, from })
const questionOf = ({ data }: OfficeEntry) => (data as ReturnType<typeof faq> | null)?.question.en

/** Publishes a text at once. */
async function published(key: string, en: string): Promise<OfficeEntry> {
  const { revision } = (await call('GET', `faq/${key}`)).body
  await save(key, revision ?? 0, faq(en))
  await publish(key, (revision ?? 0) + 1)
  return read(key)
}

test('a draft is published, and the version before it holds again after it was taken back', async () => {
  await published('when', 'When?')
  const drafted = await save('when', 2, faq('When exactly?'))
  expect(drafted.body).toEqual({ revision: 3 })
  const before = await read('when')
  expect(questionOf(before)).toBe('When?')
  expect(before.draft).toEqual(faq('When exactly?'))
  expect(before.translation).toEqual([
    { path: 'answer', state: 'missing' },
    { path: 'question', state: 'outdated' },
  ])
  expect((await publish('when', 3)).body).toEqual({ revision: 4, version: 2 })
  expect(questionOf(await read('when'))).toBe('When exactly?')

  const back = await call('POST', 'faq/when/take-back', { revision: 4, version: 2 })
  expect(back.body).toEqual({ revision: 5 })
  const after = await read('when')
  expect(questionOf(after)).toBe('When?')
  expect(after.versions.map(({ state, by }) => [state, by])).toEqual([
    ['taken back', 'Ines Caldera'],
    ['current', 'Ines Caldera'],
  ])
})

test('a form that was opened before another change is refused, and names it', async () => {
  await save('where', 0, faq('Where?'))
  const late = await save('where', 0, faq('Where to?'))
  expect([late.status, late.body.code]).toEqual([409, 'stale'])
  expect(late.body.change).toMatchObject({
    by: 'Ines Caldera',
    action: { verb: 'draft.saved', facts: { entry: { kind: 'faq', key: 'where' } } },
  })
  expect((await publish('where', 0)).body.code).toBe('stale')
  expect((await read('where')).draft).toMatchObject({ question: { en: 'Where?' } })
})

test('a stale form names nobody who changed an entry whose key only begins like its own', async () => {
  await save('module1', 0, faq('Which one?'))
  const other = await office.join('desk')
  await save('module10', 0, faq('Which ten?'), other)
  const { body } = await save('module1', 0, faq('Which?'))
  expect(body.change).toMatchObject({
    by: 'Ines Caldera',
    action: { facts: { entry: { kind: 'faq', key: 'module1' } } },
  })
})

test('drafts that one person saves within an hour are one line of the record', async () => {
  const linesOf = async () => {
    const { rows } = await site.pool.query(
      "select 1 from staff_actions where verb = 'draft.saved' and subject_id = 'faq/often'",
    )
    return rows.length
  }
  await save('often', 0, faq('One?'))
  await save('often', 1, faq('Two?'))
  expect(await linesOf()).toBe(1)
  const other = await office.join('desk')
  await save('often', 2, faq('Three?'), other)
  await save('often', 3, faq('Four?'))
  expect(await linesOf()).toBe(3)
  await site.pool.query("update entries set drafted_at = drafted_at - interval '1 hour' where key = 'often'")
  await save('often', 4, faq('Five?'))
  expect(await linesOf()).toBe(4)
  await publish('often', 5)
  const { rows } = await site.pool.query(
    "select 1 from staff_actions where verb = 'entry.published' and subject_id = 'faq/often'",
  )
  expect(rows).toHaveLength(1)
})

test('a scheduled version holds from its time on, without any job', async () => {
  await published('who', 'Who?')
  const from = new Date(site.clock.now().getTime() + 600_000).toISOString()
  await save('who', 2, faq('Who teaches?'))
  await publish('who', 3, from)
  expect(await read('who')).toMatchObject({ data: { question: { en: 'Who?' } }, scheduledFor: from })
  const past = await save('who', 4, faq('Who?')).then(() => publish('who', 5, '2020-01-01T00:00:00.000Z'))
  expect(past.body.code).toBe('entry_time_past')
  const now = site.clock.now()
  site.clock.set(from)
  expect(questionOf(await read('who'))).toBe('Who teaches?')
  site.clock.set(now.toISOString())
})

test('an entry refuses bad fields, unknown kinds and keys', async () => {
  const refusalOf = async (data: object) => {
    const { status, body } = await save('bad', 0, data)
    return [status, body.field]
  }
  expect(await refusalOf({ ...faq('x'.repeat(201)) })).toEqual([400, 'data.question.en'])
  expect(await refusalOf({ ...faq('A\u0007b') })).toEqual([400, 'data.question.en'])
  expect(await refusalOf({ ...faq('A'), group: 'other' })).toEqual([400, 'data.group'])
  expect(await refusalOf({ ...faq('A'), question: { de: 'Wann?' } })).toEqual([400, 'data.question.en'])
  const { revision, data } = (await call('GET', 'program/fellowship')).body
  const fewer = { revision, data: { ...data, courses: ['module1'] } }
  expect((await call('PUT', 'program/fellowship/draft', fewer)).body.field).toBe('data.own')
  const price = (await call('GET', 'price/module1')).body
  for (const charged of [0, -100, 99.5]) {
    const changed = { revision: price.revision, data: { ...price.data, charged } }
    expect((await call('PUT', 'price/module1/draft', changed)).body.field).toBe('data.charged')
  }
  expect((await call('GET', 'recipes')).status).toBe(400)
  expect((await save('<script>', 0, faq('A'))).status).toBe(400)
  expect((await call('GET', 'faq/never-there')).body.code).toBe('entry_unknown')
})

test('faculty, finance and readers do not publish words', async () => {
  for (const role of ['faculty', 'finance', 'reader'] as const) {
    const member = await office.join(role)
    expect([role, (await save('theirs', 0, faq('A'), member)).status]).toEqual([role, 403])
  }
  const desk = await office.join('desk')
  expect((await save('theirs', 0, faq('A'), desk)).status).toBe(200)
})

test('faculty does not read how often a price was sold', async () => {
  const path = 'price/module1/sold'
  const statuses = [await call('GET', path), await call('GET', path, undefined, await office.join('faculty'))]
  expect(statuses.map(({ status }) => status)).toEqual([200, 403])
})

test('faculty drafts its own courses, and publishes none', async () => {
  const member = await office.join('faculty')
  await office.teach(member, 'module1')
  const drafted = async (key: string) => {
    const { revision, data } = (await call('GET', `course/${key}`, undefined, member)).body
    return (await call('PUT', `course/${key}/draft`, { revision, data }, member)).status
  }
  expect([await drafted('module1'), await drafted('module2')]).toEqual([200, 403])
  const { revision, draftedBy } = (await call('GET', 'course/module1')).body
  const { staff } = (await office.call('GET', '/api/office/session', { cookie: member.cookie })).body
  expect(draftedBy).toBe(staff.name)
  const publication = await call('POST', 'course/module1/publish', { revision, from: null }, member)
  expect(publication.status).toBe(403)
})

test('a release changes what staff never published, and only offers the rest', async () => {
  const release = (mine: string, theirs: string) => [
    { kind: 'faq', key: 'of-release', data: faq(mine) },
    { kind: 'faq', key: 'of-staff', data: faq(theirs) },
  ]
  const seed = (mine: string, theirs: string) =>
    seedRelease(site.database, release(mine, theirs), site.clock.now())
  expect((await seed('One?', 'Two?')).changed).toHaveLength(2)
  expect(await seed('One?', 'Two?')).toEqual({ changed: [], offered: [] })
  await published('of-staff', 'Our own?')

  expect(await seed('One now?', 'Two now?')).toEqual({
    changed: [{ kind: 'faq', key: 'of-release' }],
    offered: [{ kind: 'faq', key: 'of-staff' }],
  })
  const mine = await read('of-release')
  expect([questionOf(mine), mine.byStaff, mine.bothChanged]).toEqual(['One now?', false, false])
  const theirs = await read('of-staff')
  expect([questionOf(theirs), theirs.byStaff, theirs.bothChanged]).toEqual(['Our own?', true, true])
  expect(theirs.versions[0]).toMatchObject({ state: 'offered', source: 'release' })
  // Publishing again says that staff have seen it.
  expect((await published('of-staff', 'Our own, still?')).bothChanged).toBe(false)
})

test('published versions cannot be changed or deleted', async () => {
  const change = site.database.updateTable('entryVersions').set({ publishedAt: new Date() })
  await expect(change.execute()).rejects.toThrow('cannot be changed')
  await expect(site.database.deleteFrom('entryVersions').execute()).rejects.toThrow('cannot be changed')
})
