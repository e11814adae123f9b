// Validates the email address and password of a request.
import { z } from 'zod'
import { isRefusedPassword } from '#domain/people/refused-passwords.ts'
import { WireError } from './errors.ts'
import type { IdentityService } from './service.ts'

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

export function readNewPassword(
  typed: string | undefined,
  { leastPassword, refusedPasswords }: Pick<IdentityService, 'leastPassword' | 'refusedPasswords'>,
): string {
  const password = readPassword(typed)
  if (password.length < leastPassword) {
    throw new WireError('WEAK_PASSWORD', `Password should be at least ${leastPassword} characters`)
  }
  if (isRefusedPassword(password, refusedPasswords)) {
    throw new WireError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'The password is on a list of refused ones')
  }
  return password
}
