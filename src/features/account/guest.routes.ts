import { dayOf } from '#domain/dates/days.ts'
import { cancelRegistration, shownQuote } from '#features/cancellations/cancel.ts'
import type { Bearer } from '#features/people/bearer.ts'
import type { SignedInUser } from '#features/people/check-token.ts'
import { isPaidByOther } from '#features/registrations/groups.queries.ts'
import { linkedRegistration, mayChangeByLink } from '#features/registrations/registration-link.ts'
import type { Context } from '#platform/context.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { Refusal } from '#platform/refusal.ts'
import { linkedView } from './linked-view.ts'

/** What the signed link in an email opens. To cancel a registration of an account, its owner must also be signed in. */
export function guestRoutes(app: App, { context, bearer }: { context: Context; bearer: Bearer }) {
  const { database, clocks } = context
  const today = () => dayOf(clocks.academy.now())

  const onRequest = bearer.recognise
  const view = (registration: RegistrationRow, user: SignedInUser | null) =>
    linkedView(registration, user, context)

  serve(
    app,
    'GET /api/registrations/:token',
    async ({ params, user }) => view(await linkedRegistration(params.token, context), user),
    { onRequest },
  )

  serve(app, 'GET /api/registrations/:token/refund-quote', async ({ params }) => {
    const registration = await linkedRegistration(params.token, context)
    const quote = await shownQuote(database, registration, today())
    return isPaidByOther(registration) ? { ...quote, lines: [], amount: 0, left: 0 } : quote
  })

  serve(
    app,
    'POST /api/registrations/:token/cancel',
    async ({ params, body, user }) => {
      const registration = await linkedRegistration(params.token, context)
      // Only the payer cancels, because the refund is theirs.
      if (isPaidByOther(registration)) throw new Refusal('not_cancellable')
      if (!mayChangeByLink(registration, user)) throw new Refusal('sign_in_to_cancel')
      return view(await cancelRegistration(registration.id, body, context), user)
    },
    { onRequest },
  )
}
