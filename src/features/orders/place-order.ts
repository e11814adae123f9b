import { requirementsOf } from '#content/courses/requirements.ts'
import type { Colleague, Order } from '#contract/checkout.ts'
import { minutes } from '#domain/dates/days.ts'
import type { Language } from '#domain/people/language.ts'
import type { Quote } from '#domain/pricing/pricing.ts'
import type { Bearer } from '#features/people/bearer.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { registrantOf } from '#features/registrants/registrant.ts'
import { holderOf } from '#features/seats/hold-caps.ts'
import type { Holder } from '#features/seats/unpaid-holds.queries.ts'
import type { Context } from '#platform/context.ts'
import type { Payer } from '#platform/database/rows/offers.ts'
import type { CountedLine } from '#platform/database/rows/upgrades.ts'
import { perNetwork } from '#platform/http/limit-requests.ts'
import type { Count, Limiter, Rate } from '#platform/limits/limits.ts'
import { Refusal } from '#platform/refusal.ts'

export type OrderParts = {
  context: Context
  limiter: Pick<Limiter, 'takeAll' | 'giveBack'>
  bearer: Pick<Bearer, 'hold'>
}

export type OrderRequest = {
  order: Order
  /** Pays in parts. */
  plan?: boolean | undefined
  /** Pays with credit as far as it goes. */
  credit?: boolean | undefined
  /** The colleagues that the buyer registers too, and pays for. */
  colleagues?: readonly Colleague[] | undefined
  /** Whether the buyer declares to have what the courses require; undefined if nobody asked. */
  declared?: boolean | undefined
  /** Null for a visitor. */
  user: SignedInUser | null
  ip: string
  language: Language
  /** The page on which the tab opened the site, if it said so. */
  firstPage: string | null
  /** Of the caller's network, if known. */
  country: string | null
  /** Identifies the browser's form: the same order with the same key is the same registration. */
  formKey: string
}

export type PlacedOrder = Order & {
  plan: boolean
  credit?: boolean
  colleagues?: readonly Colleague[]
  /** What the buyer declared, as the page said it. */
  declared?: string[] | null
  /** What was paid for earlier lines pays a part of a program. */
  upgrade?: readonly CountedLine[]
  /** The price of an offer that staff made, in place of the list's. */
  agreed?: Quote
  offerId?: string
  /** Who pays for the registrant. */
  payer?: Payer | null
  /** Staff hold the seats until then, without the limits of buyers. */
  heldUntil?: Date
  uid: string | null
  user: SignedInUser | null
  language: Language
  firstPage: string | null
  country: string | null
  formKey: string
  /** The network and the buyer that its unpaid seats count for. */
  holder: Holder
  /** The limits that a new registration counts against, and those of a repeated request. */
  counts: { opening: readonly Count[]; repeating: readonly Count[] }
}

/** Testing stolen cards takes many payment intents, so one network gets few and one buyer fewer. */
export const ordersPerAddress: Rate = { limit: 30, per: minutes(10) }
export const ordersPerBuyer: Rate = { limit: 10, per: minutes(10) }
/** A repeated request makes us call the provider, which limits our calls. */
const repeats: Rate = { limit: 60, per: minutes(1) }

/** Programs lead through their courses in order, so only courses that are bought one by one ask. */
function declarationOf(
  selection: Order['selectedItems'],
  declared: boolean | undefined,
  language: Language,
): string[] | null {
  const required = requirementsOf(selection, language)
  if (declared === undefined || required.length === 0) return null
  if (!declared) throw new Refusal('undeclared')
  return required
}

/** The order with its registrant: a signed-in user registers with the data of their profile. */
export async function placeOrder(request: OrderRequest, parts: OrderParts): Promise<PlacedOrder> {
  const { order, plan = false, credit = false, declared, user, ip, language, firstPage } = request
  const registrant = { ...order, uid: null, ...(user && (await registrantOf(user, order, parts))) }
  const emailVerified = user?.emailVerified === true
  // Credit belongs to an address, so only its proven owner may use it.
  const isProven = emailVerified && registrant.uid !== null && user?.email === registrant.email
  if (credit && !isProven) throw new Refusal('credit_sign_in')
  const { colleagues = [] } = request
  // The form may have another address than the account.
  if (colleagues.some(({ email }) => email === registrant.email)) throw sameAddress()
  return {
    ...registrant,
    plan,
    credit,
    colleagues,
    declared: declarationOf(order.selectedItems, declared, language),
    user,
    language,
    firstPage,
    country: request.country,
    formKey: request.formKey,
    holder: holderOf(ip, { ...registrant, emailVerified }),
    counts: countsOf(ip, { email: registrant.email, user }),
  }
}

function sameAddress() {
  const fault = { rule: 'must be another address than yours' }
  return new Refusal('invalid_request', { field: 'colleagues', fault })
}

export function countsOf(
  ip: string,
  { email, user }: { email: string; user: SignedInUser | null },
): PlacedOrder['counts'] {
  return {
    opening: [
      ...perNetwork('intents', ip, ordersPerAddress),
      // Anyone can type an email address. Without proof it counts per network, so that its owner can still buy.
      ...(user?.emailVerified && user.email === email
        ? [{ key: `intents of ${user.uid}`, rate: ordersPerBuyer }]
        : perNetwork(`intents for ${email}`, ip, ordersPerBuyer)),
    ],
    repeating: perNetwork('orders again', ip, repeats),
  }
}
