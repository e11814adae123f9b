import { z } from 'zod'
import { line } from '../fields.ts'
import { officePeople } from './people.ts'
import { officeRegistrationRow } from './registrations.ts'

/** GET /api/office/find */
export const officeFind = {
  summary: 'The first registrations and people that match, for the palette',
  querystring: z.object({ q: line(120) }),
  response: {
    200: z.object({
      registrations: z.array(officeRegistrationRow),
      people: officePeople.response[200].shape.rows,
    }),
  },
}
export type OfficeFind = z.infer<(typeof officeFind.response)[200]>
