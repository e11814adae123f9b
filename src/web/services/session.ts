import { useEffect, useSyncExternalStore } from 'react'
import { setTokenSource } from './bearer.ts'
import type { Identity } from './identity-sdk.ts'
import { forgetKept } from './kept-registration.ts'
import { leave, onDemand } from './second-try.ts'
import { forgetStoredUser, nameOf, readStoredUser, storedToken, storedUserPrefix } from './stored-user.ts'

// Who is signed in. A stored user serves until the identity service has reported. Its SDK is loaded when the page has
// settled and there is a user to confirm, or as soon as somebody wants to sign in; a visitor needs none.

export type SessionUser = {
  uid: string
  email: string
  /** The part of the e-mail before the @. */
  name: string
  emailVerified: boolean
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
const identitySdk = onDemand(() => import('./identity-sdk.ts'))
let arriving: Promise<Identity> | undefined
let renewing = false
let following = false

/** The session now, and again whenever it changes. The server and hydration see nobody. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => anonymous)
}

export function currentSession(): Session {
  return session
}

/** The identity service, loaded at the first call. A failure is forgotten, so that the next call may succeed. */
export function identity(): Promise<Identity> {
  arriving ??= identitySdk()
    .then(({ connectIdentity }) => connectIdentity(report))
    .catch((error) => {
      arriving = undefined
      throw error
    })
  return arriving
}

/** Pages on which one signs in load the service as they open, so that the click does not wait for it. */
export function usePreparedIdentity(): void {
  useEffect(() => {
    identity().catch(() => {})
  }, [])
}

const signOutLimit = 2000

/** Ends on / with nobody signed in, whatever the identity service does. */
export async function logOut(): Promise<void> {
  leave()
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
  setSession({ user: null, loading: false })
  // A load, so that nothing of the user stays in memory either.
  location.assign('/')
}

setTokenSource({
  async current() {
    if (!session.user) return null
    const stored = session.user.isLocalStorageUser && storedToken()
    if (stored) return stored
    // Paying must not depend on the identity service: without its answer one calls as a visitor.
    return whenSettled(identity).then(
      ({ token }) => token(),
      () => null,
    )
  },
  /** A new password elsewhere ends all tokens. Asked for a fresh one, the SDK notices and reports nobody. */
  async refused() {
    // A page may have made several calls.
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

/** Once loaded, the SDK follows other tabs by itself. Until then, which may be never, a log-out is followed here. */
function followOtherTabs({ key }: StorageEvent): void {
  const user = storedUser()
  if ((arriving && user) || (key !== null && !key.startsWith(storedUserPrefix))) return
  setSession({ user, loading: true })
  confirmStoredUser()
}

/** Nothing stored is as good as a report: the SDK keeps its user nowhere else. */
function confirmStoredUser(): void {
  if (!session.user) {
    setSession({ user: null, loading: false })
    return
  }
  // The stored user goes on serving where the service can not be reached.
  whenSettled(identity).catch(() => setSession({ user: session.user, loading: false }))
}

function report(user: { uid: string; email: string | null; emailVerified: boolean } | null): void {
  setSession({ user: user && sessionUser(user, false), loading: false })
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
  return stored && sessionUser(stored, true)
}

function sessionUser(
  { uid, email, emailVerified }: { uid: string; email: string | null; emailVerified: boolean },
  isLocalStorageUser: boolean,
): SessionUser {
  return { uid, email: email ?? '', name: nameOf(email ?? ''), emailVerified, isLocalStorageUser }
}

/** Does a thing once the page has nothing else to do, or at once where it is under way already. */
async function whenSettled<Result>(act: () => Promise<Result>): Promise<Result> {
  if (!arriving) {
    await new Promise<unknown>((settled) => {
      if ('requestIdleCallback' in window) requestIdleCallback(settled, { timeout: 3000 })
      else setTimeout(settled, 1000)
    })
  }
  return act()
}

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject)
  })
}
