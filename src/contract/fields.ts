import { z } from 'zod'
import { isDay, outsideSentYears, sentYears } from '#domain/dates/days.ts'
import { completeEmail } from '#domain/people/email-address.ts'
import { languages } from '#domain/people/language.ts'
import { isPrintable } from '#domain/site/document-glyphs.ts'

// Fields that several calls share. Control characters and unpaired surrogates are refused here, so that
// nothing behind the API stores or emails them.

/** Zod's own message about a wrong type mentions schemas; this one is plain. */
const text = () => z.string({ error: ({ input }) => (input == null ? 'is required' : 'must be text') })

function printable(value: string): boolean {
  return value.isWellFormed() && !/\p{Cc}/u.test(value)
}

export function line(most: number) {
  return text()
    .refine(printable, 'must be plain text')
    .trim()
    .min(1, 'is required')
    .max(most, `must be at most ${most} characters`)
}

/** Several lines, trimmed. */
export function lines(most: number) {
  return text()
    .refine((value) => value.split('\n').every(printable), 'must be plain text')
    .trim()
    .min(1, 'is required')
    .max(most, `must be at most ${most} characters`)
}

/** An optional field: empty or blank becomes null. */
export function clearable<Field extends z.ZodType<string, string>>(field: Field) {
  return z
    .string()
    .max(10_000)
    .nullable()
    .transform((value) => (value === null || value.trim() === '' ? null : value))
    .pipe(field.nullable())
}

/** Lower case, so that one mailbox is one person. */
export const email = line(254)
  .toLowerCase()
  .pipe(z.email({ pattern: completeEmail, error: 'must be an email address' }))

/** Restricted to what receipts and certificates can print. */
export function printed<Field extends z.ZodType<string, string>>(field: Field) {
  return field.refine(isPrintable, 'must be in Latin or Cyrillic letters, in which documents are printed')
}

export const name = printed(line(120))

export const phone = line(40).refine(
  (value) => value.replace(/\D/g, '').length >= 5,
  'must be a telephone number',
)

const anyDay = 'must be a day such as 2025-09-12'
/** Without the bounds of what callers send: an answer is never refused for what is stored. */
export const day = z.string(anyDay).refine(isDay, anyDay)
export const instant = z.iso.datetime()
export const cents = z.int().nonnegative()
/** A day that a caller sends. */
export const sentDay = day.max(10).regex(sentYears, outsideSentYears)
export const sentInstant = instant.max(40).regex(sentYears, outsideSentYears)
/** An amount that a caller sends. */
export const sentCents = cents.max(100_000_000, 'must be at most $1,000,000')
/** The ids, revisions and positions of rows: PostgreSQL's integers end there. */
export const rowNumber = z.int().min(0).max(2_147_483_647)
/** The form of a course's id. Verbs check that it exists. */
export const courseId = z.string().regex(/^[a-z][a-z0-9]{1,29}$/, 'is not a course')
/** Any stored id, in responses only: a course may no longer be in the catalogue. Requests never accept one. */
export const storedId = z.string()
export const language = z.enum(languages)
/** A token from a secret URL: base64url, never longer than the tokens that the site issues. */
export const token = z.string().regex(/^[\w-]{16,200}$/, 'is not valid')

const saidName = z.object({ en: z.string(), es: z.string().nullable() })
/** The names of a course at purchase; null for orders before they were kept. */
export const soldAs = z
  .object({
    label: saidName,
    title: saidName,
    ceKind: z.enum(['online', 'hands-on']),
    ceHours: z.number(),
    place: z.string().nullable().optional(),
  })
  .nullable()
