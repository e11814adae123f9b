// The views of Registrations that a staff member keeps. Nobody else sees them.

import { z } from 'zod'
import { calls } from '../calls.ts'
import { line } from '../fields.ts'
import { registrationFilter } from '../office/registrations.ts'

/** Without `q`: a kept name would outlive the erasure of the person. */
const filters = registrationFilter.omit({ q: true })
const view = z.object({ id: z.uuid(), name: z.string(), search: z.record(z.string(), z.string()) })

export const viewCalls = calls({
  'GET /api/office/views': {
    summary: 'The staff member’s own views of the registrations, oldest first',
    who: { staff: 'see' },
    answer: z.object({ views: z.array(view) }),
  },
  /** A name that is kept already gets the new filters. */
  'POST /api/office/views': {
    summary: 'Keeps a view: a name and filters of the registrations',
    who: { staff: 'see' },
    body: z.object({
      name: line(40),
      search: z
        .record(z.string().max(20), z.string().max(200))
        .refine((search) => Object.keys(search).length > 0, 'must have a filter')
        .refine(
          (search) => filters.strict().safeParse(search).success,
          'has a filter that the list does not have',
        ),
    }),
  },
  'DELETE /api/office/views/:id': {
    summary: 'Drops a kept view',
    who: { staff: 'see' },
    params: z.object({ id: z.uuid() }),
  },
})
export type ViewCalls = typeof viewCalls
