import {
  type GuestRegistration,
  guestCancel,
  guestRefundQuote,
  guestRegistration,
} from '#contract/registrations.ts'
import { certificatesOfRegistration } from '#database/tables/certificates.ts'
import { countRefunds } from '#database/tables/refunds.ts'
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { dayOf } from '#domain/days.ts'
import type { App } from '../../http/app-type.ts'
import { ApiError } from '../../http/errors.ts'
import type { Bearer } from '../../identity/bearer.ts'
import type { SignedInUser } from '../../identity/check-token.ts'
import type { Checkout } from '../checkout.ts'
import { cancelRegistration, readQuote } from '../refunds/cancel.ts'
import { linkedRegistration, mayCancelByLink } from '../registration-link.ts'
import { registrationView } from './registration-view.ts'

/** What the signed link in an email opens. To cancel a registration of an account, its owner must also be signed in. */
export function guestRoutes(app: App, { checkout, bearer }: { checkout: Checkout; bearer: Bearer }) {
  const { database, clocks } = checkout
  const today = () => dayOf(clocks.academy.now())

  const onRequest = bearer.recognise

  async function view(registration: RegistrationRow, user: SignedInUser | null): Promise<GuestRegistration> {
    const { id } = registration
    const certificates = await certificatesOfRegistration(database, id)
    return {
      ...registrationView(registration, await linesOf(database, [id]), today()),
      certificates: certificates.map(({ course, code }) => ({ course, code })),
      cancellableBy: mayCancelByLink(registration, user) ? 'caller' : 'owner',
      refunds: (await countRefunds(database, [id])).get(id) ?? 0,
    }
  }

  app.get('/api/registrations/:token', { schema: guestRegistration, onRequest }, async ({ params, user }) =>
    view(await linkedRegistration(params.token, checkout), user),
  )

  app.get('/api/registrations/:token/refund-quote', { schema: guestRefundQuote }, async ({ params }) =>
    readQuote(database, await linkedRegistration(params.token, checkout), today()),
  )

  app.post(
    '/api/registrations/:token/cancel',
    { schema: guestCancel, onRequest },
    async ({ params, body, user }) => {
      const registration = await linkedRegistration(params.token, checkout)
      if (!mayCancelByLink(registration, user)) throw new ApiError(401, 'sign_in_to_cancel')
      return view(await cancelRegistration(registration.id, body, checkout), user)
    },
  )
}
