import { keepApprovalLimit } from '#content/approval-limit.ts'
import { keepCatalogue } from '#content/catalogue.ts'
import { keepPublished } from '#content/published.ts'
import { releaseEntries } from '#content/release/release-entries.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { seedRelease } from './seed-release.ts'

/** Makes this process use what holds now. `until`: when the next scheduled version begins to hold. */
export async function reloadCatalogue(parts: CatalogueParts): Promise<{ until: Date | undefined }> {
  const { catalogue, approvalLimit, published, until } = await loadCatalogue(parts)
  keepCatalogue(catalogue)
  keepApprovalLimit(approvalLimit)
  keepPublished(published)
  return { until }
}

/** At start: brings the entries of this release into the database, then reads what holds. */
export async function openCatalogue(parts: CatalogueParts): Promise<void> {
  await seedRelease(parts.database, releaseEntries(), parts.clocks.academy.now())
  await reloadCatalogue(parts)
}
