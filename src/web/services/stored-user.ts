import { itemKeys, readItem, removeItem } from './storage.ts'

// The identity service keeps its user in local storage. The copy greets before the first answer of the network and
// lends its token until the service itself has reported.

const prefix = 'firebase:authUser:'

export type StoredUser = { email: string; uid: string; accessToken: string | null }

export function readStoredUser(): StoredUser | null {
  for (const key of storedKeys()) {
    const user = parse(readItem(key))
    if (user) return user
  }
  return null
}

export function forgetStoredUser(): void {
  for (const key of storedKeys()) removeItem(key)
}

/** The part of the e-mail before the @. */
export function nameOf(email: string): string {
  return email.split('@')[0] ?? email
}

function storedKeys(): string[] {
  return itemKeys().filter((key) => key.startsWith(prefix))
}

function parse(json: string | null): StoredUser | null {
  try {
    const stored = JSON.parse(json ?? '')
    if (typeof stored?.email !== 'string') return null
    return {
      email: stored.email,
      uid: String(stored.uid ?? ''),
      accessToken: stored.stsTokenManager?.accessToken ?? null,
    }
  } catch {
    return null
  }
}
