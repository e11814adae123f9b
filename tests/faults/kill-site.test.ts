// kill -9 of the site's process while buyers pay. The provider and PostgreSQL keep running. The site is restarted, as by
// a service manager, and nothing is repaired by hand.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { dataFolder } from '#tests/support/database-process.ts'
import { freePort, type Site, startSite } from '#tests/support/site.ts'
import { lookInto } from './agreement.ts'
import { type Buyer, buy, newBuyer } from './buyer.ts'
import { startCardProvider } from './card-provider.ts'
import { long, paymentsPlayed, randomNumbers, report, seed, spread } from './extent.ts'
import { seatOn } from './seat.ts'

const atOnce = long ? 4 : 8
const kills = Math.ceil(paymentsPlayed(8) / atOnce)
const payments = kills * atOnce

const database = await freshDatabase()
const folder = await dataFolder()
const port = String(await freePort())
const siteUrl = `http://127.0.0.1:${port}`
const provider = await startCardProvider(database.pool, siteUrl)
const inspection = lookInto(database.url, provider)
const env = { ...provider.env, DATABASE_URL: database.url, PORT: port, TRUST_PROXY: 'loopback' }
let site: Site | undefined
afterAll(async () => {
  await site?.dispose()
  await folder.remove()
  await inspection.close()
  await provider.close()
  await database.close()
})

type Moment = { afterMs: number } | { atCall: number; answered: boolean }

/** Half of the kills hit the site during a call to the provider, which may or may not have completed. */
function chooseMoment(random: () => number): Moment {
  return random() < 0.5
    ? { afterMs: random() * 400 }
    : { atCall: Math.floor(random() * atOnce * 3), answered: random() < 0.5 }
}

/** Resolves when the site is dead. */
async function killAt(moment: Moment, { process: victim }: Site, payers: Promise<unknown>): Promise<void> {
  const kill = () => victim.kill('SIGKILL')
  if ('afterMs' in moment) pause(moment.afterMs).then(kill)
  else {
    let calls = 0
    provider.wire.set(() => {
      if (calls++ !== moment.atCall) return 'working'
      kill()
      return moment.answered ? 'answer lost' : 'down'
    })
  }
  // All buyers have paid before the chosen moment: kill now.
  payers.then(kill, kill)
  if (victim.signalCode === null) await once(victim, 'exit')
  provider.wire.set('working')
}

test(
  `the site is killed at random moments of ${payments} payments: none is lost or charged twice (seed ${seed})`,
  async () => {
    const random = randomNumbers()
    const buyers: Buyer[] = []
    const waits: number[] = []
    site = await startSite(env, { dataDir: folder.path })
    const seat = await seatOn(siteUrl, database.pool)
    for (let round = 0; round < kills; round += 1) {
      const group = Array.from({ length: atOnce }, () => newBuyer(seat, random() < 0.7))
      buyers.push(...group)
      const paying = Promise.all(
        group.map(async (buyer) => {
          await pause(random() * 100)
          await buy(buyer, { siteUrl, providerUrl: provider.url })
        }),
      )
      paying.catch(() => undefined)
      await killAt(chooseMoment(random), site, paying)
      const died = performance.now()
      site = await startSite(env, { dataDir: folder.path })
      waits.push(performance.now() - died)
      await paying
    }
    await inspection.expectOneOfEverything(buyers)
    expect(waits).toHaveLength(kills)
    report(
      `kill -9 of the site, ${payments} payments, seed ${seed}: served again after ${spread(waits)} kills`,
    )
  },
  120_000 + payments * 10_000,
)
