import { z } from 'zod'

// Lists of the office are read by keyset: a page begins after or before a row, so rows that are added meanwhile
// neither repeat nor hide another.

/** Opaque to the client: the place of a row in the order of its list. */
const cursor = z.string().regex(/^[\w-]{1,600}$/, 'is not a place in this list')

export const pageQuery = z.object({
  /** The page that follows this row. */
  after: cursor.optional(),
  /** The page that ends before this row. */
  before: cursor.optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
})

/** For `before` of the page before and `after` of the page after this one; null at the ends. */
export const pageEnds = z.object({ previous: z.string().nullable(), next: z.string().nullable() })

/** 'a,b' in the address. */
export function several<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .string()
    .max(words.join().length)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(words)).min(1))
}
