import { reading } from './queries.ts'

/** The people and things that the record names. */
export const recordFiltersQuery = reading('GET /api/office/record/filters')
