/** A site may ask for more (IDENTITY_MIN_PASSWORD). */
export const leastPasswordLength = 6

/** NIST SP 800-63B asks for 15 characters where a password is the only factor. Length counts, not kinds of characters. */
export function isStrongPassword(password: string): boolean {
  return password.length >= 15 && new Set(password).size >= 6
}
