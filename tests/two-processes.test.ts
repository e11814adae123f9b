// What staff publish reaches every process of the site.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseEntries } from '#content/release/release-entries.ts'
import { rivera } from './support/checkout.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { publish } from './support/publish.ts'
import { type Site, startSite } from './support/site.ts'
import { soon } from './support/soon.ts'

let database: FreshDatabase
let sites: Site[]
beforeAll(async () => {
  database = await freshDatabase()
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  sites = [await startSite(env), await startSite(env)]
})
afterAll(async () => {
  for (const site of sites) await site.dispose()
  await database.close()
})

const clock = { now: () => new Date() }

async function change(kind: string, key: string, changed: object): Promise<void> {
  const entry = releaseEntries().find((one) => one.kind === kind && one.key === key)
  const data = { ...(entry?.data as object), ...changed }
  const parts = { database: database.database, clocks: { real: clock, academy: clock } }
  await publish({ kind, key, data }, parts)
}

const pageOf = async ({ url }: Site, path: string) => (await fetch(`${url}${path}`)).text()

test('a new price is on the pages of both processes', async () => {
  for (const site of sites) expect(await pageOf(site, '/courses')).not.toContain('$2,991')
  await change('price', 'module2', { charged: 299_100 })
  await soon(async () => {
    for (const site of sites) expect(await pageOf(site, '/courses')).toContain('$2,991')
  })
})

test('an old link to a retired course leads to no page, and the course cannot be bought', async () => {
  for (const { url } of sites) expect((await fetch(`${url}/courses/module-4`)).status).toBe(200)
  await change('course', 'module4', { retired: true })
  await soon(async () => {
    for (const { url } of sites) expect((await fetch(`${url}/courses/module-4`)).status).toBe(404)
  })
  for (const site of sites) {
    expect((await fetch(`${site.url}/register?items=module4`)).status).toBe(200)
    const customerData = { ...rivera, selectedItems: ['module4'], dates: {} }
    const order = { email: rivera.email, customerData }
    const answer = await fetch(`${site.url}/api/create-payment-intent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ field: expect.stringContaining('selectedItems') }),
    ])
  }
})
