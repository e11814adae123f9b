// Ways to sign in and to confirm. The browser's dialog opens between two calls.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { passkeyCopy } from '#content/en/office/staff/sign-in.ts'
import type { OfficeSession } from '#contract/staff/access.ts'
import type { CreationOptions, RequestOptions } from '#contract/staff/passkeys.ts'
import { callUngated } from './api.ts'

export async function signInWithPasskey(): Promise<OfficeSession> {
  const options = await callUngated('POST /api/office/sign-in/options')
  const passkey = await askForPasskey(options)
  return callUngated('POST /api/office/sign-in/passkey', { body: { passkey } })
}

export function signInWithCode(email: string, code: string): Promise<OfficeSession> {
  return callUngated('POST /api/office/sign-in/code', { body: { email, code } })
}

export async function confirmWithPasskey() {
  const passkey = await askForPasskey(await callUngated('POST /api/office/confirm/options'))
  return callUngated('POST /api/office/confirm/passkey', { body: { passkey } })
}

export function confirmWithCode(code: string) {
  return callUngated('POST /api/office/confirm/code', { body: { code } })
}

export async function acceptInvitation(token: string, name: string): Promise<OfficeSession> {
  const params = { token }
  const named = { params, body: { name } }
  const passkey = await createPasskey(await callUngated('POST /api/office/invitations/:token/options', named))
  return callUngated('POST /api/office/invitations/:token/passkey', { params, body: { name, passkey } })
}

function askForPasskey(optionsJSON: RequestOptions) {
  return inWords(() => startAuthentication({ optionsJSON: optionsJSON as never }))
}

export function createPasskey(optionsJSON: CreationOptions) {
  return inWords(() => startRegistration({ optionsJSON: optionsJSON as never }))
}

/** The browser's own errors are for developers. */
async function inWords<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw new Error(passkeyCopy.unsupported)
  try {
    return await ask()
  } catch (error) {
    throw new Error(sentenceFor(error), { cause: error })
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return passkeyCopy.exists
  }
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'AbortError' ? passkeyCopy.canceled : passkeyCopy.failed
}
