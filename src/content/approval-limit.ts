// Not in the catalogue, which is in the data of every public page.
import { releaseApprovalLimit } from '#domain/approval-limit.ts'
import type { Cents } from '#domain/money.ts'

let current: Cents = releaseApprovalLimit

/** Refunds, canceled dates and credit above it need a second person. */
export function approvalLimit(): Cents {
  return current
}

/** Called when a process has read the database. */
export function keepApprovalLimit(next: Cents): void {
  current = next
}
