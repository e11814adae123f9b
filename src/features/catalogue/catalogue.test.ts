import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { academy } from '#content/academy.ts'
import { courseIds, courseOf, keepCatalogue, programOf } from '#content/catalogue.ts'
import { coursePages } from '#content/courses/course-pages.ts'
import { releaseCatalogue } from '#content/release/release-catalogue.ts'
import { wordsIn } from '#content/words.ts'
import type { CourseEntry, PriceEntry, ProgramEntry } from '#contract/catalogue/courses.ts'
import type { CourseDate } from '#contract/dates/course-dates.ts'
import { positionAfter } from '#domain/catalogue/entries.ts'
import { minutes, startOfDay } from '#domain/dates/days.ts'
import { formatMoney, sum } from '#domain/money/money.ts'
import { certificatePdf } from '#features/certificates/certificate.ts'
import { certificatesOfRegistration } from '#features/certificates/certificates.queries.ts'
import { emailDate } from '#features/dates/email-date.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import type { CertificateRow } from '#platform/database/rows/account.ts'
import { officeOf } from '#tests/support/office.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { publish as publishEntry } from '#tests/support/publish.ts'
import { staffWorld } from '#tests/support/staff-world.ts'
import { countSold } from './count-sold.ts'
import { listEntries, readEntry } from './read-entries.ts'
import { reloadCatalogue } from './reload-catalogue.ts'

let world: Awaited<ReturnType<typeof staffWorld>>
beforeAll(async () => {
  world = await staffWorld()
})
afterEach(() => keepCatalogue(releaseCatalogue))
afterAll(() => world.close())

const prices = async (item: string) =>
  (await listEntries('price', world.context)).find(({ key }) => key === item)

test('prices are those of the spec', async () => {
  const rows = await listEntries('price', world.context)
  const shown = rows.map(({ key, data }) => {
    const { charged, listed } = data as PriceEntry
    return [key, charged, listed]
  })
  expect(shown.sort()).toEqual([
    ['clinical1', 650_000, 750_000],
    ['clinical2', 1_850_000, 1_850_000],
    ['fellowship', 1_200_000, 1_200_000],
    ['mastership', 3_500_000, 3_500_000],
    ['module1', 285_000, 335_000],
    ['module2', 285_000, 335_000],
    ['module3', 295_000, 335_000],
    ['module4', 295_000, 335_000],
  ])
})

test('a payment that was opened before keeps the old price, and a new one has the new price', async () => {
  const before = await world.buy('old@mail.example', 'module2', '2025-09-12')
  world.clock.pass(minutes(1))
  await changePrice('module2', { charged: 290_000 })
  const after = await world.buy('new@mail.example', 'module2', '2025-09-12')
  expect((await world.payFor(before)).amount).toBe(285_000)
  expect((await world.payFor(after)).amount).toBe(290_000)
  expect(await world.lastNote()).toMatchObject({
    verb: 'entry.published',
    facts: { entry: { kind: 'price', key: 'module2' }, version: 2 },
  })
  expect(await countSold('module2', world.context)).toEqual([
    { version: 1, count: 1 },
    { version: 2, count: 1 },
  ])
})

test('a course that was renamed keeps its name in the emails and lines of an earlier order', async () => {
  const { id } = await world.bought('renamed@mail.example', 'module2', '2025-09-12')
  await rename('module2')
  expect(wordsIn('en').displayName('module2')).toContain('Another title')
  const [line] = await linesOf(world.context.database, [id])
  expect(wordsIn('en').displayName('module2', line?.soldAs)).toContain('Advanced and Immediate Implantology')
  await world.desk.refund(id)
  expect((await world.emailTo('renamed@mail.example', 'cancel'))?.text).toContain('Advanced and Immediate')
  const now = world.clock.now().toISOString()
  const kept = await world.bought('certified@mail.example', 'module3', '2026-01-23')
  await rename('module3')
  world.clock.set('2026-01-26T19:00:00Z')
  await world.desk.completeDate('module3', '2026-01-23')
  expect((await world.emailTo('certified@mail.example', 'certificate'))?.text).toContain('Complicated Cases')
  const [certificate] = await certificatesOfRegistration(world.context.database, kept.id)
  const printed = await certificatePdf(certificate as CertificateRow, {
    language: 'es',
    origin: 'http://academy.example',
  })
  expect(pdfText(printed)).toContain('Casos complicados')
  const checked = await world.app.inject(`/api/certificates/${certificate?.code}`)
  expect(checked.json().soldAs.title.en).toContain('Complicated Cases')
  world.clock.set(now)
})

