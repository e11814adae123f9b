// Fields of what staff edit. Texts are in both languages side by side; a missing Spanish one falls back to English.
import { z } from 'zod'
import { line, lines } from '../fields.ts'

/** One line in both languages. */
export function saidLine(most: number) {
  return z.object({ en: line(most), es: line(most).nullable() })
}

/** A text in both languages. */
export function saidText(most: number) {
  return z.object({ en: lines(most), es: lines(most).nullable() })
}

/** A list of lines in both languages. */
export function saidList(mostLines: number, most: number) {
  const list = z.array(line(most)).max(mostLines, `must have at most ${mostLines} lines`)
  return z.object({ en: list, es: list.nullable() })
}

/** The id of an entry. */
export const entryKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'must be small letters, digits and hyphens')

/** The id of a course: stored in rows, addresses and emails. */
export const newCourseId = z.string().regex(/^[a-z][a-z0-9]{1,29}$/, 'must be small letters and digits')

/** In lists, from the smallest. */
export const position = z.int().min(0).max(100_000)

/** Hidden entries are kept, and not shown. */
export const hidden = z.boolean()
