import { catalogue } from '#content/catalogue.ts'
import { staffNotes } from '#content/en/office/staff-notes.ts'
import { insertOffer, offerById, withdrawOffer as withdraw } from '#database/tables/offers.ts'
import type { OfferRow } from '#database/tables/rows/offers.ts'
import { addDays, type Day, dayOf } from '#domain/days.ts'
import type { Cents } from '#domain/money.ts'
import { offerTerms } from '#domain/offers.ts'
import type { Note } from '../../staff-note.ts'
import { StaffRefusal } from '../../staff-refusal.ts'
import type { Checkout } from '../checkout.ts'

export type NewOffer = {
  email: string
  name: string
  items: readonly string[]
  /** Null for the price of the list. */
  price: Cents | null
  reason: string | null
  /** Null for the default. */
  until: Day | null
  planAllowed: boolean
}

/** Without --until an offer is good for two weeks. */
const defaultDays = 14

export async function makeOffer(
  { email, name, items, price, reason, until, planAllowed }: NewOffer,
  checkout: Checkout,
  note: Note,
): Promise<{ offer: OfferRow; link: string }> {
  const { database, clocks, links, origin } = checkout
  const today = dayOf(clocks.academy.now())
  const made = offerTerms({ items, price, reason }, { catalogue: catalogue(), today })
  if ('fault' in made) throw new StaffRefusal('offer_fault', { fault: made.fault })
  if (until !== null && until < today) throw new StaffRefusal('date_past', { day: until })
  const { quote, listed } = made
  const offer = await database.transaction().execute(async (trx) => {
    const inserted = await insertOffer(trx, {
      email,
      name,
      items: [...quote.items],
      lines: [...quote.lines],
      amount: quote.total,
      listed,
      reason,
      untilDay: until ?? addDays(today, defaultDays),
      planAllowed,
      madeAt: clocks.real.now(),
    })
    await note(trx, staffNotes.offerMade({ offerId: inserted.id, items, amount: quote.total }))
    return inserted
  })
  return { offer, link: `${origin}/offer/${links.sign('offer', offer.id)}` }
}

/** A payment that is under way still counts: the card form may be open. */
export async function withdrawOffer(id: string, checkout: Checkout, note: Note): Promise<void> {
  const { database, clocks } = checkout
  await database.transaction().execute(async (trx) => {
    if (!(await offerById(trx, id))) throw new StaffRefusal('unknown_offer')
    if (!(await withdraw(trx, id, clocks.real.now()))) throw new StaffRefusal('offer_withdrawn')
    await note(trx, staffNotes.offerWithdrawn({ offerId: id }))
  })
}
