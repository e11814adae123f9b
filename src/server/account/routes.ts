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
import { linesOf } from '#database/tables/registration-lines.ts'
import type { RegistrationRow } from '#database/tables/rows/registrations.ts'
import { dayOf } from '#domain/days.ts'
import { creditView } from '../checkout/credit/credit-view.ts'
import { readUnpaidOrder } from '../checkout/payments/unpaid-order.ts'
import { cancelRegistration, shownQuote } from '../checkout/refunds/cancel.ts'
import { ownView, registrationView } from '../checkout/registrations/registration-view.ts'
import type { App } from '../http/app-type.ts'
import { userOf } from '../identity/bearer.ts'
import type { AccountParts } from './account.ts'
import { activeCourses } from './active-courses.ts'
import { chooseDate } from './choose-date.ts'
import { completedCourses } from './owned-courses.ts'
import { registrationOf, requireOwnRegistration, requirePaidRegistration } from './ownership.ts'
import { editProfile, readProfile } from './profile.ts'
import { listPaymentMethods, listRegistrations, listTransactions } from './transactions.ts'
import { waitingPlaces } from './waiting-places.ts'

export function personRoutes(app: App, parts: AccountParts) {
  const { checkout } = parts
  const { database, clocks } = checkout
  const today = () => dayOf(clocks.academy.now())

  app.get('/api/account/profile', { schema: profile }, async (request) => ({
    profile: await readProfile(userOf(request), parts),
    waitingList: await waitingPlaces(userOf(request), checkout),
  }))

  app.patch('/api/account/profile', { schema: editProfileCall }, async (request) => ({
    profile: await editProfile(userOf(request), request.body, parts),
  }))

  app.get('/api/account/transactions', { schema: transactions }, (request) =>
    listTransactions(userOf(request).uid, checkout),
  )

  app.get('/api/account/active-courses', { schema: activeCoursesCall }, (request) =>
    activeCourses(userOf(request), checkout),
  )

  app.get('/api/account/completed-courses', { schema: completedCoursesCall }, (request) =>
    completedCourses(database, userOf(request).uid),
  )

  app.get('/api/account/payment-methods', { schema: paymentMethods }, (request) =>
    listPaymentMethods(database, userOf(request).uid),
  )

  app.get('/api/account/tuition-credit', { schema: accountCredit }, (request) => {
    const { email, emailVerified } = userOf(request)
    return creditView(database, emailVerified ? email : '', checkout)
  })

  app.get('/api/account/registrations', { schema: accountRegistrations }, (request) =>
    listRegistrations(database, userOf(request).uid, today()),
  )
}

export function registrationRoutes(app: App, { checkout }: AccountParts) {
  const { database, clocks } = checkout
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
    view(await cancelRegistration(registrationOf(request).id, request.body, checkout)),
  )

  app.get('/api/account/registrations/:id/unpaid-order', { schema: unpaidOrder, ...paid }, (request) =>
    readUnpaidOrder(registrationOf(request), checkout),
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
      const chosen = await chooseDate(choice, checkout)
      return ownView(chosen, await linesOf(database, [chosen.id]), today())
    },
  )
}
