// What no answer to a random request may be.
import { randomInt } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { apiError } from '#contract/api-error.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { FuzzRequest } from './fuzz-requests.ts'
import { leak } from './nasty.ts'

export const many = Number(process.env.ATTACK_REQUESTS ?? 600)
const isLong = process.env.ATTACK_REQUESTS !== undefined
/** Fixed, so that the short form fails only after a change. The long form looks for more, and its titles have the seed. */
export const seed = Number(process.env.ATTACK_SEED ?? (isLong ? randomInt(2 ** 31) : 42))

const patience = 30_000

export type Answer = Awaited<ReturnType<typeof send>>

function send(request: InjectOptions, { app }: Pick<TestApp, 'app'>) {
  return app.inject(request)
}

/** The answer; null when there is none in time. */
export async function answerTo(request: FuzzRequest, world: Pick<TestApp, 'app'>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  const response = await Promise.race([send(request, world), hang])
  clearTimeout(timer)
  return response
}

export function faultOf(request: FuzzRequest, response: Answer | null): string | null {
  if (response === null) return `no answer within ${patience} ms`
  if (response.statusCode >= 500) return `${response.statusCode} ${response.body.slice(0, 200)}`
  const isText = /json|text|xml|javascript/.test(String(response.headers['content-type']))
  const isOurFile = request.url.startsWith('/api/docs/')
  const told = isText && !isOurFile && leak.exec(withoutEcho(response.body, request))
  if (told) return `${response.statusCode} tells "${told[0]}": ${response.body.slice(0, 300)}`
  if (request.url.startsWith('/api/') && !response.headers['x-content-type-options'])
    return `${response.statusCode} without the common headers`
  if (response.statusCode >= 400 && request.url.startsWith('/api/')) {
    const refusal = apiError.strict().safeParse(response.json())
    if (!refusal.success || !/^[a-z_]+$/.test(refusal.data.code))
      return `${response.statusCode} in another shape: ${response.body.slice(0, 200)}`
  }
  return null
}

/** An answer may repeat what the caller sent, and must not contain a secret that the caller did not send. */
function withoutEcho(body: string, { url, payload = '' }: FuzzRequest): string {
  return leak.test(`${decodeURIComponent(url)} ${payload}`) ? '' : body
}

/** One example for each kind of fault. */
export function faultLog() {
  const found = new Map<string, string>()
  return {
    add(fault: string | null, { url, headers, ...rest }: FuzzRequest) {
      const { authorization: _, cookie: __, ...others } = headers
      // The URL comes last: it may be long, and the report is cut off.
      if (fault) found.set(fault, JSON.stringify({ ...rest, headers: others, url }).slice(0, 1500))
    },
    first: () => [...found].slice(0, 20),
  }
}
