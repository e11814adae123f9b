// Gives each journey the data of a new site, which takes a hundredth of the time of a new site.
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { embeddedUrl } from './embedded-url.ts'
import { rememberRows } from './remember-rows.ts'
import type { Site } from './site.ts'

/** What the site keeps in memory and shows on rendered pages. */
const inMemory = ['course_dates', 'entry_versions']

/** A text of one page that staff published: with a new date every page would be rendered twice. */
const sign = 'Renewed for the next journey.'
const publishSign = `
  insert into entry_versions (kind, key, version, data, source, published_at, holds_from)
  select kind, key, version + 1, jsonb_set(data, '{lead,en}', '"${sign}"'), 'staff', published_at, holds_from
  from entry_versions where kind = 'fridge-page'`
/** As a replica no trigger announces it. */
const announce = 'notify entries_changed'

/** The returned call makes the site's data what it is now. The queue is empty then, too. */
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
  async function restoreAfterDeadlocks(also = ''): Promise<void> {
    try {
      await restore(`delete from pgboss.job; ${also}`)
    } catch (error) {
      await client.query('rollback')
      if ((error as pg.DatabaseError).code !== '40P01') throw error
      await restoreAfterDeadlocks(also)
    }
  }

  return async () => {
    const { rows } = await client.query<{ changed: boolean }>(`select ${hasChanged.join(' or ')} as changed`)
    if (!rows[0]?.changed) return restoreAfterDeadlocks()
    await restoreAfterDeadlocks(`${publishSign}; ${announce}`)
    await pageShowsSign(site, true)
    await restoreAfterDeadlocks(announce)
    await pageShowsSign(site, false)
  }
}

/** Then the site has read everything again. */
async function pageShowsSign(site: Site, isShown: boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const page = await (await fetch(`${site.url}/biologics-fridge`)).text()
    if (page.includes(sign) === isShown) return
    await setTimeout(100)
  }
  throw new Error('The site did not show its renewed texts within a minute.')
}
