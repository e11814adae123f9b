// A course that is not in the catalogue: stored by an older or newer release, or by hand. The account must
// still work for its owner.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountWorld, accountWorld, type Person } from '#tests/support/account.ts'
import { pdfText } from '#tests/support/pdf-text.ts'

let world: AccountWorld
let owner: Person
let active: string
let completed: string
beforeAll(async () => {
  world = await accountWorld()
  world.clock.set('2025-08-01T19:00:00Z')
  owner = await world.person('dentist@mail.example')
  const first = await world.paidBy(owner, { selectedItems: ['module2', 'module3'], dates: {} })
  active = first.id
  world.clock.pass(1000)
  const second = await world.paidBy(owner, { selectedItems: ['module4'], dates: {} })
  completed = second.id
  await world.desk.complete(completed, 'module4', '2025-08-01')
  await rename('module3', 'module9')
  await rename('module4', 'clinical8')
})
afterAll(() => world.close())

async function rename(known: string, unknown: string) {
  const { database } = world
  await sql`update registrations set items = array_replace(items, ${known}, ${unknown})`.execute(database)
  await sql`
    insert into registration_lines (registration_id, course, position, amount, course_date_id, completed_on)
    select registration_id, ${unknown}, position + 10, amount, course_date_id, completed_on
    from registration_lines where course = ${known}
  `.execute(database)
  await sql`update certificates set course = ${unknown}, sold_as = null where course = ${known}`.execute(
    database,
  )
  await sql`alter table ledger_entries disable trigger ledger_only_grows`.execute(database)
  await sql`update ledger_entries set course = ${unknown} where course = ${known}`.execute(database)
  await sql`alter table ledger_entries enable trigger ledger_only_grows`.execute(database)
  await sql`delete from registration_lines where course = ${known}`.execute(database)
}

test('every list of the account shows the stored course', async () => {
  const answer = async (list: string) => {
    const { status, body } = await owner.get(`/api/account/${list}`)
    expect([list, status]).toEqual([list, 200])
    return body
  }
  expect(await answer('transactions')).toMatchObject([
    { selectedItems: ['clinical8'] },
    { selectedItems: ['module2', 'module9'] },
  ])
  expect(await answer('registrations')).toMatchObject([
    { lines: [{ course: 'clinical8' }] },
    { lines: [{ course: 'module2' }, { course: 'module9' }] },
  ])
  expect(Object.keys(await answer('active-courses'))).toEqual(['module2', 'module9'])
  expect(await answer('completed-courses')).toMatchObject([{ course: 'clinical8', ceHours: 24 }])
  const credits = await answer('credits')
  expect(credits.lines).toMatchObject([{ course: 'module2', hours: 24 }])
  expect(credits.earned.total).toBe(0)
})

test('the refund quote leaves out a course that only staff can cancel', async () => {
  const { body } = await owner.get(`/api/account/transactions/${active}/refund-quote`)
  expect(body).toMatchObject({ lines: [{ course: 'module2', amount: 285_000 }], amount: 285_000 })
})

test('documents name the course as the pages do', async () => {
  const receipt = await owner.get(`/api/account/transactions/${active}/receipt.pdf`)
  expect(pdfText(receipt.bytes)).toContain('Course module9')
  const [{ certificate }] = (await owner.get('/api/account/completed-courses')).body
  const printed = await owner.get(`/api/account/certificates/${certificate.id}.pdf?lang=es`)
  expect(pdfText(printed.bytes)).toContain('Curso clinical8')
  expect((await owner.get('/api/account/credits.pdf')).status).toBe(200)
})

test('a guest’s link and the certificate check still work', async () => {
  const link = `/api/registrations/${world.context.links.sign('registration', completed)}`
  const opened = (await owner.get(link)).body
  expect(opened).toMatchObject({ selectedItems: ['clinical8'], certificates: [{ course: 'clinical8' }] })
  const checked = await owner.get(`/api/certificates/${opened.certificates[0].code}`)
  expect(checked.body).toMatchObject({ course: 'clinical8', state: 'valid' })
})
