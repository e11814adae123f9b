import { sentDay } from '../fields.ts'

/** Reports calculate their spans from it, in both directions. */
export const reportDay = sentDay.refine(
  (value) => value >= '2000' && value < '2100',
  'must be from 2000 to 2099',
)
