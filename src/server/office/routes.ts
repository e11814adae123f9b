import type { App } from '../http/app-type.ts'
import { ownRoutes } from './access/own-routes.ts'
import { accessRoutes } from './access/routes.ts'
import { staffRoutes } from './access/staff-routes.ts'
import type { OfficeParts } from './office.ts'

/** Every call of the office. `guardOffice` refuses those that are not declared. */
export function officeRoutes(app: App, parts: OfficeParts): void {
  accessRoutes(app, parts)
  ownRoutes(app, parts)
  staffRoutes(app, parts)
}
