import { alt } from './alt.ts'
import { dates } from './dates.ts'
import { names } from './names.ts'

/** Names, dates and alternative texts: the words that most pages share. */
export const words = { ...names, ...dates, alt }
export type Words = typeof words
