import { catalogue } from '#content/catalogue.ts'
import type { Upgrade } from '#contract/account/upgrades.ts'
import type { OpenedPayment } from '#contract/checkout.ts'
import { isProgramId, type ProgramId, programIds } from '#domain/catalogue/catalogue.ts'
import { dayOf } from '#domain/dates/days.ts'
import { sum } from '#domain/money/money.ts'
import { coveredByCredit } from '#domain/money/tuition-credit.ts'
import { siteFormKey } from '#domain/registrations/form-key.ts'
import { holdsCourses, shownStatuses } from '#domain/registrations/registration.ts'
import { type OrderParts, type OrderRequest, placeOrder } from '#features/orders/place-order.ts'
import { userOf } from '#features/people/bearer.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { registrationsOf } from '#features/registrations/registration-owners.queries.ts'
import { type Counting, countLines } from '#features/upgrades/count-lines.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { openPlaced } from './open-payment.ts'

export function upgradeRoutes(app: App, parts: AccountParts) {
  const { context } = parts

  serve(app, 'GET /api/account/upgrades', (request) => upgradesOf(userOf(request).uid, context))

  serve(app, 'POST /api/account/upgrades/:program/payment-intent', (request) => {
    const language = languageOfCookie(request.headers.cookie)
    const caller = { user: userOf(request), ip: request.ip, language }
    return openUpgrade(caller, request.params.program, parts)
  })
}

type Caller = Pick<OrderRequest, 'ip' | 'language'> & { user: SignedInUser }

export async function openUpgrade(
  { user, ip, language }: Caller,
  program: ProgramId,
  parts: OrderParts,
): Promise<OpenedPayment> {
  const { newest, counting, owned } = await countedFor(user.uid, program, parts.context)
  if (!newest || owned || counting.lines.length === 0) throw new Refusal('not_found', { missing: 'own' })
  if (counting.blocked !== null) throw new Refusal('upgrade_blocked', { reason: counting.blocked })
  const { name, phone } = newest
  const order = { name, phone, email: user.email, selectedItems: program, dates: {} }
  const formKey = siteFormKey('upgrade', user.uid, program)
  const placed = await placeOrder(
    { order, user, ip, language, firstPage: null, country: null, formKey },
    parts,
  )
  return openPlaced({ ...placed, upgrade: counting.lines }, parts)
}

/** The programs that an account can upgrade to. */
async function upgradesOf(uid: string, context: Context): Promise<Upgrade[]> {
  const found: Upgrade[] = []
  for (const program of programIds) {
    const { counting, owned } = await countedFor(uid, program, context)
    const { price, lines, blocked } = counting
    if (owned || lines.length === 0) continue
    const counted = coveredByCredit(price, sum(lines.map((line) => line.counted)))
    const courses = lines.map(({ course }) => course)
    found.push({ program, price, counted, rest: price - counted, courses, blocked })
  }
  return found
}

async function countedFor(
  uid: string,
  program: ProgramId,
  { database, clocks }: Context,
): Promise<{ newest: RegistrationRow | undefined; counting: Counting; owned: boolean }> {
  // What somebody else paid is not the registrant's to use.
  const registrations = (await registrationsOf(database, uid, shownStatuses)).filter(
    (one) => holdsCourses(one) && !isPaidByOther(one),
  )
  const oldestFirst = registrations.toReversed()
  const counting = await countLines(database, program, oldestFirst, dayOf(clocks.academy.now()))
  const { programs } = catalogue()
  const includes = (item: string) =>
    isProgramId(item) && programs[program].courses.every((course) => programs[item].courses.includes(course))
  const hasAll = counting.lines.length === programs[program].courses.length
  const owned = hasAll || registrations.some(({ items }) => items.some(includes))
  return { newest: registrations[0], counting, owned }
}