test('calendar, export, staff emails and classroom name a renamed course as it was sold', async () => {
  const dentist = await world.person('sold@mail.example')
  const { id } = await world.paidBy(dentist, {
    selectedItems: ['module4'],
    dates: { module4: '2026-03-06' },
  })
  await rename('module4', { label: { en: 'Course A', es: 'Curso A' } })
  const { bytes } = await dentist.get(`/api/account/registrations/${id}/calendar.ics`)
  expect(bytes.toString()).toContain('SUMMARY:Module 4: ')
  const office = officeOf(world)
  const { cookie } = await office.join('owner')
  const exported = await office.call('GET', '/api/office/registrations/export.csv', { cookie })
  expect(exported.body).toMatch(/sold@mail\.example.*,module4,Module 4,/)
  const text = { subject: 'Parking', text: 'Behind.' }
  const email = { course: 'module4', start: '2026-03-06', to: 'seated', en: text, es: null, id } as const
  await emailDate(email, world.context, async () => {})
  expect((await world.emailTo('sold@mail.example', 'date-email'))?.text).toContain('Module 4: ')
  const now = world.clock.now().toISOString()
  world.clock.set('2026-03-09T19:00:00Z')
  await world.desk.complete(id, 'module4', '2026-03-06')
  world.clock.set(now)
  const { issued } = (await dentist.get('/api/learn/module4')).body.certificate
  expect(issued.soldAs.label).toEqual({ en: 'Module 4', es: 'Módulo 4' })
})

async function publish(kind: string, key: string, data: object) {
  await publishEntry({ kind, key, data }, world.context)
  await reloadCatalogue(world.snapshots, world.context)
}

async function changePrice(item: string, change: Partial<PriceEntry>, from?: Date) {
  const { data } = await readEntry({ kind: 'price', key: item }, world.context)
  const changed = { ...(data as PriceEntry), ...change }
  await publishEntry({ kind: 'price', key: item, data: changed, ...(from && { from }) }, world.context)
  await reloadCatalogue(world.snapshots, world.context)
}

/** Staff give a course another title. */
async function rename(course: string, change: Partial<CourseEntry> = {}) {
  const { data } = await readEntry({ kind: 'course', key: course }, world.context)
  const renamed = { ...(data as CourseEntry), title: { en: 'Another title', es: 'Otro título' }, ...change }
  await publish('course', course, renamed)
}

test('with the early rule, email and receipt have the price of the moment the seats were held', async () => {
  const early = { count: 1, unit: 'months' }
  await publish('price', 'module2', { listed: 340_000, charged: 280_000, early, rule: 'early' })
  const now = world.clock.now().toISOString()
  world.clock.set('2025-08-12T06:55:00Z')
  const held = await world.buy('early@mail.example', 'module2', '2025-09-12')
  world.clock.pass(minutes(10))
  const paid = [await world.payFor(held), await world.bought('late@mail.example', 'module2', '2025-09-12')]
  expect(paid.map(({ amount }) => amount)).toEqual([280_000, 340_000])
  for (const { id, email, amount } of paid) {
    expect((await world.emailTo(email, 'confirmation'))?.text).toContain(formatMoney(amount))
    const link = world.context.links.sign('registration', id)
    const receipt = await world.app.inject(`/api/registrations/${link}/receipt.pdf`)
    expect(pdfText(receipt.rawPayload)).toContain(formatMoney(amount))
  }
  world.clock.set(now)
})

test('savings of a program are as stated, or follow the prices', async () => {
  const { data } = await readEntry({ kind: 'program', key: 'fellowship' }, world.context)
  const show = async (shown: 'stated' | 'calculated') => {
    await publish('program', 'fellowship', { ...(data as ProgramEntry), savings: { shown, stated: 20 } })
    return programOf('fellowship').savings
  }
  const calculated = await show('calculated')
  const { courses, charged } = programOf('fellowship')
  const apart = sum(courses.map((course) => courseOf(course).listed))
  expect(calculated).toBe(Math.round(100 - (charged * 100) / apart))
  expect([calculated === 20, await show('stated')]).toEqual([false, 20])
})

