import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '../../hydration/load-scripts.ts'
import { leavePage, retryable } from '../../hydration/retry.ts'
import { forgetClassroom } from '../learn/caches.ts'
import { forgetKept } from '../registration/kept-registration.ts'
import { setTokenSource } from './bearer.ts'
import type { Identity } from './identity-sdk.ts'
import { forgetStoredUser, nameOf, readStoredUser, storedToken, storedUserPrefix } from './stored-user.ts'

// The signed-in user. The stored user counts until the identity SDK has reported. The SDK loads when the page is idle and
// there is a stored user to confirm, or when a visitor opens a sign-in page. Other visitors never load it.

type SessionUser = {
  uid: string
  email: string
  /** The part of the email before the @. */
  name: string
  emailVerified: boolean
  /** Read from local storage, not yet confirmed by the identity service. */
  isLocalStorageUser: boolean
}

export type Session = {
  user: SessionUser | null
  /** True until the identity service's first report. */
  loading: boolean
}

const anonymous: Session = { user: null, loading: true }
const listeners = new Set<() => void>()
let session: Session = typeof document === 'undefined' ? anonymous : { user: storedUser(), loading: true }
const identitySdk = retryable(() => import('./identity-sdk.ts'))
let connecting: Promise<Identity> | undefined
let renewing = false
let following = false

/** On the server and during hydration there is no user. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => anonymous)
}

export function currentSession(): Session {
  return session
}

/** The identity service, loaded at the first call. A failure is not cached. */
export function identity(): Promise<Identity> {
  connecting ??= identitySdk()
    .then(({ connectIdentity }) => connectIdentity(report))
    .catch((error) => {
      connecting = undefined
      throw error
    })
  return connecting
}

/** Sign-in pages load the service when they open, so that the click does not wait for it. */
export function usePreparedIdentity(): void {
  useEffect(() => {
    identity().catch(() => {})
  }, [])
}

const signOutLimit = 2000

/** Shows / with no user signed in, even when the identity service fails. */
export async function logOut(): Promise<void> {
  leavePage()
  try {
    await within(
      signOutLimit,
      identity().then(({ signOut }) => signOut()),
    )
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the spec asks that a failed log-out is logged.
    console.error('Log out failed', error)
  }
  forgetStoredUser()
  forgetKept()
  await forgetClassroom()
  setSession({ user: null, loading: false })
  // A page load, so that none of the user's data stays in memory.
  location.assign('/')
}

setTokenSource({
  async current() {
    if (!session.user) return null
    const stored = session.user.isLocalStorageUser && storedToken()
    if (stored) return stored
    // Paying must not depend on the identity service: without it, calls have no token.
    return identityWhenIdle().then(
      ({ token }) => token(),
      () => null,
    )
  },
  /** A password change on another device ends all tokens. Renewing makes the SDK notice and report no user. */
  async refused() {
    // Several calls of a page may fail at once.
    if (renewing) return
    renewing = true
    await identity()
      .then(({ renewToken }) => renewToken())
      .catch(() => {})
    renewing = false
  },
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  follow()
  return () => listeners.delete(listener)
}

function follow(): void {
  if (following) return
  following = true
  addEventListener('storage', followOtherTabs)
  confirmStoredUser()
}

/** The SDK follows other tabs by itself. Until it has loaded, which may be never, this follows a logout there. */
function followOtherTabs({ key }: StorageEvent): void {
  const user = storedUser()
  if ((connecting && user) || (key !== null && !key.startsWith(storedUserPrefix))) return
  setSession({ user, loading: true })
  confirmStoredUser()
}

/** Without a stored user there is nothing to confirm: the SDK keeps its user nowhere else. */
function confirmStoredUser(): void {
  // The server checks the token of every call of the classroom. Its pages load the SDK when the stored token has expired.
  if (!session.user || (storedToken() && /^.learn/.test(location.pathname))) {
    setSession({ user: session.user, loading: false })
    return
  }
  // The stored user stays when the service cannot be reached.
  identityWhenIdle().catch(() => setSession({ user: session.user, loading: false }))
}

function report(user: { uid: string; email: string | null; emailVerified: boolean } | null): void {
  // Signed out elsewhere, or erased: what the classroom kept goes with the session.
  if (!user && session.user) void forgetClassroom()
  setSession({ user: user && sessionUser(user, false), loading: false })
}

function setSession(next: Session): void {
  session = next
  showInDocument(next.user)
  for (const listener of listeners) listener()
}

/** CSS shows Login or the greeting by this attribute. The boot script sets it before hydration. */
function showInDocument(user: SessionUser | null): void {
  if (user) document.documentElement.dataset.user = user.name
  else delete document.documentElement.dataset.user
}

function storedUser(): SessionUser | null {
  const stored = readStoredUser()
  return stored && sessionUser(stored, true)
}

function sessionUser(
  { uid, email, emailVerified }: { uid: string; email: string | null; emailVerified: boolean },
  isLocalStorageUser: boolean,
): SessionUser {
  return { uid, email: email ?? '', name: nameOf(email ?? ''), emailVerified, isLocalStorageUser }
}

/** Waits until the page is idle, unless the service is already loading. */
async function identityWhenIdle(): Promise<Identity> {
  if (!connecting) await new Promise<void>(whenIdle)
  return identity()
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject)
  })
}
