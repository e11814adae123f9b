// Passkeys: the options that a browser signs, and the check of what it signed. A challenge is used up by the first
// answer to it, right or wrong.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { officeName } from '#content/en/office/staff/invitation.ts'
import {
  type CreationOptions,
  creationOptions,
  type NewPasskey,
  type RequestOptions,
  requestOptions,
  type UsedPasskey,
} from '#contract/staff/passkeys.ts'
import { minutes } from '#domain/dates/days.ts'
import type { OfficeParts } from '#features/staff/office.ts'
import {
  countUse,
  findPasskey,
  insertChallenge,
  insertPasskey,
  passkeysOf,
  takeChallenge,
} from '#features/staff/staff-keys.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { StaffChallengesTable, StaffPasskeyRow } from '#platform/database/rows/office.ts'
import { officeOrigin } from '#platform/office-origin.ts'
import { Refusal } from '#platform/refusal.ts'

type Parts = Pick<OfficeParts, 'config' | 'database' | 'clocks'>
type Purpose = StaffChallengesTable['purpose']

const lifetime = minutes(5)

/** A seventh of all modules at start belongs to it, and only a passkey needs it. */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257]

export async function beginPasskey(
  staff: { id: string; name: string; email: string },
  purpose: Purpose,
  parts: Parts,
): Promise<CreationOptions> {
  const known = purpose === 'invitation' ? [] : await passkeysOf(parts.database, staff.id)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: officeName,
    rpID: placeOf(parts).rpId,
    userName: staff.email,
    userID: new TextEncoder().encode(staff.id),
    userDisplayName: staff.name,
    timeout: lifetime,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(options.challenge, purpose, staff.id, parts)
  return creationOptions.parse(options)
}

type CheckedPasskey = Pick<StaffPasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>

/** Refuses an answer to another challenge than the one of this staff member. */
export async function checkNewPasskey(
  passkey: NewPasskey,
  { purpose, staffId }: { purpose: Purpose; staffId: string },
  parts: Parts,
): Promise<CheckedPasskey> {
  const expectedChallenge = await takeChallengeOf(passkey, { purpose, staffId }, parts)
  const { origin, rpId } = placeOf(parts)
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse)
  if (!registrationInfo) return refuse()
  const { id, publicKey, counter } = registrationInfo.credential
  return { id, publicKey, counter, transports: passkey.response.transports ?? [] }
}

export async function storePasskey(
  trx: Database,
  passkey: CheckedPasskey,
  { staffId, name, at }: { staffId: string; name: string; at: Date },
): Promise<void> {
  const isNew = await insertPasskey(trx, { ...passkey, staffId, name, createdAt: at })
  if (!isNew) throw new Refusal('passkey_known')
}

/** Without a staff member, the browser offers every passkey that it has for the office. */
export async function beginUse(
  purpose: Purpose,
  staffId: string | null,
  parts: Parts,
): Promise<RequestOptions> {
  const known = staffId === null ? [] : await passkeysOf(parts.database, staffId)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: placeOf(parts).rpId,
    userVerification: 'required',
    timeout: lifetime,
    ...(staffId !== null && { allowCredentials: known.map(({ id, transports }) => ({ id, transports })) }),
  })
  await keepChallenge(options.challenge, purpose, staffId, parts)
  return requestOptions.parse(options)
}

/** The staff member whose passkey signed. A counter that did not rise means a cloned authenticator. */
export async function checkUse(
  passkey: UsedPasskey,
  { purpose, staffId }: { purpose: Purpose; staffId: string | null },
  parts: Parts,
): Promise<string> {
  const expectedChallenge = await takeChallengeOf(passkey, { purpose, staffId }, parts)
  const stored = await findPasskey(parts.database, passkey.id)
  if (!stored || (staffId !== null && stored.staffId !== staffId)) return refuse()
  const { origin, rpId } = placeOf(parts)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { ...stored, publicKey: new Uint8Array(stored.publicKey) },
    requireUserVerification: true,
  }).catch(refuse)
  if (!verified) return refuse()
  const now = parts.clocks.real.now()
  if (!(await countUse(parts.database, stored, authenticationInfo.newCounter, now))) return refuse()
  return stored.staffId
}

async function keepChallenge(
  challenge: string,
  purpose: Purpose,
  staffId: string | null,
  { database, clocks }: Parts,
): Promise<void> {
  const expiresAt = new Date(clocks.real.now().getTime() + lifetime)
  await insertChallenge(database, { challenge, purpose, staffId, expiresAt })
}

async function takeChallengeOf(
  { response }: NewPasskey | UsedPasskey,
  { purpose, staffId }: { purpose: Purpose; staffId: string | null },
  { database, clocks }: Parts,
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON)
  const kept = await takeChallenge(database, { challenge, purpose, now: clocks.real.now() })
  return kept && kept.staffId === staffId ? challenge : refuse()
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : refuse()
  } catch {
    return refuse()
  }
}

function placeOf({ config }: Parts): { origin: string; rpId: string } {
  const origin = officeOrigin(config.origin)
  return { origin, rpId: new URL(origin).hostname }
}

function refuse(): never {
  throw new Refusal('passkey_refused')
}
