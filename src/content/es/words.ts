import type { Words } from '../en/words.ts'
import { dates } from './courses/dates.ts'
import { names } from './courses/names.ts'

export const words: Words = { ...names, ...dates }
