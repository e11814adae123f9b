/**
 * PostgreSQL throws when an id column is compared with text that is not a UUID, so ids are checked before a
 * query.
 */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}
