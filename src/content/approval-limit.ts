// Not in the catalogue, which is in the data of every public page.

import type { Cents } from '#domain/money/money.ts'
import { releaseApprovalLimit } from '#domain/registrations/approval-limit.ts'

let current: Cents = releaseApprovalLimit

/** Refunds, canceled dates and credit above it need a second person. */
export function approvalLimit(): Cents {
  return current
}

/** Called when a process has read the database. */
export function keepApprovalLimit(next: Cents): void {
  current = next
}
