// What staff publish reaches every process of the site.
import { availableParallelism, loadavg } from 'node:os'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { releaseEntries } from '#content/release-entries.ts'
import { publishData } from '#server/catalogue/publish.ts'
import { rivera } from './support/checkout.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
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

/** Where more programs run than there are cores, each takes as much longer. */
function slowdown(): number {
  const [busy = 1] = loadavg()
  return Math.max(1, busy / availableParallelism())
}

const clock = { now: () => new Date() }

async function publish(kind: string, key: string, changed: object): Promise<void> {
  const entry = releaseEntries().find((one) => one.kind === kind && one.key === key)
  const data = { ...(entry?.data as object), ...changed }
  const parts = { database: database.database, clocks: { real: clock, academy: clock } }
  await publishData({ kind, key, data, from: null }, { user: 'tester' }, parts, async () => {})
}

const pageOf = async ({ url }: Site, path: string) => (await fetch(`${url}${path}`)).text()

test('a new price is on the pages of two processes within two seconds', async () => {
  for (const site of sites) expect(await pageOf(site, '/courses')).not.toContain('$2,991')
  const began = performance.now()
  await publish('price', 'module2', { charged: 299_100 })
  // Seldom, because each question delays the rendering that it waits for.
  const shown = async (site: Site) => expect(await pageOf(site, '/courses')).toContain('$2,991')
  const seldom = { timeout: 30_000, interval: 250 }
  await Promise.all(sites.map((site) => vi.waitFor(() => shown(site), seldom)))
  expect(performance.now() - began).toBeLessThan(2000 * slowdown())
})

test('an old link to a retired course leads to no page, and the course cannot be bought', async () => {
  for (const { url } of sites) expect((await fetch(`${url}/courses/module-4`)).status).toBe(200)
  await publish('course', 'module4', { retired: true })
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
