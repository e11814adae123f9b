import { itemKeys, readItem, removeItem } from './storage.ts'

// The identity service keeps its user in local storage. The copy greets before the first answer of the network and
// lends its token until the service itself has reported.

export const storedUserPrefix = 'firebase:authUser:'

export type StoredUser = {
  email: string
  uid: string
  emailVerified: boolean
  accessToken: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Before the configuration is known any key with the prefix will do. */
export function readStoredUser(): StoredUser | null {
  for (const key of storedKeys()) {
    const user = parse(readItem(key))
    if (user) return user
  }
  return null
}

/** The stored token while it is good. */
export function storedToken(): string | null {
  const user = readStoredUser()
  return user && user.expiresAt > Date.now() ? user.accessToken : null
}

export function forgetStoredUser(): void {
  for (const key of storedKeys()) removeItem(key)
}

/** Once the configuration is known only its own key counts: others are of a service that is no longer in use. Answers with it. */
export function keepStoredUserOf(apiKey: string): string {
  const exact = `${storedUserPrefix}${apiKey}:[DEFAULT]`
  for (const key of storedKeys()) if (key !== exact) removeItem(key)
  return exact
}

/** The part of the e-mail before the @. */
export function nameOf(email: string): string {
  return email.split('@')[0] ?? email
}

function storedKeys(): string[] {
  return itemKeys().filter((key) => key.startsWith(storedUserPrefix))
}

function parse(json: string | null): StoredUser | null {
  try {
    const stored = JSON.parse(json ?? '')
    if (typeof stored?.email !== 'string') return null
    return {
      email: stored.email,
      uid: String(stored.uid ?? ''),
      emailVerified: stored.emailVerified === true,
      accessToken: stored.stsTokenManager?.accessToken ?? null,
      expiresAt: stored.stsTokenManager?.expirationTime ?? Number.POSITIVE_INFINITY,
    }
  } catch {
    return null
  }
}
