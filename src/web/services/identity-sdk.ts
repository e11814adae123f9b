// The official Firebase SDK, for e-mail and password alone. Whether it reaches Firebase or the site's own service is
// configuration. It is a chunk of its own: nothing but session.ts imports it, and only when it is wanted.
import { initializeApp } from 'firebase/app'
import {
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
import { ownIdentity } from '#domain/own-identity.ts'
import { asIdentityFailure, IdentityFailure } from './identity-failure.ts'
import { redeemInSession } from './redeem-in-session.ts'
import { siteConfig } from './site-config.ts'
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
  // While it looks up its stored user it overlooks that another tab logs out, and then stores that user anew.
  let loggedOut = false
  const notice = ({ key, newValue }: StorageEvent) => {
    if (key === storedKey) loggedOut = newValue === null
  }
  addEventListener('storage', notice)
  // Until then it knows nobody, and what is done for the user who is signed in would be left out.
  await auth.authStateReady()
  removeEventListener('storage', notice)
  if (loggedOut) await auth.signOut()
  onIdTokenChanged(auth, report)

  const signedIn = () => {
    if (!auth.currentUser) throw new IdentityFailure('user-token-expired', 'Nobody is signed in.')
    return auth.currentUser
  }
  /**
   * After a link was redeemed: the signed-in user may be verified now, or signed out. The token first: the former one has
   * ended, and a lookup with it would sign out a session that goes on.
   */
  const catchUp = async () => {
    await auth.currentUser?.getIdToken(true).catch(() => {})
    await auth.currentUser?.reload().catch(() => {})
  }
  /** Mails come in the language of the page. */
  const inPageLanguage = () => {
    auth.languageCode = document.documentElement.lang
  }

  return {
    /** Refreshed where it has expired; none where the service cannot be asked. */
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
    async createAccount(email: string, password: string) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      inPageLanguage()
      // The account stands without it, and the mail can be asked for again.
      await sendEmailVerification(user).catch(asIdentityFailure)
    },
    async sendVerification() {
      inPageLanguage()
      await sendEmailVerification(signedIn())
    },
    async sendPasswordReset(email: string) {
      inPageLanguage()
      await sendPasswordResetEmail(auth, email)
    },
    /** What the code of a link is for, without using it. */
    async readCode(code: string) {
      const { data, operation } = await checkActionCode(auth, code)
      return { operation, email: data.email ?? '', previousEmail: data.previousEmail ?? null }
    },
    async resetPassword(code: string, newPassword: string) {
      await confirmPasswordReset(auth, code, newPassword)
      await catchUp()
    },
    /** Verifies or changes the address of the account that is signed in here, which stays so. */
    async confirmAddress(code: string) {
      inPageLanguage()
      const idToken = await signedIn().getIdToken(true)
      if (apiKey === ownIdentity.apiKey) await redeemInSession({ origin, apiKey, code, idToken })
      else await applyActionCode(auth, code)
      await catchUp()
    },
    /** Gives an account its former address back; everybody is signed out. */
    async restoreAddress(code: string) {
      inPageLanguage()
      await applyActionCode(auth, code)
      await catchUp()
    },
    /** Signs in anew, for what needs a recent sign-in. */
    async confirmPassword(password: string) {
      const user = signedIn()
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
    },
    async changePassword(newPassword: string) {
      await updatePassword(signedIn(), newPassword)
    },
    /** Mails a link to the new address; nothing changes before it is followed. */
    async changeEmail(newEmail: string) {
      inPageLanguage()
      await verifyBeforeUpdateEmail(signedIn(), newEmail)
    },
    async deleteUser() {
      await deleteUser(signedIn())
    },
    async signOut() {
      await auth.signOut()
    },
  }
}
