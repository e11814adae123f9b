// Validates the email address and password of a request.
import { z } from 'zod'
import { WireError } from './errors.ts'

/** The limit of every text on the wire. */
export const longestPassword = 4096

const address = z.email().max(254)

export function readEmail(typed: string | undefined): string {
  if (typed === undefined) throw new WireError('MISSING_EMAIL')
  const email = typed.trim().toLowerCase()
  if (!address.safeParse(email).success) throw new WireError('INVALID_EMAIL')
  return email
}

export function readPassword(typed: string | undefined): string {
  if (!typed) throw new WireError('MISSING_PASSWORD')
  return typed
}

export function readNewPassword(typed: string | undefined, leastLength: number): string {
  const password = readPassword(typed)
  if (password.length < leastLength) {
    throw new WireError('WEAK_PASSWORD', `Password should be at least ${leastLength} characters`)
  }
  return password
}
