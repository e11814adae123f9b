// Ways to sign in and to confirm. The browser's dialog opens between two calls.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { passkeyCopy } from '#content/en/office/staff/sign-in.ts'
import type { OfficeSession } from '#contract/office/access.ts'
import type { CreationOptions, RequestOptions } from '#contract/office/passkeys.ts'
import { send } from './api.ts'

/** Refusals here are the form's to show: a dialog over the sign-in would ask for a sign-in. */
const post = <Answer>(path: string, body: unknown = {}) => send<Answer>('POST', path, body, { gated: false })

type Confirmed = { confirmedUntil: string }

export async function signInWithPasskey(): Promise<OfficeSession> {
  const passkey = await askForPasskey(await post('/sign-in/options'))
  return post('/sign-in/passkey', { passkey })
}

export function signInWithCode(email: string, code: string): Promise<OfficeSession> {
  return post('/sign-in/code', { email, code })
}

export async function confirmWithPasskey(): Promise<Confirmed> {
  const passkey = await askForPasskey(await post('/confirm/options'))
  return post('/confirm/passkey', { passkey })
}

export function confirmWithCode(code: string): Promise<Confirmed> {
  return post('/confirm/code', { code })
}

export async function acceptInvitation(token: string, name: string): Promise<OfficeSession> {
  const path = `/invitations/${encodeURIComponent(token)}`
  const passkey = await createPasskey(await post(`${path}/options`, { name }))
  return post(`${path}/passkey`, { name, passkey })
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
