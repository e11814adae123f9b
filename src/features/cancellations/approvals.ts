// Refunds in the office. What is beyond the policy or above the limit waits for a second person, and nothing moves before that.

import { approvalLimit } from '#content/approval-limit.ts'
import type { OfficeApproval } from '#contract/office/refunds.ts'
import type { Note } from '#features/record/staff-note.ts'
import { lockFresh } from '#features/registrations/lock-fresh.ts'
import { lockRegistration } from '#features/registrations/registrations.queries.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { Database } from '#platform/database/connection.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { ApprovalRow } from '#platform/database/rows/desk.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import {
  approvalById,
  decideApproval,
  insertApproval,
  lockApproval,
  type NamedApproval,
} from './approvals.queries.ts'
import { sendRefund } from './cancel.ts'
import { reasonOf } from './cancel-by-staff.ts'
import { notifyApprovers } from './notify-approvers.ts'
import {
  beyondPolicy,
  decideQuoted,
  needsApproval,
  quoteByStaff,
  type StaffQuote,
  type WantedRefund,
} from './staff-quote.ts'

type Parts = Pick<OfficeParts, 'context' | 'clocks' | 'database'>
type RefundForm = WantedRefund & { revision: number; amount: number; reason: string | null }

/** Refunds at most what the policy gives, and at most the limit. */
export async function refundInOffice(
  form: RefundForm,
  { context, database }: Parts,
  note: Note,
): Promise<RegistrationRow> {
  const decided = await database.transaction().execute(async (trx) => {
    const quote = await quoteForm(trx, form, context)
    if (needsApproval(quote)) {
      throw new Refusal('needs_approval', {
        beyond: beyondPolicy(quote),
        limit: approvalLimit(),
      })
    }
    if (quote.amount < quote.policy && form.reason === null) throw new Refusal('needs_reason')
    const reason = quote.amount === quote.policy ? null : form.reason
    return decideQuoted(trx, quote, { reason }, context, note)
  })
  return sendRefund(decided, context)
}

async function quoteForm(trx: Database, form: RefundForm, context: Parts['context']): Promise<StaffQuote> {
  const { registrationId, revision } = form
  await lockFresh(trx, { id: registrationId, revision })
  const quote = await quoteByStaff(trx, form, context)
  if (form.items?.some((item) => !quote.items.includes(item))) {
    throw new Refusal('not_all_cancellable', { items: form.items })
  }
  return quote
}

/** Stores a request for an amount beyond the policy or above the limit. Returns its id. */
export async function askForApproval(
  form: RefundForm & { reason: string },
  staffId: string,
  { context, clocks, database }: Parts,
  note: Note,
): Promise<string> {
  const { registrationId, reason } = form
  return inTransaction(database, async (trx) => {
    const quote = await quoteForm(trx, form, context)
    const { items, amount, keeps, policy, most } = quote
    if (!needsApproval(quote)) throw new Refusal('needs_no_approval')
    if (amount > most) throw new Refusal('too_much', { most })
    const id = await insertApproval(trx, {
      registrationId,
      items: [...items],
      amount,
      keeps,
      policy,
      most,
      reason,
      askedBy: staffId,
      askedAt: clocks.real.now(),
    })
    if (id === undefined) throw new Refusal('approval_waits')
    await note(
      trx,
      'refund.asked',
      { registrationId, items, amount, policy, keeps },
      reasonOf(registrationId, reason),
    )
    const { registration } = quote
    await notifyApprovers(trx, { id, registration, items, amount, policy, reason, staffId }, context)
    return id
  })
}

/** Makes the refund that another person asked for, if it is still what they saw. */
export async function approveRefund(
  approvalId: string,
  staffId: string,
  { context, clocks, database }: Parts,
  note: Note,
): Promise<{ registration: RegistrationRow; amount: number }> {
  const { decided, amount } = await database.transaction().execute(async (trx) => {
    const { approval, registration } = await lockOpen(trx, approvalId)
    if (approval.askedBy === staffId) throw new Refusal('approval_own')
    if (registration.email === '') throw new Refusal('person_erased')
    const quote = await quoteAgain(trx, approval, context)
    const decision = { state: 'approved', decidedBy: staffId, decidedAt: clocks.real.now() } as const
    await decideApproval(trx, approvalId, decision)
    const reason = quote.amount === quote.policy ? null : approval.reason
    const grounds = { reason, askedBy: approval.askedBy }
    return {
      decided: await decideQuoted(trx, quote, grounds, context, note),
      amount: approval.amount,
    }
  })
  return { registration: await sendRefund(decided, context), amount }
}

/** The policy may have reached its next step, or part of the money may have left. */
async function quoteAgain(trx: Database, approval: ApprovalRow, context: Parts['context']) {
  const quote = await quoteByStaff(trx, approval, context)
  const { policy, most, items } = quote
  const isSame =
    policy === approval.policy && most === approval.most && items.length === approval.items.length
  if (!isSame) throw new Refusal('quote_changed', { policy, most })
  return quote
}

export async function declineRefund(
  { approvalId, reason }: { approvalId: string; reason: string },
  staffId: string,
  { clocks, database }: Parts,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const { approval } = await lockOpen(trx, approvalId)
    if (approval.askedBy === staffId) throw new Refusal('approval_own')
    const decidedAt = clocks.real.now()
    const decision = { state: 'declined', decidedBy: staffId, decidedAt, declineReason: reason } as const
    await decideApproval(trx, approvalId, decision)
    const { registrationId, amount, askedBy } = approval
    await note(trx, 'refund.declined', { registrationId, amount, askedBy }, reasonOf(registrationId, reason))
  })
}

export async function withdrawRequest(
  approvalId: string,
  staffId: string,
  { clocks, database }: Parts,
  note: Note,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    const { approval } = await lockOpen(trx, approvalId)
    if (approval.askedBy !== staffId) throw new Refusal('no_approval')
    const decision = { state: 'withdrawn', decidedBy: staffId, decidedAt: clocks.real.now() } as const
    await decideApproval(trx, approvalId, decision)
    const { registrationId, amount } = approval
    await note(trx, 'refund.request-withdrawn', { registrationId, amount })
  })
}

/** Locks follow the global order: the registration first. */
async function lockOpen(trx: Database, approvalId: string) {
  const found = await approvalById(trx, approvalId)
  const registration = found && (await lockRegistration(trx, found.registrationId))
  const approval = await lockApproval(trx, approvalId)
  if (!registration || !approval) throw new Refusal('no_approval')
  if (approval.state !== 'asked') throw new Refusal('approval_decided')
  return { approval, registration }
}

export function viewApproval(approval: NamedApproval, staffId: string): OfficeApproval {
  const { most, askedBy, askedByName, decidedByName, decidedAt, askedAt, registrant, ...facts } = approval
  return {
    ...facts,
    name: registrant,
    askedBy: askedByName,
    askedAt: askedAt.toISOString(),
    own: askedBy === staffId,
    decidedBy: decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}
