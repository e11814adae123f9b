// Gives each journey the data of a new site, which takes a hundredth of the time of a new site.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { embeddedUrl } from './embedded-url.ts'
import { rememberRows } from './remember-rows.ts'
import type { Site } from './site.ts'

/** What the site keeps in memory and shows on rendered pages. */
const inMemory = ['course_dates', 'entry_versions']

/** The returned call makes the site's data what it is now. */
export async function rememberSite(site: Site): Promise<() => Promise<void>> {
  const client = new pg.Client(await embeddedUrl(site.dataDir))
  // The site may be stopped first.
  client.on('error', () => undefined)
  await client.connect()
  const restore = await rememberRows(client)
  const hasChanged = inMemory.map((table) => {
    const [now, kept] = [`table ${table}`, `table kept.public_${table}`]
    return `exists ((${now} except ${kept}) union all (${kept} except ${now}))`
  })

  /** A background job of the last journey may wait for a row that this has deleted, and hold another. */
  async function restoreAfterDeadlocks(also: string): Promise<void> {
    try {
      await restore(also)
    } catch (error) {
      await client.query('rollback')
      if ((error as pg.DatabaseError).code !== '40P01') throw error
      await restoreAfterDeadlocks(also)
    }
  }

  return async () => {
    const { rows } = await client.query<{ changed: boolean }>(`select ${hasChanged.join(' or ')} as changed`)
    if (!rows[0]?.changed) return restoreAfterDeadlocks('')
    await restoreAfterDeadlocks(
      "insert into course_dates (course, start_day, end_day, location) values ('clinical2', '2099-01-05', '2099-01-10', ''); notify entries_changed;",
    )
    await pagesShow(site, true)
    await client.query("delete from course_dates where start_day = '2099-01-05'")
    await pagesShow(site, false)
  }
}

/** The site has read everything again once its pages show the date that was added meanwhile. */
async function pagesShow(site: Site, isShown: boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const schedule = await (await fetch(`${site.url}/schedule`)).text()
    if (schedule.includes('2099') === isShown) return
    await setTimeout(100)
  }
  throw new Error('The site did not show its renewed dates within a minute.')
}
