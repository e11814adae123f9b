import { dates } from './dates.ts'
import { names } from './names.ts'

/** Names and dates: the words that most pages share. */
export const words = { ...names, ...dates }
export type Words = typeof words
