import { type Cents, sum } from './money.ts'
import { sharesWithin } from './refunds.ts'
import { type DisputeState, disputeStates } from './registration.ts'

/** A dispute that a bank opened about a payment. */
export type Dispute = {
  id: string
  amount: Cents
  state: DisputeState
  /** An inquiry, or closed as one. */
  onlyAsked: boolean
}

/** The state that all disputes of a payment add up to; null without disputes. */
export function standingOf(disputes: readonly Dispute[]): DisputeState | null {
  return disputeStates.find((state) => disputes.some((dispute) => dispute.state === state)) ?? null
}

export function lostIn(disputes: readonly Dispute[]): Cents {
  return sum(disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount))
}

/** The chargebacks that are not assigned to a refund of ours. */
export function returnedBesides(disputes: readonly Dispute[], received: Cents, forRefunds: Cents): Cents {
  return Math.max(0, returnedIn(disputes, received) - forRefunds)
}

/**
 * What chargebacks still cover of each refund of ours. A lost dispute may later be won, which reverses the
 * chargeback. Nothing changes while a dispute is open.
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

/** Exchange rates can make a dispute larger than the payment; no more than the payment can be charged back. */
function returnedIn(disputes: readonly Dispute[], received: Cents): Cents {
  return Math.min(received, lostIn(disputes))
}

/** Personal data must be kept while a dispute is under way: the academy has to answer it. */
export function isUnderWay(dispute: DisputeState | null): boolean {
  return dispute === 'open' || dispute === 'inquiry'
}

type Told = { dispute: DisputeState | null; toldDisputes: Readonly<Record<string, DisputeState>> }

/**
 * The disputes that staff have not been notified about, from a list that is newest first. Without entries in
 * `toldDisputes`, the registration's own state counts as the notification about the oldest dispute in that
 * state.
 */
export function untoldOf(disputes: readonly Dispute[], { dispute, toldDisputes }: Told): Dispute[] {
  if (Object.keys(toldDisputes).length === 0) {
    const told = disputes.findLast(({ state }) => state === dispute)
    return disputes.filter((one) => one !== told)
  }
  return disputes.filter(({ id, state }) => state !== toldDisputes[id])
}
