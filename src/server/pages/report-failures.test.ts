import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OfficeToday } from '#contract/office/today.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { officeOf } from '#tests/support/office.ts'
import { makeFailureReport } from './report-failures.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

test('a page that fails is on Today until it renders again, and the owner gets one email', async () => {
  const { database, clock, checkout, config } = site
  const { cookie } = await officeOf(site).join('owner')
  const report = makeFailureReport({ ...config, database, clock, outbox: checkout.outbox, log: checkout.log })
  const needs = async () => {
    const { body } = await officeOf(site).call('GET', '/api/office/today', { cookie })
    return (body as OfficeToday).needs.filter(({ kind }) => kind === 'page-failed')
  }
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
