import { isDeepStrictEqual } from 'node:util'
import { keepCatalogue } from '#content/catalogue.ts'
import { keepPublished } from '#content/published.ts'
import { releaseEntries } from '#content/release-entries.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { seedRelease } from './seed-release.ts'

export type Reloaded = {
  /** When the next scheduled version begins to hold. */
  until: Date | undefined
  /** A name, program or price changed, and every page may show it. */
  isCatalogueChanged: boolean
}

let former: Catalogue | undefined

/** Makes this process use what holds now. */
export async function reloadCatalogue(parts: CatalogueParts): Promise<Reloaded> {
  const { catalogue, published, until } = await loadCatalogue(parts)
  const isCatalogueChanged = !isDeepStrictEqual(former, catalogue)
  former = catalogue
  keepCatalogue(catalogue)
  keepPublished(published)
  return { until, isCatalogueChanged }
}

/** At start: brings the entries of this release into the database, then reads what holds. */
export async function openCatalogue(parts: CatalogueParts): Promise<void> {
  await seedRelease(parts.database, releaseEntries(), parts.clocks.academy.now())
  await reloadCatalogue(parts)
}
