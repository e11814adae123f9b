// What staff type into one box: part of a name, email or phone number, a receipt number, or an id.
import { type RawBuilder, sql } from 'kysely'
import { abbreviation } from '#domain/catalogue/catalogue.ts'
import { isUuid } from '#domain/people/uuid.ts'

/** Every word must begin a word of the text, without regard to case and accents. The text must be the one of an index. What holds no word matches nothing. */
export function hasWords(text: RawBuilder<unknown>, q: string): RawBuilder<boolean> {
  return sql`to_tsvector('simple', folded(${text}))
    @@ to_tsquery('simple', regexp_replace(nullif(trim(folded(${q})), ''), ' +', ':* & ', 'g') || ':*')`
}

/** A number of a phone begins with its last digits here. */
const fewestDigits = 5

export function hasPhone(column: RawBuilder<unknown>, q: string): RawBuilder<boolean> {
  const digits = q.replace(/\D/g, '')
  if (/\p{L}/u.test(q) || digits.length < fewestDigits) return sql`false`
  return sql`reverse(phone_digits(${column})) like ${`${[...digits].reverse().join('')}%`}`
}

/** BHIA-2025-0147, or 2025-0147. */
export function receiptNumbers(typed: string): string[] {
  const number = typed.trim().toUpperCase()
  return [number, `${abbreviation}-${number}`]
}

/** A registration whose person, receipt or id was typed. */
export function matchesPerson(q: string): RawBuilder<boolean> {
  if (isUuid(q.toLowerCase())) return sql`registrations.id = ${q.toLowerCase()}`
  // An array is one value, so that each part is found by its own index.
  return sql`(${hasWords(sql`name || ' ' || email`, q)} or ${hasPhone(sql`phone`, q)}
    or registrations.id = any(array(
      select registration_id from payments where receipt_number = any(${receiptNumbers(q)}))))`
}
