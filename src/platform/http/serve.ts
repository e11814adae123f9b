// The only way to add a call of the API: its declaration says who may make it, and what it takes and answers.
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import { type Api, api } from '#contract/api.ts'
import type { Call, Method, PublicAccess } from '#contract/calls.ts'
import type { App } from './app-type.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** 401 without a valid token of a registrant. */
    requireRegistrant: RequestHook
  }
  interface FastifyContextConfig {
    call?: keyof Api
  }
}

type Parsed<C, Name extends string> = C extends { [_ in Name]: infer Field extends z.ZodType }
  ? z.output<Field>
  : C extends { [_ in Name]: 'bytes' }
    ? Buffer
    : undefined

export type CallRequest<C> = FastifyRequest<{
  Params: Parsed<C, 'params'>
  Querystring: Parsed<C, 'query'>
  Headers: C extends { headers: infer Headers extends z.ZodType } ? z.output<Headers> : object
  Body: Parsed<C, 'body'>
}>

export type HandlerAnswer<C> = C extends { answer: infer Answer }
  ? Answer extends z.ZodType
    ? z.input<Answer>
    : unknown
  : // biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer returns nothing.
    void

export type KeysFor<Who> = { [K in keyof Api]: Api[K]['who'] extends Who ? K : never }[keyof Api]

type RequestHook = (request: FastifyRequest) => Promise<void>
type Hooks = { onRequest?: RequestHook; preHandler?: RequestHook }

type Handler<C> = (
  request: CallRequest<C>,
  reply: FastifyReply,
) => HandlerAnswer<C> | Promise<HandlerAnswer<C>>

/** Refuses at start what is served and not declared, or declared and not served. Run it before any call is added. */
export function requireDeclarations(app: App): void {
  const missing = new Set<string>(Object.keys(api))
  app.addHook('onRoute', ({ url, method, schema, config }) => {
    if (config?.call) missing.delete(config.call)
    else if (url.startsWith('/api/') && !schema?.hide) throw new Error(`${method} ${url} is not declared.`)
  })
  app.addHook('onReady', async () => {
    if (missing.size > 0) throw new Error(`No route serves ${[...missing].join(', ')}.`)
  })
}

/** Adds a call for visitors and registrants. `hooks` run after the check of who calls. */
export function serve<K extends KeysFor<PublicAccess>>(
  app: App,
  key: K,
  handler: Handler<Api[K]>,
  hooks: Hooks = {},
): void {
  addRoute(app, key, {
    ...hooks,
    onRequest: [
      ...(api[key].who === 'registrant' ? [app.requireRegistrant] : []),
      ...(hooks.onRequest ? [hooks.onRequest] : []),
    ],
    handler: (request, reply) => handler(request as never, reply) as unknown,
  })
}

type Route = Pick<Hooks, 'preHandler'> & {
  onRequest: RequestHook[]
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown
}

export function addRoute(app: App, key: keyof Api, { handler, ...hooks }: Route): void {
  const { method, url } = splitKey(key)
  app.route({
    ...hooks,
    method,
    url,
    schema: schemaOf(api[key]),
    config: { call: key },
    handler: async (request, reply) => {
      const answer = await handler(request, reply)
      if (reply.sent || answer !== undefined) return answer
      return reply.code(204).send(undefined)
    },
  })
}

export function splitKey(key: string) {
  const [method, url] = key.split(' ') as [Method, string]
  return { method, url }
}

function schemaOf({ summary, params, query, headers, body, answer }: Call): FastifySchema {
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(typeof body === 'object' && { body }),
    ...(typeof answer === 'object' && { response: { 200: answer } }),
    ...(answer === undefined && { response: { 204: z.undefined() } }),
  } as FastifySchema
}
