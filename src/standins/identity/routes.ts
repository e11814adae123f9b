// Firebase's wire format at the root of the origin: the SDK drops the path of the URL it is given.

import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defaultLanguage, isLanguage } from '#domain/people/language.ts'
import { ownIdentity } from '#domain/people/own-identity.ts'
import { TurnstileFull } from '#domain/site/turnstile.ts'
import { Refusal } from '#platform/refusal.ts'
import { applyActionCode } from './apply-action-code.ts'
import { longestPassword } from './credentials.ts'
import { deleteAccount } from './delete-account.ts'
import { WireError, wireBody } from './errors.ts'
import { newMark, setMark } from './known-device.ts'
import { listSignInMethods } from './list-sign-in-methods.ts'
import { lookUp } from './look-up.ts'
import { passwordPolicy } from './password-policy.ts'
import { resetPassword } from './reset-password.ts'
import { sendActionCode } from './send-action-code.ts'
import type { Caller, IdentityService } from './service.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { refreshSession, tokensOf } from './tokens.ts'
import { updateAccount } from './update-account.ts'

// Fastify writes a literal colon as two.
const accounts = '/identitytoolkit.googleapis.com/v1/accounts::'

const text = z.string().max(longestPassword).optional()
/** Stored in PostgreSQL, which refuses NUL characters. */
const shownText = z
  .string()
  .max(256)
  .regex(/^\P{Cc}*$/u)
  .optional()
const body = z.object({
  email: text,
  password: text,
  idToken: text,
  displayName: shownText,
  photoUrl: shownText,
  deleteAttribute: z.array(z.string()).optional(),
  oobCode: text,
  newPassword: text,
  newEmail: text,
  requestType: text,
  continueUrl: text,
})
/** What the SDK also sends, and the service need not know. */
const ignored = {
  returnSecureToken: z.boolean(),
  clientType: text,
  captchaResponse: text,
  recaptchaVersion: text,
}
/** A call that changes an account refuses a field that it does not know: ignoring `deleteProvider` would report a change that was not made. */
const change = body.extend(ignored).partial().strict()
const identifier = z.object({ identifier: text, continueUri: text })
const tokenForm = z.object({ grant_type: text, refresh_token: text })

export async function identityRoutes(app: FastifyInstance, service: IdentityService): Promise<void> {
  await app.register(async (wire) => {
    answerInTheWiresShape(wire)
    await wire.register(formbody)
    const callerOf = callers(wire, service)

    wire.post(`${accounts}signUp`, (request, reply) =>
      signUp(read(change, request), callerOf(request, reply), service),
    )
    wire.post(`${accounts}signInWithPassword`, (request, reply) =>
      signIn(read(body, request), callerOf(request, reply), service),
    )
    wire.post(`${accounts}lookup`, (request) => lookUp(read(body, request).idToken, service))
    wire.post(`${accounts}update`, (request, reply) => {
      const { oobCode, ...update } = read(change, request)
      const caller = callerOf(request, reply)
      return oobCode
        ? applyActionCode({ oobCode, idToken: update.idToken }, caller, service)
        : updateAccount(update, caller, service)
    })
    wire.post(`${accounts}delete`, (request) => deleteAccount(read(body, request).idToken, service))
    wire.post(`${accounts}sendOobCode`, (request, reply) =>
      sendActionCode(read(body, request), callerOf(request, reply), service),
    )
    wire.post(`${accounts}resetPassword`, (request, reply) =>
      resetPassword(read(body, request), callerOf(request, reply), service),
    )

    wire.post(`${accounts}createAuthUri`, (request) =>
      listSignInMethods(read(identifier, request), request.ip, service),
    )
    wire.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', async () => passwordPolicy(service))

    tokenRoute(wire, service)
    // The SDK reports a network failure for an answer in another shape.
    for (const url of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
      wire.route({
        method: ['GET', 'POST'],
        url,
        handler: async () => {
          throw new WireError('OPERATION_NOT_ALLOWED', 'This service does not offer the call.')
        },
      })
    }

    wire.get('/.well-known/jwks.json', async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return service.keyring.published()
    })
  })
}

function tokenRoute(wire: FastifyInstance, service: IdentityService) {
  wire.post('/securetoken.googleapis.com/v1/token', async (request) => {
    const form = read(tokenForm, request)
    if (!form.grant_type) throw new WireError('MISSING_GRANT_TYPE')
    if (form.grant_type !== 'refresh_token') throw new WireError('INVALID_GRANT_TYPE')
    const { user, session } = await refreshSession(form.refresh_token, service)
    const { idToken, refreshToken, expiresIn } = await tokensOf(user, session, service)
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: user.uid,
      project_id: ownIdentity.projectId,
    }
  })
}

function read<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.infer<Schema> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
  throw new WireError('INVALID_ARGUMENT', `${field || 'body'} is not valid.`)
}

function callers(wire: FastifyInstance, { origin }: IdentityService) {
  const underWay = new Set<Promise<void>>()
  wire.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
  return ({ ip, headers, log }: FastifyRequest, reply: FastifyReply): Caller => {
    const language = String(headers['x-firebase-locale'] ?? '').slice(0, 2)
    return {
      address: ip,
      cookies: headers.cookie,
      remember: (user) => reply.header('set-cookie', setMark(newMark(user), origin)),
      language: isLanguage(language) ? language : defaultLanguage,
      afterwards(work) {
        const ended = work
          .catch((error) => log.error({ err: error }, 'what followed an identity call failed'))
          .finally(() => underWay.delete(ended))
        underWay.add(ended)
      },
    }
  }
}

function answerInTheWiresShape(wire: FastifyInstance) {
  wire.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  wire.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof WireError) return reply.code(400).send(wireBody(error.message))
    if (error instanceof TurnstileFull) {
      return reply.code(400).send(wireBody('TOO_MANY_ATTEMPTS_TRY_LATER'))
    }
    if (error instanceof Refusal || (error.statusCode && error.statusCode < 500)) {
      return reply.code(400).send(wireBody(`INVALID_ARGUMENT : ${error.message}`))
    }
    // Plain text: an error in the wire format would make the SDK sign the user out.
    request.log.error({ err: error }, 'an identity call failed')
    return reply.code(503).type('text/plain').send('The identity service is out of order. Please try again.')
  })
}
