import { catalogue } from '#content/catalogue.ts'
import type { ProgramId } from '#domain/catalogue/catalogue.ts'
import { feeOf } from '#domain/catalogue/offered-only.ts'
import { dayOf } from '#domain/dates/days.ts'
import { offerTerms } from '#domain/pricing/offers.ts'
import type { Quote } from '#domain/pricing/pricing.ts'
import { siteFormKey } from '#domain/registrations/form-key.ts'
import { alreadyPaid } from '#features/orders/open-registration.ts'
import { countsOf } from '#features/orders/place-order.ts'
import { openPlaced } from '#features/payments/open-payment.ts'
import { userOf } from '#features/people/bearer.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import { readProfile } from '#features/registrants/profile.ts'
import { holderOf } from '#features/seats/hold-caps.ts'
import type { Context } from '#platform/context.ts'
import type { App } from '#platform/http/app-type.ts'
import { languageOfCookie } from '#platform/http/language.ts'
import { serve } from '#platform/http/serve.ts'
import { readCredits } from './credits.ts'

export function awardFeeRoutes(app: App, parts: AccountParts) {
  const { context } = parts

  serve(app, 'POST /api/account/awards/:award/fee/payment-intent', async (request) => {
    const user = userOf(request)
    const { uid, email, emailVerified } = user
    const { award } = request.params
    if ((await readCredits(context.database, uid))[award].feePaid) throw alreadyPaid()
    const { name, phone } = await readProfile(user, parts)
    const order = {
      // A new account may have neither, and the fee needs no seat.
      name: name ?? email,
      phone: phone ?? '',
      email,
      selectedItems: [],
      dates: {},
      plan: false,
      agreed: quoteOfFee(award, context),
      uid,
      user,
      language: languageOfCookie(request.headers.cookie),
      firstPage: null,
      country: null,
      formKey: siteFormKey('fee', uid, award),
      holder: holderOf(request.ip, { uid, email, emailVerified }),
      counts: countsOf(request.ip, { email, user }),
    }
    return openPlaced(order, parts)
  })
}

function quoteOfFee(award: ProgramId, { clocks }: Context): Quote {
  const today = dayOf(clocks.academy.now())
  const made = offerTerms(
    { items: [feeOf(award)], price: null, reason: null, dates: {} },
    { catalogue: catalogue(), today },
  )
  if ('fault' in made) throw new Error(`no fee of ${award}: ${made.fault}`)
  return made.quote
}
