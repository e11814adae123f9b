import type { RecordFilters } from '#contract/office/staff.ts'
import { reading } from './queries.ts'

/** The people and things that the record names. */
export const recordFiltersQuery = reading<RecordFilters>('/record/filters')
