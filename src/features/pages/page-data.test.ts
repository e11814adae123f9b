import { afterAll, expect, test } from 'vitest'
import { approvalLimit } from '#content/approval-limit.ts'
import { releaseEntries } from '#content/release/release-entries.ts'
import { reloadCatalogue } from '#features/catalogue/reload-catalogue.ts'
import { seedRelease } from '#features/catalogue/seed-release.ts'
import { checkoutWorld } from '#tests/support/checkout.ts'
import { readPageData } from './page-data.ts'

const world = await checkoutWorld()
afterAll(() => world.close())

test('data of public pages lacks the limit above which two people approve', async () => {
  const entries = releaseEntries().map((entry) =>
    entry.kind === 'terms'
      ? { ...entry, data: { ...(entry.data as object), approvalDollars: 77_777 } }
      : entry,
  )
  await seedRelease(world.database, entries, world.clock.now())
  await reloadCatalogue(world.snapshots, world.context)
  expect(approvalLimit()).toBe(7_777_700)
  const data = JSON.stringify(await readPageData({ ...world.context, config: world.config }))
  expect(data).toContain('module1')
  expect(data).not.toMatch(/77777|approval/)
})
