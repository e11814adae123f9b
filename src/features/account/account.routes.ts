import {
  accountCancel,
  accountRefundQuote,
  accountRegistrations,
  activeCourses as activeCoursesCall,
  chooseDate as chooseDateCall,
  completedCourses as completedCoursesCall,
  editProfile as editProfileCall,
  paymentMethods,
  profile,
  transactions,
  unpaidOrder,
} from '#contract/account.ts'
import { accountCredit } from '#contract/tuition-credit.ts'
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
import { activeCourses } from './active-courses.ts'
import { listPaymentMethods, listRegistrations, listTransactions } from './transactions.ts'

export function personRoutes(app: App, parts: AccountParts) {
  const { context } = parts
  const { database, clocks } = context
  const today = () => dayOf(clocks.academy.now())

  app.get('/api/account/profile', { schema: profile }, async (request) => ({
    profile: await readProfile(userOf(request), parts),
    waitingList: await waitingPlaces(userOf(request), context),
  }))

  app.patch('/api/account/profile', { schema: editProfileCall }, async (request) => ({
    profile: await editProfile(userOf(request), request.body, parts),
  }))

  app.get('/api/account/transactions', { schema: transactions }, (request) =>
    listTransactions(userOf(request).uid, context),
  )

  app.get('/api/account/active-courses', { schema: activeCoursesCall }, (request) =>
    activeCourses(userOf(request), context),
  )

  app.get('/api/account/completed-courses', { schema: completedCoursesCall }, (request) =>
    completedCourses(database, userOf(request).uid),
  )

  app.get('/api/account/payment-methods', { schema: paymentMethods }, (request) =>
    listPaymentMethods(database, userOf(request).uid),
  )

  app.get('/api/account/tuition-credit', { schema: accountCredit }, (request) => {
    const { email, emailVerified } = userOf(request)
    return creditView(database, emailVerified ? email : '', context)
  })

  app.get('/api/account/registrations', { schema: accountRegistrations }, (request) =>
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

  app.get(
    '/api/account/transactions/:id/refund-quote',
    { schema: accountRefundQuote, ...paid },
    async (request) => shownQuote(database, registrationOf(request), today()),
  )

  app.post('/api/account/transactions/:id/cancel', { schema: accountCancel, ...paid }, async (request) =>
    view(await cancelRegistration(registrationOf(request).id, request.body, context)),
  )

  app.get('/api/account/registrations/:id/unpaid-order', { schema: unpaidOrder, ...paid }, (request) =>
    readUnpaidOrder(registrationOf(request), context),
  )

  app.put(
    '/api/account/registrations/:id/dates/:course',
    { schema: chooseDateCall, onRequest },
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
  )
}
