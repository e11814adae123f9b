import { type DisputeState, disputeStates } from '../registrations/registration.ts'
import { type Cents, sum } from './money.ts'
import { sharesWithin } from './money-parts.ts'

/** A dispute that a bank opened about a payment. */
export type Dispute = {
  id: string
  amount: Cents
  state: DisputeState
  /** An inquiry, or closed as one. */
  onlyAsked: boolean
}

/** The state that all disputes of a registration add up to; null without disputes. */
export function standingOf(disputes: readonly Pick<Dispute, 'state'>[]): DisputeState | null {
  return disputeStates.find((state) => disputes.some((dispute) => dispute.state === state)) ?? null
}

export function lostIn(disputes: readonly Dispute[]): Cents {
  return sum(disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount))
}

/**
 * What chargebacks still cover of each refund of ours. A lost dispute may later be won, which reverses the chargeback. Nothing
 * changes while a dispute is open.
 */
export function stillCovered(
  disputes: readonly Dispute[],
  received: Cents,
  covered: readonly Cents[],
): Cents[] {
  const isTurned =
    standingOf(disputes) !== 'open' && disputes.some(({ state, onlyAsked }) => state === 'won' && !onlyAsked)
  return isTurned ? sharesWithin(Math.min(received, lostIn(disputes)), covered) : [...covered]
}

/** Personal data must be kept while a dispute is under way: the academy has to answer it. */
export function isUnderWay(dispute: DisputeState | null): boolean {
  return dispute === 'open' || dispute === 'inquiry'
}
