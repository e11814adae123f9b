import { keepApprovalLimit } from '#content/approval-limit.ts'
import { keepCatalogue } from '#content/catalogue.ts'
import { keepPublished } from '#content/published.ts'
import { releaseEntries } from '#content/release/release-entries.ts'
import { makeSnapshots, type Snapshots } from '#platform/snapshots.ts'
import type { CatalogueParts } from './catalogue-parts.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { seedRelease } from './seed-release.ts'

/** Later requests and jobs of this process read what holds now. `until`: when the next scheduled version begins to hold. */
export async function reloadCatalogue(
  snapshots: Pick<Snapshots, 'publish'>,
  parts: CatalogueParts,
): Promise<{ until: Date | undefined }> {
  const { until, ...snapshot } = await loadCatalogue(parts)
  snapshots.publish(snapshot)
  keepCatalogue(snapshot.catalogue)
  keepApprovalLimit(snapshot.approvalLimit)
  keepPublished(snapshot.published)
  return { until }
}

/** At start: brings the entries of this release into the database, then reads what holds. */
export async function openCatalogue(parts: CatalogueParts): Promise<Snapshots> {
  await seedRelease(parts.database, releaseEntries(), parts.clocks.academy.now())
  const { until: _, ...snapshot } = await loadCatalogue(parts)
  keepCatalogue(snapshot.catalogue)
  keepApprovalLimit(snapshot.approvalLimit)
  keepPublished(snapshot.published)
  return makeSnapshots(snapshot)
}
