import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

async function open(declared: boolean | undefined, selectedItems: string | string[] = ['clinical2']) {
  const email = `${crypto.randomUUID()}@clinica.example`
  const customerData = { name: 'Ana Duval', email, phone: '+1 310 555 0100', selectedItems }
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: { email, customerData, ...(declared !== undefined && { declared }) },
  })
  return { status: statusCode, body: JSON.parse(body) }
}

async function declaredOf({ body }: { body: { registrationId: string } }) {
  const row = await site.database
    .selectFrom('registrations')
    .select('declared')
    .where('id', '=', body.registrationId)
    .executeTakeFirstOrThrow()
  return row.declared
}

test('a declaration is stored in the words that the page showed', async () => {
  expect(await declaredOf(await open(true))).toEqual(['Clinical 2 requires the Fellowship level.'])
})

test('a form without its declaration is refused, and a request without the field is not', async () => {
  const refused = await open(false)
  expect([refused.status, refused.body.code]).toEqual([409, 'undeclared'])
  const without = await open(undefined)
  expect([without.status, await declaredOf(without)]).toEqual([200, null])
})

test('programs and courses without requirements store no declaration', async () => {
  for (const items of ['mastership', ['module1']]) {
    const opened = await open(true, items)
    expect([opened.status, await declaredOf(opened)]).toEqual([200, null])
  }
})
