// One payment for a group: which part of its refunds and disputes belongs to which registration.
import { type Cents, sum } from './money.ts'
import { inProportion } from './money-parts.ts'
import type { SentRefundState } from './settlement.ts'

type Member = {
  registrationId: string
  /** Its part of the payment. */
  amount: Cents
  /** Whether a refund at the provider was sent for this registration. */
  isOwn: (key: string) => boolean
  /** Refunds that are decided and still to be sent, by the key that the provider will know them by. */
  due: readonly { key: string; amount: Cents }[]
  /** Recorded parts of refunds made in the dashboard, by their `partId`. */
  refunds: ReadonlyMap<string, Cents>
  /** Parts of disputes that are recorded. */
  disputes: readonly { id: string; amount: Cents }[]
}

/** The same refund or dispute of the provider has a part in several ledgers, each by its own id. */
function partId(id: string, { registrationId }: Pick<Member, 'registrationId'>): string {
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
  const split = dashboardParts(members, sent)
  return members.map((member, index) =>
    sent.flatMap((refund) => {
      const parts = split.get(refund.key)
      if (!parts) return member.isOwn(refund.key) ? [refund] : []
      const amount = parts[index] ?? 0
      return amount === 0 ? [] : [{ ...refund, key: partId(refund.key, member), amount }]
    }),
  )
}

/**
 * The parts stay as they were recorded: a refund that fails later must not move them. What is left of a registration is counted
 * without its refunds that are still to be sent. The provider would send them from the money of the others.
 */
function dashboardParts(members: readonly Member[], sent: readonly Sent[]): ReadonlyMap<string, Cents[]> {
  const split = new Map<string, Cents[]>()
  const active = (refunds: readonly Sent[]) =>
    sum(refunds.map(({ state, amount }) => (state === 'failed' ? 0 : amount)))
  const unsent = members.map(({ due }) =>
    sum(due.map(({ key, amount }) => (sent.some((one) => one.key === key) ? 0 : amount))),
  )
  let left = members.map(
    ({ amount, isOwn }, index) =>
      amount - active(sent.filter(({ key }) => isOwn(key))) - (unsent[index] ?? 0),
  )
  function keep(refund: Sent, parts: Cents[]) {
    split.set(refund.key, parts)
    left = left.map((amount, index) => amount - active([{ ...refund, amount: parts[index] ?? 0 }]))
  }
  const made = sent.filter(({ key }) => members.every(({ isOwn }) => !isOwn(key))).toReversed()
  for (const refund of made) {
    const parts = members.map((member) => member.refunds.get(partId(refund.key, member)) ?? 0)
    if (sum(parts) === refund.amount) keep(refund, parts)
  }
  for (const refund of made.filter(({ key }) => !split.has(key))) {
    const weights = left.map((amount) => Math.max(0, amount))
    const within = Math.min(refund.amount, sum(weights))
    const beyond = inProportion(refund.amount - within, unsent)
    keep(
      refund,
      inProportion(within, weights).map((part, index) => part + (beyond[index] ?? 0)),
    )
  }
  return split
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
