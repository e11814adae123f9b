import { isDeepStrictEqual } from 'node:util'
import { keepCatalogue } from '#content/catalogue.ts'
import { keepPublished } from '#content/published.ts'
import { releaseEntries } from '#content/release-entries.ts'
import type { EntryKindName } from '#contract/catalogue/kinds.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { type Loaded, loadCatalogue, wordKinds } from './load-catalogue.ts'
import { seedRelease } from './seed-release.ts'

export type Reloaded = {
  /** When the next scheduled version begins to hold. */
  until: Date | undefined
  /** Null: a course, program or price changed, and every page may show it. */
  changedWords: readonly EntryKindName[] | null
}

let former: Pick<Loaded, 'catalogue' | 'published'> | undefined

/** Makes this process use what holds now. */
export async function reloadCatalogue(parts: CatalogueParts): Promise<Reloaded> {
  const { catalogue, published, until } = await loadCatalogue(parts)
  const before = former
  const isSameCatalogue = isDeepStrictEqual(before?.catalogue, catalogue)
  const changedWords = wordKinds.filter(
    (kind) => !isDeepStrictEqual(before?.published[kind], published[kind]),
  )
  former = { catalogue, published }
  keepCatalogue(catalogue)
  keepPublished(published)
  return { until, changedWords: isSameCatalogue ? changedWords : null }
}

/** At start: brings the entries of this release into the database, then reads what holds. */
export async function openCatalogue(parts: CatalogueParts): Promise<void> {
  await seedRelease(parts.database, releaseEntries(), parts.clocks.academy.now())
  await reloadCatalogue(parts)
}
