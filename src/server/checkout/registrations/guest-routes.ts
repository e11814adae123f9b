import {
  type GuestRegistration,
  guestCancel,
  guestRefundQuote,
  guestRegistration,
} from '#contract/registrations.ts'
import { certificatesOfRegistration } from '#database/certificates.ts'
import { countRefunds } from '#database/refunds.ts'
import { linesOf } from '#database/registration-lines.ts'
import type { RegistrationRow } from '#database/registrations.ts'
import { dayOf } from '#domain/days.ts'
import type { App } from '../../app-type.ts'
import type { Checkout } from '../checkout.ts'
import { cancelRegistration, readQuote } from '../refunds/cancel.ts'
import { linkedRegistration } from '../registration-link.ts'
import { registrationView } from './registration-view.ts'

/** What the signed link of the confirmation mail opens, with or without an account. */
export function guestRoutes(app: App, { checkout }: { checkout: Checkout }) {
  const { database, clocks } = checkout
  const today = () => dayOf(clocks.academy.now())

  async function view(registration: RegistrationRow): Promise<GuestRegistration> {
    const { id } = registration
    const certificates = await certificatesOfRegistration(database, id)
    return {
      ...registrationView(registration, await linesOf(database, [id]), today()),
      certificates: certificates.map(({ course, code }) => ({ course, code })),
      refunds: (await countRefunds(database, [id])).get(id) ?? 0,
    }
  }

  app.get('/api/registrations/:token', { schema: guestRegistration }, async ({ params }) =>
    view(await linkedRegistration(params.token, checkout)),
  )

  app.get('/api/registrations/:token/refund-quote', { schema: guestRefundQuote }, async ({ params }) =>
    readQuote(database, await linkedRegistration(params.token, checkout), today()),
  )

  app.post('/api/registrations/:token/cancel', { schema: guestCancel }, async ({ params, body }) => {
    const { id } = await linkedRegistration(params.token, checkout)
    return view(await cancelRegistration(id, body, checkout))
  })
}
