import { type Cents, sum } from './money.ts'
import { sharesWithin } from './refunds.ts'
import { type DisputeState, disputeStates } from './registration.ts'

/** One of those that banks have opened about a payment. */
export type Dispute = {
  id: string
  amount: Cents
  state: DisputeState
  /** It is an inquiry, or ended as one. */
  onlyAsked: boolean
}

/** How a payment stands by all of its disputes; null where it has none. */
export function standingOf(disputes: readonly Dispute[]): DisputeState | null {
  return disputeStates.find((state) => disputes.some((dispute) => dispute.state === state)) ?? null
}

/** What banks took back, in all of them. */
export function lostIn(disputes: readonly Dispute[]): Cents {
  return sum(disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount))
}

/** Of that, what stands for no refund of ours. */
export function returnedBesides(disputes: readonly Dispute[], received: Cents, forRefunds: Cents): Cents {
  return Math.max(0, returnedIn(disputes, received) - forRefunds)
}

/**
 * Of what banks had returned for each refund of ours, what is still returned: a dispute that was lost may be decided for the
 * academy after all. While one is open a bank has its money. Where none was won, nothing was taken again: what migration
 * 019 wrote down may be more than banks have returned.
 */
export function stillReturned(
  disputes: readonly Dispute[],
  received: Cents,
  forRefunds: readonly Cents[],
): Cents[] {
  const isTurned =
    standingOf(disputes) !== 'open' && disputes.some(({ state, onlyAsked }) => state === 'won' && !onlyAsked)
  return isTurned ? sharesWithin(returnedIn(disputes, received), forRefunds) : [...forRefunds]
}

/** A dispute may be about more than was paid, where currencies moved; what was paid is all that can go back. */
function returnedIn(disputes: readonly Dispute[], received: Cents): Cents {
  return Math.min(received, lostIn(disputes))
}

/** Then the academy has to answer who it was. */
export function isUnderWay(dispute: DisputeState | null): boolean {
  return dispute === 'open' || dispute === 'inquiry'
}

type Told = { dispute: DisputeState | null; toldDisputes: Readonly<Record<string, DisputeState>> }

/**
 * Of those listed newest first, which the academy has to be told of. Until each was written down by itself, the one state of the
 * registration was told: it stands for the oldest in that state, or a second one would be opened and nobody hear of it.
 */
export function untoldOf(disputes: readonly Dispute[], { dispute, toldDisputes }: Told): Dispute[] {
  if (Object.keys(toldDisputes).length === 0) {
    const told = disputes.findLast(({ state }) => state === dispute)
    return disputes.filter((one) => one !== told)
  }
  return disputes.filter(({ id, state }) => state !== toldDisputes[id])
}
