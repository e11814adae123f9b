import { guestCancel, guestRefundQuote, guestRegistration } from '#contract/registrations.ts'
import { linesOf } from '#database/registration-lines.ts'
import { registrationById } from '#database/registrations.ts'
import { dayOf } from '#domain/days.ts'
import type { App } from '../app.ts'
import { ApiError } from '../errors.ts'
import { cancelRegistration, quoteCancellation } from './cancel.ts'
import type { Checkout } from './checkout.ts'
import { registrationView } from './registration-view.ts'

/** What the signed link of the confirmation mail opens, with or without an account. */
export function guestRoutes(app: App, { checkout }: { checkout: Checkout }) {
  const { database, clocks, links } = checkout
  const today = () => dayOf(clocks.academy.now())

  async function open(token: string) {
    const id = links.read('registration', token)
    const registration = id === null ? undefined : await registrationById(database, id)
    if (!registration) throw new ApiError(404, 'not_found', 'This link leads to no registration.')
    return { registration, lines: await linesOf(database, [registration.id]) }
  }

  app.get('/api/registrations/:token', { schema: guestRegistration }, async ({ params }) => {
    const { registration, lines } = await open(params.token)
    return registrationView(registration, lines, today())
  })

  app.get('/api/registrations/:token/refund-quote', { schema: guestRefundQuote }, async ({ params }) => {
    const { registration, lines } = await open(params.token)
    return quoteCancellation(registration, lines, today())
  })

  app.post('/api/registrations/:token/cancel', { schema: guestCancel }, async ({ params, body }) => {
    const { registration } = await open(params.token)
    const canceled = await cancelRegistration(registration.id, body, checkout)
    return registrationView(canceled, await linesOf(database, [canceled.id]), today())
  })
}
