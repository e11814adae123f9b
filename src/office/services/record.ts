import type { RecordFilters } from '#contract/office/staff.ts'
import { reading } from './queries.ts'

/** Whom and what the record names. */
export const recordFiltersQuery = reading<RecordFilters>('/record/filters')
