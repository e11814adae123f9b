// Places in a list as the client carries them, and the ends of a page.

import { isDay } from '#domain/dates/days.ts'
import { Refusal } from '#platform/refusal.ts'

type Asked = { after?: string | undefined; before?: string | undefined; limit: number }

export function encodePlace(place: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The parts of a place; 400 for one that no list gave out. */
function decodePlace<Place>(cursor: string, read: (parts: unknown[]) => Place | null): Place {
  const place = read(partsOf(cursor))
  if (place === null) {
    throw new Refusal('invalid_request', { fault: { rule: 'is not a place in this list' } })
  }
  return place
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

// The client may send anything as a place. PostgreSQL would fail at a value that it cannot read.

const clockAndZone = /^ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/

/** As PostgreSQL writes an instant. */
export function isPlaceInstant(value: unknown): value is string {
  return typeof value === 'string' && isDay(value.slice(0, 10)) && clockAndZone.test(value.slice(10))
}

export function isPlaceText(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed() && !value.includes('\0')
}

type Beyond<Place> = { place: Place; backwards: boolean } | null

export function beyondOf<Place>(
  { after, before }: Asked,
  read: (parts: unknown[]) => Place | null,
): Beyond<Place> {
  if (after !== undefined) return { place: decodePlace(after, read), backwards: false }
  if (before !== undefined) return { place: decodePlace(before, read), backwards: true }
  return null
}

/** `found` has one row more than asked for, if there is one. */
export function pageOf<Row>(
  found: readonly Row[],
  { after, before, limit }: Asked,
  placeOf: (row: Row) => readonly (string | number)[],
): { rows: Row[]; previous: string | null; next: string | null } {
  const backwards = after === undefined && before !== undefined
  const hasMore = found.length > limit
  const rows = backwards ? found.slice(hasMore ? 1 : 0) : found.slice(0, limit)
  const first = rows[0]
  const last = rows.at(-1)
  const hasPrevious = backwards ? hasMore : after !== undefined
  const hasNext = backwards || hasMore
  return {
    rows,
    previous: first && hasPrevious ? encodePlace(placeOf(first)) : null,
    next: last && hasNext ? encodePlace(placeOf(last)) : null,
  }
}
