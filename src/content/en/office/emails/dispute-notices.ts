import { type Cents, formatMoney } from '#domain/money/money.ts'
import type { DisputeState } from '#domain/registrations/registration.ts'
import type { OwnerNotice } from './owner-notices.ts'

type Disputed = {
  /** The registration's. */
  id: string
  name: string
  received: Cents
  /** The disputed part of what was received. */
  amount: Cents
}

type NotLost = {
  state: Exclude<DisputeState, 'lost'>
  /** An inquiry, which takes no money. */
  onlyAsked: boolean
}

type Lost = {
  state: 'lost'
  /** By the bank and by refunds. */
  returned: Cents
  /** Nothing is left of the payment. */
  isGone: boolean
  coursesHeld: boolean
}

export function disputeNotice(dispute: Disputed & (NotLost | Lost)): OwnerNotice {
  const { subject, sentence } = inWords(dispute)
  return { subject: `${subject}: ${dispute.name}`, sentence }
}

function inWords(dispute: Disputed & (NotLost | Lost)): OwnerNotice {
  const { amount, received } = dispute
  const about = amount < received ? `${formatMoney(amount)} of the payment` : 'the payment'
  switch (dispute.state) {
    case 'open':
      return {
        subject: 'Dispute open',
        sentence: `There is a dispute about ${about}. Please answer with evidence at the provider; no refund is made meanwhile.`,
      }
    case 'inquiry':
      return {
        subject: 'Inquiry of a bank',
        sentence: `A bank asks about ${about}, and has taken nothing yet. Please answer at the provider. Refunds go out meanwhile, and one of all of the payment ends the inquiry.`,
      }
    case 'won':
      return dispute.onlyAsked
        ? {
            subject: 'Inquiry ended',
            sentence: `The bank no longer asks about ${about}, and has taken nothing.`,
          }
        : {
            subject: 'Dispute won',
            sentence: `The dispute about ${about} has been decided for the academy.`,
          }
    case 'lost':
      return { subject: 'Dispute lost', sentence: whatWasLost(dispute, about) }
  }
}

/** A lost dispute ends no course: the academy decides whether the registrant keeps it. */
function whatWasLost({ received, returned, isGone, coursesHeld }: Disputed & Lost, about: string): string {
  const what = isGone
    ? 'the money is gone.'
    : `of ${formatMoney(received)} the bank has returned ${formatMoney(returned)}.`
  const decided = `The dispute about ${about} has been decided against the academy: ${what}`
  if (!coursesHeld) return decided
  return isGone
    ? `${decided} Its courses are still held. Please cancel them, so that their seats are free: nothing more is refunded.`
    : `${decided} Its courses are still held, and a cancellation gives back no more than is left.`
}
