import { type Cents, sum } from './money.ts'
import { type DisputeState, disputeStates } from './registration.ts'

/** One of those that banks have opened about a payment. */
export type Dispute = { id: string; amount: Cents; state: DisputeState }

/** How a payment stands by all of its disputes; null where it has none. */
export function standingOf(disputes: readonly Dispute[]): DisputeState | null {
  return disputeStates.find((state) => disputes.some((dispute) => dispute.state === state)) ?? null
}

/** What banks took back, in all of them. */
export function lostIn(disputes: readonly Dispute[]): Cents {
  return sum(disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount))
}

/** Then the academy has to answer who it was. */
export function isUnderWay(dispute: DisputeState | null): boolean {
  return dispute === 'open' || dispute === 'inquiry'
}

type Told = { dispute: DisputeState | null; toldDisputes: Readonly<Record<string, DisputeState>> }

/** Until each was written down by itself, the one state of the registration was told. */
export function wasTold({ id, state }: Dispute, { dispute, toldDisputes }: Told): boolean {
  return Object.keys(toldDisputes).length === 0 ? state === dispute : state === toldDisputes[id]
}
