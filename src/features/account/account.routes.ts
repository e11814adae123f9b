import { dayOf } from '#domain/dates/days.ts'
import { cancelRegistration, shownQuote } from '#features/cancellations/cancel.ts'
import { completedCourses } from '#features/certificates/owned-courses.ts'
import { creditView } from '#features/credit/credit-view.ts'
import { chooseDate } from '#features/dates/choose-date.ts'
import { ownView, registrationView } from '#features/orders/registration-view.ts'
import { readUnpaidOrder } from '#features/payments/unpaid-order.ts'
import { userOf } from '#features/people/bearer.ts'
import type { AccountParts } from '#features/registrants/account.ts'
import {
  registrationOf,
  requireOwnRegistration,
  requirePaidRegistration,
} from '#features/registrants/ownership.ts'
import { editProfile, readProfile } from '#features/registrants/profile.ts'
import { linesOf } from '#features/registrations/registration-lines.queries.ts'
import { waitingPlaces } from '#features/seats/waiting-places.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import type { App } from '#platform/http/app-type.ts'
import { serve } from '#platform/http/serve.ts'
import { activeCourses } from './active-courses.ts'
import { listPaymentMethods, listRegistrations, listTransactions } from './transactions.ts'

export function personRoutes(app: App, parts: AccountParts) {
  const { context } = parts
  const { database, clocks } = context
  const today = () => dayOf(clocks.academy.now())

  serve(app, 'GET /api/account/profile', async (request) => ({
    profile: await readProfile(userOf(request), parts),
    waitingList: await waitingPlaces(userOf(request), context),
  }))

  serve(app, 'PATCH /api/account/profile', async (request) => ({
    profile: await editProfile(userOf(request), request.body, parts),
  }))

  serve(app, 'GET /api/account/transactions', (request) => listTransactions(userOf(request).uid, context))

  serve(app, 'GET /api/account/active-courses', (request) => activeCourses(userOf(request), context))

  serve(app, 'GET /api/account/completed-courses', (request) =>
    completedCourses(database, userOf(request).uid),
  )

  serve(app, 'GET /api/account/payment-methods', (request) =>
    listPaymentMethods(database, userOf(request).uid),
  )

  serve(app, 'GET /api/account/tuition-credit', (request) => {
    const { email, emailVerified } = userOf(request)
    return creditView(database, emailVerified ? email : '', context)
  })

  serve(app, 'GET /api/account/registrations', (request) =>
    listRegistrations(database, userOf(request).uid, today()),
  )
}

export function registrationRoutes(app: App, { context }: AccountParts) {
  const { database, clocks } = context
  const today = () => dayOf(clocks.academy.now())
  const onRequest = requireOwnRegistration(database)
  const paid = { onRequest: requirePaidRegistration(database) }
  const view = async (registration: RegistrationRow) =>
    registrationView(registration, await linesOf(database, [registration.id]), today())

  serve(
    app,
    'GET /api/account/transactions/:id/refund-quote',
    async (request) => shownQuote(database, registrationOf(request), today()),
    paid,
  )

  serve(
    app,
    'POST /api/account/transactions/:id/cancel',
    async (request) => view(await cancelRegistration(registrationOf(request).id, request.body, context)),
    paid,
  )

  serve(
    app,
    'GET /api/account/registrations/:id/unpaid-order',
    (request) => readUnpaidOrder(registrationOf(request), context),
    paid,
  )

  serve(
    app,
    'PUT /api/account/registrations/:id/dates/:course',
    async (request) => {
      const { uid, email, emailVerified } = userOf(request)
      const choice = {
        registrationId: registrationOf(request).id,
        uid,
        provenEmail: emailVerified ? email : null,
        course: request.params.course,
        start: request.body.start,
      }
      const chosen = await chooseDate(choice, context)
      return ownView(chosen, await linesOf(database, [chosen.id]), today())
    },
    { onRequest },
  )
}
