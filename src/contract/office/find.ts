import { z } from 'zod'
import { type AnswerOf, calls } from '../calls.ts'
import { line } from '../fields.ts'
import { peoplePage } from './people.ts'
import { officeRegistrationRow } from './registrations.ts'

export const findCalls = calls({
  'GET /api/office/find': {
    summary: 'The first registrations and people that match, for the palette',
    who: { staff: 'see' },
    query: z.object({ q: line(120) }),
    answer: z.object({
      registrations: z.array(officeRegistrationRow),
      people: peoplePage.shape.rows,
    }),
  },
})
export type FindCalls = typeof findCalls
export type OfficeFind = AnswerOf<(typeof findCalls)['GET /api/office/find']>
