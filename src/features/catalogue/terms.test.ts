import { afterAll, expect, test } from 'vitest'
import { approvalLimit } from '#content/approval-limit.ts'
import { keepCatalogue } from '#content/catalogue.ts'
import { copy as plans } from '#content/en/registration/plan.ts'
import { copy as faqs } from '#content/en/site/faqs.ts'
import { keepPublished } from '#content/published.ts'
import { releaseCatalogue } from '#content/release/release-catalogue.ts'
import { releaseEntries } from '#content/release/release-entries.ts'
import { checkoutWorld, rivera } from '#tests/support/checkout.ts'
import { officeOf } from '#tests/support/office.ts'
import { reloadCatalogue } from './reload-catalogue.ts'
import { seedRelease } from './seed-release.ts'

const world = await checkoutWorld()
const office = officeOf(world)
afterAll(async () => {
  await world.close()
  keepCatalogue(releaseCatalogue)
  keepPublished({})
})

const path = '/api/office/catalogue/terms/tuition'
const terms = releaseEntries().find(({ kind }) => kind === 'terms')?.data as Record<string, unknown>

async function openPlan() {
  const customerData = { ...rivera, selectedItems: 'fellowship', dates: {} }
  const asked = { email: rivera.email, customerData, plan: true }
  const { body } = await world.post('/api/create-payment-intent', asked, { from: '10.1.1.1' })
  return body.registrationId as string
}
const planOf = async (id: string) => (await world.registration(id)).plan

test('new terms hold for new orders, the FAQ and /register; an earlier order keeps its own', async () => {
  await seedRelease(world.database, releaseEntries(), world.clock.now())
  const before = await openPlan()
  const { cookie } = await office.join('finance')
  const { revision } = (await office.call('GET', path, { cookie })).body
  const data = {
    ...terms,
    depositPercent: 50,
    mostPayments: 2,
    lastBeforeDays: 40,
    reminderDays: 5,
    approvalDollars: 50,
  }
  const draft = await office.call('PUT', `${path}/draft`, { cookie, payload: { revision, data } })
  const publication = { revision: draft.body.revision, from: null }
  expect((await office.call('POST', `${path}/publish`, { cookie, payload: publication })).status).toBe(200)
  await reloadCatalogue(world.snapshots, world.context)

  expect(approvalLimit()).toBe(5000)
  const answers = faqs.groups().flatMap(({ questions }) => questions)
  const [answer] = answers.find(({ id }) => id === 'can-i-pay-in-installments')?.answer ?? []
  expect(answer).toContain('50% when you register, then up to 2 monthly payments')
  expect(plans.choice.faults['too-soon']).toContain('at least 40 days')
  expect(plans.choice.consent('$1', 'one day', 'one day')).toContain('five days before')
  const { plan } = (await world.app.inject('/api/plan-terms?items=fellowship')).json()
  expect(plan.map(({ amount }: { amount: number }) => amount)).toEqual([600_000, 300_000, 300_000])

  expect((await planOf(await openPlan()))?.terms).toHaveLength(3)
  expect(await planOf(before)).toMatchObject({ policy: { depositPercent: 25 }, terms: { length: 5 } })
})

test('terms refuse more than four payments, other keys and other roles', async () => {
  const { cookie } = await office.join('owner')
  const { revision } = (await office.call('GET', path, { cookie })).body
  const save = (data: object, as = cookie) =>
    office.call('PUT', `${path}/draft`, { cookie: as, payload: { revision, data } })
  expect((await save({ ...terms, mostPayments: 5 })).body.field).toBe('data.mostPayments')
  expect((await save({ ...terms, taskDay: 5 })).body.field).toBe('data.taskDay')
  const { cookie: desk } = await office.join('desk')
  expect((await save(terms, desk)).status).toBe(403)
  const other = '/api/office/catalogue/terms/other'
  await office.call('PUT', `${other}/draft`, { cookie, payload: { revision: 0, data: terms } })
  const published = await office.call('POST', `${other}/publish`, {
    cookie,
    payload: { revision: 1, from: null },
  })
  expect(published.body.code).toBe('entry_unknown')
})

test('limit of one person is raised by two, published now or later or taken back', async () => {
  await seedRelease(world.database, releaseEntries(), world.clock.now())
  await reloadCatalogue(world.snapshots, world.context)
  const finance = await office.join('finance')
  const owner = await office.join('owner')
  const draft = async (approvalDollars: number) => {
    const { revision } = (await office.call('GET', path, finance)).body
    const payload = { revision, data: { ...terms, approvalDollars } }
    return (await office.call('PUT', `${path}/draft`, { cookie: finance.cookie, payload })).body.revision
  }
  type By = typeof finance
  const change = async ({ cookie }: By, what: 'publish' | 'take-back', payload: object) => {
    const { status, body } = await office.call('POST', `${path}/${what}`, { cookie, payload })
    await reloadCatalogue(world.snapshots, world.context)
    return status === 200 ? body.version : body.code
  }
  const revision = await draft(100_000)
  const later = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
  const before = approvalLimit()
  expect(await change(finance, 'publish', { revision, from: later })).toBe('second_person_asked')
  expect(await change(finance, 'publish', { revision, from: null })).toBe('second_person_asked')
  expect(approvalLimit()).toBe(before)
  expect(await change(owner, 'publish', { revision, from: null })).toBeGreaterThan(0)
  expect(approvalLimit()).toBe(10_000_000)

  const lower = await change(finance, 'publish', { revision: await draft(10), from: null })
  expect(approvalLimit()).toBe(1000)
  const takeBack = { version: lower, revision: (await office.call('GET', path, finance)).body.revision }
  expect(await change(finance, 'take-back', takeBack)).toBe('second_person_asked')
  expect(approvalLimit()).toBe(1000)
  await change(owner, 'take-back', takeBack)
  expect(approvalLimit()).toBe(10_000_000)
})
