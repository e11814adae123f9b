import { itemKeys, readItem, removeItem } from '../storage.ts'

// The identity SDK keeps its user in local storage. The site reads it to greet before the first request, and uses its
// token until the SDK has loaded.

export const storedUserPrefix = 'firebase:authUser:'

type StoredUser = {
  email: string
  uid: string
  emailVerified: boolean
  accessToken: string | null
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** Takes any key with the prefix: the configuration with the exact key has not loaded yet. */
export function readStoredUser(): StoredUser | null {
  for (const key of storedKeys()) {
    const user = parse(readItem(key))
    if (user) return user
  }
  return null
}

/** The stored token unless it has expired. */
export function storedToken(): string | null {
  const user = readStoredUser()
  return user && user.expiresAt > Date.now() ? user.accessToken : null
}

export function forgetStoredUser(): void {
  for (const key of storedKeys()) removeItem(key)
}

/** Removes users of services that this site no longer uses. Returns the key of the current one. */
export function keepStoredUserOf(apiKey: string): string {
  const exact = `${storedUserPrefix}${apiKey}:[DEFAULT]`
  for (const key of storedKeys()) if (key !== exact) removeItem(key)
  return exact
}

/** The part of the email before the @. */
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
