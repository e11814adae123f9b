// Calls that read registrations and people.
import { dayOf } from '#domain/dates/days.ts'
import { serveOffice } from '#features/office-calls/guard.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import type { App } from '#platform/http/app-type.ts'
import { sendCsv } from '#platform/http/send-csv.ts'
import { find } from '../find.ts'
import { listPeople } from '../list-people.ts'
import { readPerson } from '../read-person.ts'
import { exportRegistrations, listRegistrations } from './list-registrations.ts'
import { readRegistration } from './read-registration.ts'

export function registrationRoutes(app: App, parts: OfficeParts): void {
  const serve = serveOffice(app, parts)
  const { database, context, clocks } = parts

  serve('GET /api/office/registrations', ({ query }) => listRegistrations(database, query))
  serve('GET /api/office/registrations/export.csv', async ({ query }, _staff, note, reply) => {
    const text = await exportRegistrations(database, query)
    await note(database, 'registrations.exported', { filters: Object.keys(query) })
    return sendCsv(reply, `registrations-${dayOf(clocks.academy.now())}`, text)
  })
  serve('GET /api/office/registrations/:id', ({ params }) => readRegistration(params.id, context))
  serve('GET /api/office/people', ({ query }) => listPeople(database, query))
  serve('GET /api/office/people/:id', async ({ params }, _staff, note) => {
    const person = await readPerson(params.id, database)
    await note(database, 'person.shown', { personId: params.id })
    return person
  })
  serve('GET /api/office/find', ({ query }) => find(database, query.q))
}
