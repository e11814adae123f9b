import { awardChangeRoutes } from './features/awards/awards.office-routes.ts'
import { refundRoutes } from './features/cancellations/cancellations.office-routes.ts'
import { planRoutes } from './features/cancellations/release-seats.office-routes.ts'
import { entryRoutes } from './features/catalogue/entry.office-routes.ts'
import { completionRoutes } from './features/certificates/completion.office-routes.ts'
import { officeClassroomRoutes } from './features/classroom/office/classroom.office-routes.ts'
import type { ClassroomOffice } from './features/classroom/office/classroom-office.ts'
import { officeCreditRoutes } from './features/credit/credit.office-routes.ts'
import { dateChangeRoutes } from './features/dates/change.office-routes.ts'
import { dateRoutes, overviewRoutes } from './features/desk/date.office-routes.ts'
import { offersListRoute } from './features/desk/list-offers.ts'
import { noteRoutes } from './features/desk/notes.ts'
import { datePeopleRoutes } from './features/desk/people.office-routes.ts'
import { personRoutes } from './features/desk/person.office-routes.ts'
import { bulkRoutes } from './features/desk/registrations/bulk.office-routes.ts'
import { correctionRoutes } from './features/desk/registrations/correction.office-routes.ts'
import { registrationRoutes } from './features/desk/registrations/registration.office-routes.ts'
import { officeCodeRoutes } from './features/discounts/code.office-routes.ts'
import { emailChangeRoutes } from './features/emails/change.office-routes.ts'
import { moneyRoutes } from './features/figures/money.office-routes.ts'
import { officeOfferRoutes } from './features/offers/offer.office-routes.ts'
import type { DeskParts } from './features/office-calls/desk.ts'
import { viewRoutes } from './features/office-calls/view.office-routes.ts'
import { type PictureOffice, pictureRoutes } from './features/pictures/picture.office-routes.ts'
import {
  type ReconciliationOffice,
  reconciliationRoutes,
} from './features/reconciliation/reconciliation.office-routes.ts'
import { ownRoutes } from './features/staff-access/own.office-routes.ts'
import { accessRoutes } from './features/staff-access/routes.ts'
import { staffRoutes } from './features/staff-access/staff.office-routes.ts'
import { officeWireRoutes } from './features/wires/wire.office-routes.ts'
import type { App } from './platform/http/app-type.ts'

/** Every call of the office. */
export function officeRoutes(
  app: App,
  parts: DeskParts & ClassroomOffice & PictureOffice & ReconciliationOffice,
): void {
  accessRoutes(app, parts)
  ownRoutes(app, parts)
  staffRoutes(app, parts)
  registrationRoutes(app, parts)
  dateRoutes(app, parts)
  moneyRoutes(app, parts)
  overviewRoutes(app, parts)
  reconciliationRoutes(app, parts)
  refundRoutes(app, parts)
  planRoutes(app, parts)
  correctionRoutes(app, parts)
  completionRoutes(app, parts)
  bulkRoutes(app, parts)
  viewRoutes(app, parts)
  personRoutes(app, parts)
  officeCreditRoutes(app, parts)
  noteRoutes(app, parts)
  dateChangeRoutes(app, parts)
  datePeopleRoutes(app, parts)
  awardChangeRoutes(app, parts)
  emailChangeRoutes(app, parts)
  officeClassroomRoutes(app, parts)
  offersListRoute(app, parts)
  officeOfferRoutes(app, parts)
  officeWireRoutes(app, parts)
  officeCodeRoutes(app, parts)
  entryRoutes(app, parts)
  pictureRoutes(app, parts)
}
