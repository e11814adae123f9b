import { dates } from './courses/dates.ts'
import { names } from './courses/names.ts'

/** Names and dates: the words that most pages share. */
export const words = { ...names, ...dates }
export type Words = typeof words
