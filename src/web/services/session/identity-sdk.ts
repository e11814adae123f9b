// The Firebase SDK, for email and password only. The configuration decides whether it calls Firebase or the site's own
// service. It is a chunk of its own: only session.ts imports it, on demand.
import { initializeApp } from 'firebase/app'
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  debugErrorMap,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { siteConfig } from '../site-config.ts'
import { asIdentityFailure, IdentityFailure } from './identity-failure.ts'
import { redeemInSession } from './redeem-in-session.ts'
import { keepStoredUserOf } from './stored-user.ts'

export type Identity = Awaited<ReturnType<typeof connectIdentity>>

export async function connectIdentity(report: (user: User | null) => void) {
  const { apiKey, authDomain, projectId, emulatorUrl } = (await siteConfig()).identity
  const storedKey = keepStoredUserOf(apiKey)
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: browserLocalPersistence,
    errorMap: debugErrorMap,
  })
  const { origin } = new URL(emulatorUrl ?? '/', location.origin)
  if (emulatorUrl) connectAuthEmulator(auth, origin, { disableWarnings: true })
  await restoreUser(auth, storedKey)
  onIdTokenChanged(auth, report)
  return { ...signInCalls(auth), ...linkCalls(auth, { apiKey, origin }), ...accountCalls(auth) }
}

/** Resolves when the SDK has read its stored user. Before that, currentUser is null even when a user is signed in. */
async function restoreUser(auth: Auth, storedKey: string): Promise<void> {
  // Meanwhile the SDK misses a logout in another tab, and stores that user again.
  let loggedOut = false
  const followLogOut = ({ key, newValue }: StorageEvent) => {
    if (key === storedKey) loggedOut = newValue === null
  }
  addEventListener('storage', followLogOut)
  await auth.authStateReady()
  removeEventListener('storage', followLogOut)
  if (loggedOut) await auth.signOut()
}

/** Signing in and out, tokens, and the emails that Firebase sends. */
function signInCalls(auth: Auth) {
  return {
    /** Refreshes an expired token; null when the service cannot be reached. */
    async token() {
      try {
        return (await auth.currentUser?.getIdToken()) ?? null
      } catch (error) {
        asIdentityFailure(error)
        return null
      }
    },
    async renewToken() {
      await auth.currentUser?.getIdToken(true).catch(asIdentityFailure)
    },
    async signIn(email: string, password: string) {
      await signInWithEmailAndPassword(auth, email, password)
    },
    async signOut() {
      await auth.signOut()
    },
    async createAccount(email: string, password: string) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      setEmailLanguage(auth)
      // The account works without it, and the user can request another email.
      await sendEmailVerification(user).catch(asIdentityFailure)
    },
    async sendVerification() {
      setEmailLanguage(auth)
      await sendEmailVerification(signedIn(auth))
    },
    async sendPasswordReset(email: string) {
      setEmailLanguage(auth)
      await sendPasswordResetEmail(auth, email)
    },
  }
}

/** What the links in emails do. */
function linkCalls(auth: Auth, { apiKey, origin }: { apiKey: string; origin: string }) {
  return {
    /** Reads what a link's code is for, without using it up. */
    async readCode(code: string) {
      const { data, operation } = await checkActionCode(auth, code)
      return { operation, email: data.email ?? '', previousEmail: data.previousEmail ?? null }
    },
    async resetPassword(code: string, newPassword: string) {
      await confirmPasswordReset(auth, code, newPassword)
      await refreshUser(auth)
    },
    /** Verifies or changes the address of the account that is signed in here. This browser stays signed in. */
    async confirmAddress(code: string) {
      setEmailLanguage(auth)
      const idToken = await signedIn(auth).getIdToken(true)
      if (apiKey === ownIdentity.apiKey) await redeemInSession({ origin, apiKey, code, idToken })
      else await applyActionCode(auth, code)
      await refreshUser(auth)
    },
    /** Gives an account its former address back. Every session of the account ends. */
    async restoreAddress(code: string) {
      setEmailLanguage(auth)
      await applyActionCode(auth, code)
      await refreshUser(auth)
    },
  }
}

/** Changes to the signed-in user. */
function accountCalls(auth: Auth) {
  return {
    /** Some changes need a recent sign-in. */
    async confirmPassword(password: string) {
      const user = signedIn(auth)
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    },
    async changePassword(newPassword: string) {
      await updatePassword(signedIn(auth), newPassword)
    },
    /** Emails a link to the new address. Nothing changes until the user opens it. */
    async changeEmail(newEmail: string) {
      setEmailLanguage(auth)
      await verifyBeforeUpdateEmail(signedIn(auth), newEmail)
    },
    async deleteUser() {
      await deleteUser(signedIn(auth))
    },
  }
}

function signedIn(auth: Auth): User {
  if (!auth.currentUser) throw new IdentityFailure('user-token-expired', 'Nobody is signed in.')
  return auth.currentUser
}

/** Following a link may have verified the signed-in user, or signed them out. */
async function refreshUser(auth: Auth): Promise<void> {
  // The token first: the former one has ended, and a lookup with it would sign out a session that goes on.
  await auth.currentUser?.getIdToken(true).catch(() => {})
  await auth.currentUser?.reload().catch(() => {})
}

/** Emails use the language of the page. */
function setEmailLanguage(auth: Auth): void {
  auth.languageCode = document.documentElement.lang
}
