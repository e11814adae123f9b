// Kills the site and its PostgreSQL, alternately and together, while the site's own connection writes rows.
// FAULT_ROUNDS=20 runs the long form (`npm run test:faults`).
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import {
  type DatabaseUser,
  dataFolder,
  postmasterOf,
  startDatabaseUser,
} from '#tests/support/database-process.ts'

const rounds = Number(process.env.FAULT_ROUNDS ?? 4)
const folder = await dataFolder()
afterAll(() => folder.remove())

const wentAway = 'log PostgreSQL went away and is started again'
const victims = ['site', 'PostgreSQL', 'both'] as const

test(
  `${rounds} kills lose no acknowledged row`,
  async () => {
    const acknowledged = new Set<string>()
    const note = ({ lines }: DatabaseUser) => {
      for (const line of lines) if (line.startsWith('wrote ')) acknowledged.add(line.slice('wrote '.length))
    }

    let site = startDatabaseUser(folder.path, { mode: 'write' })
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length]
      await written(site, 25)
      if (victim !== 'site') process.kill(Number(await postmasterOf(folder.path)), 'SIGKILL')
      if (victim === 'PostgreSQL') {
        await site.line(wentAway)
        await written(site, 25, site.lines.indexOf(wentAway))
      } else {
        await site.kill()
        note(site)
        site = startDatabaseUser(folder.path, { mode: 'write' })
      }
    }
    await written(site, 25)
    await site.kill()
    note(site)

    const { database, close } = await openDatabase({ dataDir: folder.path, log: { error: () => undefined } })
    const rows = await database.selectFrom('secrets').select('name').execute()
    await close()
    const stored = new Set(rows.map(({ name }) => name))
    expect(acknowledged.size).toBeGreaterThan(25 * rounds)
    expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([])
  },
  120_000 + rounds * 30_000,
)

/**
 * Waits until the site has written that many rows after one of its lines. Output is read later than it is written: many
 * rows from before a kill may be read after it, but at most one comes after the line that reports it.
 */
async function written(site: DatabaseUser, rows: number, line = site.lines.length): Promise<void> {
  const count = () => site.lines.slice(line).filter((said) => said.startsWith('wrote ')).length
  while (count() < rows) {
    if (site.process.exitCode !== null)
      throw new Error(`The site ended:\n${site.lines.slice(-20).join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
