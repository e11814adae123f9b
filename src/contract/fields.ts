import { z } from 'zod'
import { courseIds } from '#domain/catalogue.ts'
import { isDay } from '#domain/days.ts'
import { isPrintable } from '#domain/document-glyphs.ts'
import { completeEmail } from '#domain/email-address.ts'
import { languages } from '#domain/language.ts'

// The fields that several calls share. Text that no person types (control characters, half of a surrogate pair) is
// refused here, so that nothing below ever stores or mails it.

/** Zod's own sentence about a wrong type speaks of schemas; what a caller left out, or sent otherwise, is said plainly. */
const text = () => z.string({ error: ({ input }) => (input == null ? 'is required' : 'must be text') })

function printable(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

/** One line of text, trimmed. */
export function line(most: number) {
  return text()
    .refine(printable, 'must be plain text')
    .trim()
    .min(1, 'is required')
    .max(most, `must be at most ${most} characters`)
}

/** Several lines of text, trimmed. */
export function lines(most: number) {
  return text()
    .refine((value) => value.split('\n').every(printable), 'must be plain text')
    .trim()
    .min(1, 'is required')
    .max(most, `must be at most ${most} characters`)
}

/** A field that may be emptied: nothing, or only spaces, is null. */
export function clearable<Field extends z.ZodType<string, string>>(field: Field) {
  return z
    .string()
    .nullable()
    .transform((value) => (value === null || value.trim() === '' ? null : value))
    .pipe(field.nullable())
}

/** Lower-cased: the same mailbox is the same person. */
export const email = line(254)
  .toLowerCase()
  .pipe(z.email({ pattern: completeEmail, error: 'must be an email address' }))

/** What receipts and certificates print. */
export function printed<Field extends z.ZodType<string, string>>(field: Field) {
  return field.refine(isPrintable, 'must be in Latin or Cyrillic letters, in which documents are printed')
}

export const name = printed(line(120))

export const phone = line(40).refine(
  (value) => value.replace(/\D/g, '').length >= 5,
  'must be a telephone number',
)

const anyDay = 'must be a day such as 2025-09-12'
export const day = z.string(anyDay).refine(isDay, anyDay)
export const instant = z.iso.datetime()
export const cents = z.int().nonnegative()
export const courseId = z.enum(courseIds)
/** An id as it was stored: answers show the one of a course that the catalogue does not have. Requests never take one. */
export const storedId = z.string()
export const language = z.enum(languages)
/** A secret address: base64url, never longer than the site makes them. */
export const token = z.string().regex(/^[\w-]{16,200}$/, 'is not valid')