test('a price from a day on holds at midnight in Los Angeles of that day', async () => {
  await changePrice('clinical1', { charged: 680_000 }, startOfDay('2025-08-11'))
  expect(await prices('clinical1')).toMatchObject({
    data: { charged: 650_000 },
    scheduledFor: '2025-08-11T07:00:00.000Z',
  })
  const now = world.clock.now().toISOString()
  world.clock.set('2025-08-11T07:00:00Z')
  expect(await prices('clinical1')).toMatchObject({ data: { charged: 680_000 }, scheduledFor: null })
  world.clock.set(now)
})

test.each([
  [{ charged: 0 }, undefined, 'data.charged: must be at least $1'],
  [{ charged: 900_000 }, undefined, 'must not exceed the listed price'],
  [{ charged: 280_000 }, new Date('2020-01-01'), 'Choose a time in the future'],
])('a price of %o is refused', async (change, from, sentence) => {
  await expect(changePrice('module1', change, from)).rejects.toThrow(sentence)
})

/** As staff type it in the office. */
async function addCourse(id: string, change: Partial<CourseEntry> = {}) {
  const said = (en: string) => ({ en, es: null })
  const title = 'Zygomatic <script>alert(1)</script>'
  await publish('course', id, {
    position: positionAfter(await listEntries('course', world.context)),
    slug: id.replace(/(\d+)$/, '-$1'),
    label: said('Module 5'),
    title: said(title),
    headline: said(`*${title}*`),
    ceKind: 'online',
    ceHours: 30,
    selfStudyHours: 0,
    days: 3,
    prerequisite: null,
    summary: said('Implants in the zygoma.'),
    covers: { en: [], es: null },
    outcomes: { en: [], es: null },
    program: [],
    films: [],
    questions: [],
    photo: 'lecture',
    retired: false,
    ...change,
  })
  await publish('price', id, { listed: 410_000, charged: 410_000, early: null, rule: 'fixed' })
}

test('a course that was added comes last, can be moved, and is sold and completed without a restart', async () => {
  await addCourse('module5')
  await world.desk.addDate('module5', '2025-09-26')
  const { id, amount } = await world.bought('five@mail.example', 'module5', '2025-09-26')
  expect(amount).toBe(410_000)
  const email = await world.emailTo('five@mail.example', 'confirmation')
  expect(email?.text).toContain('Module 5: Zygomatic')
  expect(email?.html).not.toContain('<script>')
  world.clock.set('2025-09-29T19:00:00Z')
  await world.desk.completeDate('module5', '2025-09-26')
  const certificate = await world.emailTo('five@mail.example', 'certificate')
  expect(certificate?.text).toContain('Module 5: Zygomatic')
  expect(certificate?.text).toContain('30')
  expect((await world.registration(id)).status).toBe('completed')
  expect(courseIds().at(-1)).toBe('module5')
  const { data } = await readEntry({ kind: 'course', key: 'module5' }, world.context)
  const dailyHours = { en: '9 am to 4 pm', es: null }
  await publish('course', 'module5', { ...(data as CourseEntry), position: 15, dailyHours })
  expect([courseOf('module5').dailyHours, courseOf('module1').dailyHours]).toEqual([dailyHours, null])
  expect(courseIds().slice(0, 3)).toEqual(['module1', 'module5', 'module2'])
})

