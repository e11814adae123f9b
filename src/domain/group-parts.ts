// One payment for a group: which part of its refunds and disputes belongs to which registration.
import { type Cents, sum } from './money.ts'
import { inProportion } from './money-parts.ts'
import type { SentRefundState } from './settlement.ts'

export type Member = {
  registrationId: string
  /** Its part of the payment. */
  amount: Cents
  /** Whether a refund at the provider was sent for this registration. */
  isOwn: (key: string) => boolean
  /** Parts of disputes that are recorded. */
  disputes: readonly { id: string; amount: Cents }[]
}

/** The same refund or dispute of the provider has a part in several ledgers, each by its own id. */
export function partId(id: string, { registrationId }: Pick<Member, 'registrationId'>): string {
  return `${id}:${registrationId}`
}

/** The provider's id of a dispute. */
export function wholeId(dispute: string): string {
  return dispute.split(':', 1)[0] ?? dispute
}

type Sent = { key: string; amount: Cents; state: SentRefundState }

/**
 * Refunds of ours belong to one registration. A refund made in the dashboard says nothing about persons, so all get a part of it,
 * by what is left of each. So nobody loses a course by it until everything is refunded. Newest first, like the provider's list.
 */
export function refundParts<Refund extends Sent>(
  members: readonly Member[],
  sent: readonly Refund[],
): Refund[][] {
  const left = members.map(({ amount }) => amount)
  const parts: Refund[][] = members.map(() => [])
  for (const refund of sent.toReversed()) {
    const owner = members.findIndex(({ isOwn }) => isOwn(refund.key))
    const shares = owner === -1 ? inProportion(refund.amount, left) : undefined
    for (const [index, member] of members.entries()) {
      const amount = shares ? (shares[index] ?? 0) : index === owner ? refund.amount : 0
      if (amount === 0) continue
      const key = shares ? partId(refund.key, member) : refund.key
      parts[index]?.unshift({ ...refund, key, amount })
      if (refund.state !== 'failed') left[index] = (left[index] ?? 0) - amount
    }
  }
  return parts
}

/**
 * A dispute is about the payment, so it touches all registrations of it. The parts stay as they were recorded: later refunds must
 * not move them.
 */
export function disputeParts<Dispute extends { id: string; amount: Cents }>(
  members: readonly Member[],
  refunded: readonly Cents[],
  disputes: readonly Dispute[],
): Dispute[][] {
  const amounts = members.map(({ amount }) => amount)
  const left = amounts.map((amount, index) => Math.max(0, amount - (refunded[index] ?? 0)))
  const split = disputes.map((dispute) => {
    const recorded = members.flatMap((member) =>
      member.disputes.filter(({ id }) => id === partId(dispute.id, member)).map(({ amount }) => amount),
    )
    const isKnown = recorded.length === members.length && sum(recorded) === dispute.amount
    return isKnown ? recorded : inProportion(dispute.amount, sum(left) >= dispute.amount ? left : amounts)
  })
  return members.map((member, index) =>
    disputes.map((dispute, at) => ({
      ...dispute,
      id: partId(dispute.id, member),
      amount: split[at]?.[index] ?? 0,
    })),
  )
}
