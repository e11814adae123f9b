import { useSyncExternalStore } from 'react'
import { forgetStoredUser, nameOf, readStoredUser } from './stored-user.ts'

// Who is signed in. A stored user serves until the identity service has reported.

export type SessionUser = {
  uid: string
  email: string
  /** The part of the e-mail before the @. */
  name: string
  /** Read from local storage, not yet confirmed by the identity service. */
  isLocalStorageUser: boolean
}

export type Session = {
  user: SessionUser | null
  /** True until the identity service has reported for the first time. */
  loading: boolean
}

const anonymous: Session = { user: null, loading: true }
const listeners = new Set<() => void>()
let session: Session = typeof document === 'undefined' ? anonymous : { user: storedUser(), loading: true }

/** The session now, and again whenever it changes. The server and hydration see nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => anonymous)
}

export function currentSession(): Session {
  return session
}

/** The bearer of our own calls: the signed-in user's, otherwise the stored one, otherwise none. */
export async function currentToken(): Promise<string | null> {
  return readStoredUser()?.accessToken ?? null
}

export async function logOut(): Promise<void> {
  forgetStoredUser()
  setSession({ user: null, loading: false })
}

function setSession(next: Session): void {
  session = next
  showInDocument(next.user)
  for (const listener of listeners) listener()
}

/** The frame shows Login or the greeting by this mark alone, as the boot script does before hydration. */
function showInDocument(user: SessionUser | null): void {
  if (user) document.documentElement.dataset.user = user.name
  else delete document.documentElement.dataset.user
}

function storedUser(): SessionUser | null {
  const stored = readStoredUser()
  if (!stored) return null
  return { uid: stored.uid, email: stored.email, name: nameOf(stored.email), isLocalStorageUser: true }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
