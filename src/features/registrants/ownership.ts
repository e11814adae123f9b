// Ownership is checked before anything else: these hooks run before validation, so that another user's id
// gets the same 404 as an unknown one, whatever the request contains.

import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Bearer, userOf } from '#features/people/bearer.ts'
import { ownRegistration, paidRegistration } from '#features/registrations/registration-owners.queries.ts'
import type { Database } from '#platform/database/connection.ts'
import type { RegistrationRow } from '#platform/database/rows/registrations.ts'
import { Refusal } from '#platform/refusal.ts'
import { joinGuestRegistrations } from './join-guest-registrations.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireOwnRegistration` and `requirePaidRegistration`. */
    registration: RegistrationRow | null
  }
}

type RequestHook = (request: FastifyRequest) => Promise<void>

export function notFound() {
  return new Refusal('not_found', { missing: 'own' })
}

/** For every account call: guest purchases join the account on the first one. */
export function requireRegistrant({ bearer, database }: { bearer: Bearer; database: Database }): RequestHook {
  return async (request) => {
    await bearer.require(request)
    await joinGuestRegistrations(database, userOf(request))
  }
}

type Find = (database: Database, uid: string, id: string) => Promise<RegistrationRow | undefined>

function requireRegistration(database: Database, find: Find): RequestHook {
  return async (request) => {
    const id = pathId(request)
    request.registration = (id && (await find(database, userOf(request).uid, id))) || null
    if (!request.registration) throw notFound()
  }
}

/** For calls with a registration's id in their path. */
export function requireOwnRegistration(database: Database): RequestHook {
  return requireRegistration(database, ownRegistration)
}

/** For calls about money: those of the person who paid. */
export function requirePaidRegistration(database: Database): RequestHook {
  return requireRegistration(database, paidRegistration)
}

/** The registration of a call that one of these hooks guards. */
export function registrationOf(request: FastifyRequest): RegistrationRow {
  if (!request.registration) throw new Error(`${request.routeOptions.url} is not guarded`)
  return request.registration
}

function pathId({ params }: FastifyRequest): string | undefined {
  return z.object({ id: z.uuid() }).safeParse(params).data?.id
}
