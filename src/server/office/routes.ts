import type { App } from '../http/app-type.ts'
import { ownRoutes } from './access/own-routes.ts'
import { accessRoutes } from './access/routes.ts'
import { staffRoutes } from './access/staff-routes.ts'
import { awardChangeRoutes } from './awards/change-routes.ts'
import { entryRoutes } from './catalogue/entry-routes.ts'
import { type PictureOffice, pictureRoutes } from './catalogue/picture-routes.ts'
import type { ClassroomOffice } from './classroom/classroom-office.ts'
import { officeClassroomRoutes } from './classroom/routes.ts'
import { dateRoutes, overviewRoutes } from './date-routes.ts'
import { dateChangeRoutes } from './dates/change-routes.ts'
import { datePeopleRoutes } from './dates/people-routes.ts'
import { bulkRoutes } from './desk/bulk-routes.ts'
import { completionRoutes } from './desk/completion-routes.ts'
import { correctionRoutes } from './desk/correction-routes.ts'
import { officeCreditRoutes } from './desk/credit-routes.ts'
import type { DeskParts } from './desk/desk.ts'
import { noteRoutes } from './desk/notes.ts'
import { personRoutes } from './desk/person-routes.ts'
import { planRoutes } from './desk/plan-routes.ts'
import { refundRoutes } from './desk/refund-routes.ts'
import { emailChangeRoutes } from './emails/change-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { officeCodeRoutes } from './offers/code-routes.ts'
import { offersListRoute } from './offers/list-offers.ts'
import { officeOfferRoutes } from './offers/offer-routes.ts'
import { officeWireRoutes } from './offers/wire-routes.ts'
import { reconciliationRoutes } from './reconciliation-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { viewRoutes } from './view-routes.ts'

/** Every call of the office. `guardOffice` refuses those that are not declared. */
export function officeRoutes(app: App, parts: DeskParts & ClassroomOffice & PictureOffice): void {
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
