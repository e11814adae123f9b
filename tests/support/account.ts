// Users with accounts, purchases and courses, on the API with its card sandbox.
import type { CreatePaymentIntentRequest } from '#contract/checkout.ts'
import { checkoutWorld } from './checkout.ts'

export type AccountWorld = Awaited<ReturnType<typeof accountWorld>>
export type Person = Awaited<ReturnType<AccountWorld['person']>>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export async function accountWorld(options: Parameters<typeof checkoutWorld>[0] = {}) {
  const world = await checkoutWorld(options)
  const { app, database } = world
  const password = 'a good one'

  async function identityCall(operation: string, payload: object) {
    const response = await app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=academy-identity`,
      headers: { 'x-forwarded-for': '10.1.1.1' },
      payload,
    })
    return response.json()
  }

  /** A token with the current claims of the account. Issued without the password check, which is slow. */
  async function renewed(refreshToken: string): Promise<string> {
    const response = await app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=academy-identity',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    })
    return response.json().id_token
  }

  /** A user with a verified email address, unless the test asks for an unverified one. */
  async function person(email: string, { verified = true } = {}) {
    const account = await identityCall('signUp', { email, password, returnSecureToken: true })
    const { localId: uid } = account
    await database.updateTable('users').set({ emailVerified: verified }).where('uid', '=', uid).execute()
    let token = await renewed(account.refreshToken)
    const call = async (method: Method, url: string, payload?: object) => {
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
        ...(payload && { payload }),
      })
      const json = String(response.headers['content-type']).includes('json')
      return {
        status: response.statusCode,
        headers: response.headers,
        body: json ? response.json() : response.body,
        bytes: response.rawPayload,
      }
    }
    const someone = {
      uid,
      email,
      emailVerified: verified,
      /** Another token: the first expires when a test moves the clock by more than an hour. */
      async signIn() {
        const { idToken } = await identityCall('signInWithPassword', {
          email: someone.email,
          password,
          returnSecureToken: true,
        })
        token = idToken
      },
      /** Requests another email address and follows the link sent to it, which ends every sign-in. */
      async changeEmail(newEmail: string) {
        await identityCall('sendOobCode', {
          requestType: 'VERIFY_AND_CHANGE_EMAIL',
          idToken: token,
          newEmail,
        })
        const email = (await world.emails(newEmail)).find(({ kind }) => kind === 'email-change')
        const [, oobCode] = /oobCode=([\w-]+)/.exec(email?.text ?? '') ?? []
        await identityCall('update', { oobCode })
        someone.email = newEmail
      },
      /** Follows the link of a password reset, which ends every sign-in. */
      async resetPassword() {
        await identityCall('sendOobCode', { requestType: 'PASSWORD_RESET', email: someone.email })
        const email = (await world.emails(someone.email)).findLast(({ kind }) => kind === 'password-reset')
        const [, oobCode] = /oobCode=([\w-]+)/.exec(email?.text ?? '') ?? []
        await identityCall('resetPassword', { oobCode, newPassword: password })
      },
      async deleteSignIn() {
        return app.inject({
          method: 'POST',
          url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=academy-identity',
          payload: { idToken: token },
        })
      },
      token: () => token,
      call,
      get: (url: string) => call('GET', url),
    }
    return someone
  }

  return {
    ...world,
    person,
    /** A purchase by a signed-in user. */
    async paidBy(
      buyer: { email: string; token(): string },
      changes: Partial<CreatePaymentIntentRequest['customerData']> = {},
      card?: string,
    ) {
      const opened = await world.opened({ email: buyer.email, ...changes }, { bearer: buyer.token() })
      await world.pay(opened.clientSecret, card)
      await world.deliverAll()
      return world.registration(opened.registrationId)
    },
  }
}