test('a course with another place shows it in the email, receipt and calendar of a dated line', async () => {
  await addCourse('clinical7', { ceKind: 'hands-on' })
  const { data } = await readEntry({ kind: 'course', key: 'clinical7' }, world.context)
  await publish('course', 'clinical7', { ...(data as CourseEntry), place: 'San Diego, CA' })
  await world.desk.addDate('clinical7', '2025-11-20')
  const dentist = await world.person('seven@mail.example')
  const dates = { clinical7: '2025-11-20', clinical1: '2025-10-16' }
  const { id } = await world.paidBy(dentist, { selectedItems: Object.keys(dates), dates })
  const email = (await world.emailTo('seven@mail.example', 'confirmation'))?.text ?? ''
  const receipt = pdfText((await dentist.get(`/api/account/transactions/${id}/receipt.pdf`)).bytes)
  for (const words of [email, receipt]) {
    expect(words).toContain('(San Diego, CA)')
    expect(words).toContain('Nov 20–22, 2025, San Diego, CA')
    expect(words).toContain('Clinical 1: Basic and Intermediate Surgery (Beverly Hills, CA)')
    expect(words).toContain('Oct 16–21, 2025, Beverly Hills, CA')
  }
  const file = (await dentist.get(`/api/account/registrations/${id}/calendar.ics`)).bytes.toString()
  const { street, postalCode } = academy.address
  const own = `${academy.name}, ${street}, Beverly Hills, CA ${postalCode}`
  expect(file.replaceAll('\r\n ', '').match(/(?<=LOCATION:).*/g)).toEqual(
    ['San Diego, CA', own].map((place) => place.replaceAll(',', '\\,')),
  )
  const { body } = await dentist.get('/api/account/active-courses')
  expect(body).toMatchObject({
    clinical7: [{ location: 'San Diego, CA' }],
    clinical1: [{ location: 'Beverly Hills, CA' }],
  })
  // A date with registrants that is opened again stays where it was.
  await publish('course', 'clinical7', { ...(data as CourseEntry), place: 'Reno, NV' })
  await world.desk.closeDate('clinical7', '2025-11-20')
  for (const day of ['2025-11-20', '2025-12-04']) await world.desk.addDate('clinical7', day)
  const listed = (await world.app.inject('/api/sessions')).json<CourseDate[]>()
  const places = listed.flatMap(({ course, location }) => (course === 'clinical7' ? [location] : []))
  expect(places).toEqual(['San Diego, CA', 'Reno, NV'])
})

test('a course that was added is taught once its outline is written, with a test once it has questions', async () => {
  await addCourse('module6')
  const dentist = await world.person('six@mail.example')
  await world.paidBy(dentist, { selectedItems: ['module6'], dates: {} })
  const { status, body } = await dentist.get('/api/learn')
  expect([status, body.courses]).toMatchObject([200, [{ course: 'module6', kind: 'module' }]])
  const needs = async () => {
    world.clock.pass(2_000)
    const { certificate } = (await dentist.get('/api/learn/module6')).body
    return certificate.needs.map(({ need }: { need: string }) => need)
  }
  expect(await needs()).toEqual(['lessons', 'weekend', 'evaluation'])

  const office = officeOf(world)
  const { cookie } = await office.join('owner')
  const entry = '/api/office/catalogue/outline/module6'
  expect((await office.call('GET', entry, { cookie })).body).toMatchObject({
    ...{ revision: 0, draft: null, version: null, versions: [] },
    data: { units: [], readings: [], sample: false },
  })
  expect((await office.call('GET', `${entry}9`, { cookie })).body.code).toBe('entry_unknown')
  const said = (en: string) => ({ en, es: null })
  const units = [{ title: said('The zygoma'), lessons: ['landmarks'] }]
  const lesson = { title: said('Landmarks'), minutes: 10, film: null, body: said('Read the scan.') }
  const checklist = { en: [], es: null }
  await publish('lesson', 'module6-landmarks', { ...lesson, checklist, downloads: [] })
  await publish('outline', 'module6', { units, readings: [], sample: false })
  const question = { question: said('Which?'), options: { en: ['A', 'B', 'C', 'D'], es: null }, answer: 0 }
  const others = { topic: 'landmarks', why: said('So.'), picture: null, alt: null, hidden: false }
  await publish('question', 'module6-first', { ...question, ...others })
  expect(await needs()).toEqual(['lessons', 'test', 'weekend', 'evaluation'])
  const course = (await dentist.get('/api/learn/module6')).body
  expect(course).toMatchObject({ sample: false, test: null, units: [{ lessons: [{ title: 'Landmarks' }] }] })
  const read = await office.call('GET', '/api/office/classroom/module6', { cookie })
  expect(read.body).toMatchObject({ bank: 1, test: { ready: false } })
  await publish('question', 'module6-first', { ...question, ...others, hidden: true })
  expect(await needs()).toContain('test')
})

test('a retired course is not sold any more, and its registrants keep it', async () => {
  expect(coursePages().map(({ path }) => path)).toContain('/courses/module-4')
  const { data } = await readEntry({ kind: 'course', key: 'module4' }, world.context)
  await publish('course', 'module4', { ...(data as CourseEntry), retired: true })
  const order = world.order({ selectedItems: ['module4'], dates: {} })
  await expect(order).rejects.toThrow('customerData.selectedItems: unknown item')
  await expect(world.desk.addDate('module4', '2026-05-01')).rejects.toThrow('it was retired')
  expect(coursePages().map(({ path }) => path)).not.toContain('/courses/module-4')
})
