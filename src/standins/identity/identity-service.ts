// The site's own identity service: created once for a process, mounted at the root of its origin.
import type { FastifyPluginAsync } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { days } from '#domain/dates/days.ts'
import { createTurnstile } from '#domain/site/turnstile.ts'
import { deleteActionCodesExpiredBefore } from '#features/people/action-codes.queries.ts'
import { deleteRefreshTokensUnusedSince } from '#features/people/refresh-tokens.queries.ts'
import { deleteSigningKeysRetiredBefore } from '#features/people/signing-keys.queries.ts'
import { type AccountDesk, openAccountDesk } from './account-desk.ts'
import { createKeyring } from './keyring.ts'
import { type HashingCost, leastCost } from './passwords.ts'
import { identityRoutes } from './routes.ts'
import type { IdentityService } from './service.ts'
import { refreshTokenIdleLimit } from './tokens.ts'

export type RunningIdentityService = {
  routes: FastifyPluginAsync
  /** Finds the key that signed a token. */
  findKey: JWTVerifyGetKey
  /** For staff commands. */
  desk: AccountDesk
  /** Deletes expired rows. */
  sweep(): Promise<void>
}

/**
 * Each hash takes 19 MiB and a core; a full queue of four hundred takes about ten seconds. A class behind one
 * IP address counts as one caller.
 */
const hashing = { atOnce: 2, waiting: 400, waitingEach: 200 }

type Parts = Omit<IdentityService, 'keyring' | 'hashing' | 'hashingCost'> & { hashingCost?: HashingCost }

export function createIdentityService({ hashingCost = leastCost, ...parts }: Parts): RunningIdentityService {
  const { database, clock } = parts
  const keyring = createKeyring({ database, clock })
  const service = { ...parts, keyring, hashing: createTurnstile(hashing), hashingCost }
  return {
    routes: (app) => identityRoutes(app, service),
    findKey: keyring.find,
    desk: openAccountDesk(service),
    async sweep() {
      const before = (time: number) => new Date(clock.now().getTime() - time)
      await deleteRefreshTokensUnusedSince(database, before(refreshTokenIdleLimit))
      await deleteActionCodesExpiredBefore(database, before(days(1)))
      await deleteSigningKeysRetiredBefore(database, before(days(1)))
    },
  }
}
