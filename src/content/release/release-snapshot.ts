import { releaseApprovalLimit } from '#domain/registrations/approval-limit.ts'
import type { Snapshot } from '../snapshot.ts'
import { releaseCatalogue } from './release-catalogue.ts'

/** What a new site opens with. */
export const releaseSnapshot: Snapshot = {
  catalogue: releaseCatalogue,
  published: {},
  approvalLimit: releaseApprovalLimit,
}
