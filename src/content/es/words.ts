import type { Words } from '../en/words.ts'
import { dates } from './dates.ts'
import { names } from './names.ts'

export const words: Words = { ...names, ...dates }
