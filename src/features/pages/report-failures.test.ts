import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeToday } from '#contract/office/today.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { officeOf } from '#tests/support/office.ts'
import { asEveryPage, makeFailureReport } from './report-failures.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

async function reporting() {
  const { database, clock, context, config } = site
  const { cookie } = await officeOf(site).join('owner')
  const report = makeFailureReport({ ...config, database, clock, outbox: context.outbox, log: context.log })
  const needs = async () => {
    const { body } = await officeOf(site).call('GET', '/api/office/today', { cookie })
    return (body as OfficeToday).needs.filter(({ kind }) => kind === 'page-failed')
  }
  return { database, clock, config, report, needs }
}

test('a page that fails is on Today until it renders again, and the owner gets one email', async () => {
  const { database, clock, config, report, needs } = await reporting()
  const failure = { path: '/faqs', error: new Error('an answer is missing') }
  await report([failure, failure])
  clock.pass(1000)
  await report([failure])
  expect(await needs()).toMatchObject([{ path: '/faqs', reason: 'an answer is missing' }])
  const emails = database.selectFrom('emails').selectAll().where('key', 'like', 'failed-pages:%')
  expect(await emails.execute()).toMatchObject([
    { to: config.ownerEmail, subject: 'A page could not be updated' },
  ])
  await report([])
  expect(await needs()).toEqual([])
})

test('a rendering that fails as a whole is on Today as every page, and the owner gets one email', async () => {
  const { database, clock, report, needs } = await reporting()
  await report(asEveryPage(new Error('the fellowship has no price')))
  clock.pass(1000)
  await report(asEveryPage(new Error('the fellowship has no price')))
  expect(await needs()).toMatchObject([{ path: 'every page', reason: 'the fellowship has no price' }])
  const subjects = database
    .selectFrom('emails')
    .select('subject')
    .where('subject', '=', 'No page could be updated')
  expect(await subjects.execute()).toHaveLength(1)
  await report([])
  expect(await needs()).toEqual([])
})
