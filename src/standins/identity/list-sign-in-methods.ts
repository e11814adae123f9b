import { randomUUID } from 'node:crypto'
import { findUserByEmail } from '#features/people/users.queries.ts'
import { readEmail } from './credentials.ts'
import { WireError } from './errors.ts'
import type { IdentityService } from './service.ts'
import { byAddress, countEach } from './waits.ts'

type ListSignInMethods = { identifier?: string | undefined }

/**
 * For the SDK's `fetchSignInMethodsForEmail`. It reveals what a sign-up does, so it counts as one. With hidden accounts it
 * reveals nothing, like Firebase with email enumeration protection.
 */
export async function listSignInMethods(
  { identifier }: ListSignInMethods,
  address: string,
  { database, limiter, hideAccounts }: IdentityService,
) {
  if (!identifier) throw new WireError('MISSING_IDENTIFIER')
  const email = readEmail(identifier)
  await countEach(limiter, [byAddress('sign-up', address)])
  const registered = !hideAccounts && (await findUserByEmail(database, email)) !== undefined
  return {
    kind: 'identitytoolkit#CreateAuthUriResponse',
    sessionId: randomUUID(),
    ...(!hideAccounts && { registered }),
    ...(registered && { allProviders: ['password'], signinMethods: ['password'] }),
  }
}
