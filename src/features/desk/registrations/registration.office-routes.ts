// Calls that read registrations and people.
import { staffNotes } from '#content/en/office/record/staff-notes.ts'
import { officeFind } from '#contract/office/find.ts'
import { officePeople, officePerson } from '#contract/office/people.ts'
import {
  exportRegistrations as exportCall,
  officeRegistration,
  officeRegistrations,
} from '#contract/office/registrations.ts'
import { dayOf } from '#domain/dates/days.ts'
import { officeCall } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { find } from '../find.ts'
import { listPeople } from '../list-people.ts'
import { readPerson } from '../read-person.ts'
import { exportRegistrations, listRegistrations } from './list-registrations.ts'
import { readRegistration } from './read-registration.ts'

export function registrationRoutes(app: App, parts: OfficeParts): void {
  const { database, context, clocks } = parts
  const see = { method: 'GET', permission: 'see' } as const

  officeCall(app, parts, {
    ...see,
    url: '/api/office/registrations',
    schema: officeRegistrations,
    handler: ({ query }) => listRegistrations(database, query),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/registrations/export.csv',
    fresh: true,
    action: 'registrations export',
    schema: exportCall,
    async handler({ query }, _staff, note, reply) {
      const text = await exportRegistrations(database, query)
      await note(database, staffNotes.registrationsExported({ filters: Object.keys(query) }))
      return sendCsv(reply, `registrations-${dayOf(clocks.academy.now())}`, text)
    },
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/registrations/:id',
    schema: officeRegistration,
    handler: ({ params }) => readRegistration(params.id, context),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/people',
    schema: officePeople,
    handler: ({ query }) => listPeople(database, query),
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/people/:id',
    action: 'people show',
    schema: officePerson,
    async handler({ params }, _staff, note) {
      const person = await readPerson(params.id, database)
      await note(database, staffNotes.personShown({ personId: params.id }))
      return person
    },
  })
  officeCall(app, parts, {
    ...see,
    url: '/api/office/find',
    schema: officeFind,
    handler: ({ query }) => find(database, query.q),
  })
}
