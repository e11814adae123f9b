// The views of Registrations that a staff member keeps. Nobody else sees them.
import { z } from 'zod'
import { line } from '../fields.ts'
import { registrationFilter } from './registrations.ts'

/** Without `q`: a kept name would outlive the erasure of the person. */
const filters = registrationFilter.omit({ q: true })
const view = z.object({ id: z.uuid(), name: z.string(), search: z.record(z.string(), z.string()) })

/** GET /api/office/views */
export const keptViews = {
  summary: 'The staff member’s own views of the registrations, oldest first',
  response: { 200: z.object({ views: z.array(view) }) },
}
export type KeptViews = z.infer<(typeof keptViews.response)[200]>

/** POST /api/office/views. A name that is kept already gets the new filters. */
export const keepView = {
  summary: 'Keeps a view: a name and filters of the registrations',
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
  response: { 204: z.undefined() },
}

/** DELETE /api/office/views/:id */
export const dropView = {
  summary: 'Drops a kept view',
  params: z.object({ id: z.uuid() }),
  response: { 204: z.undefined() },
}
