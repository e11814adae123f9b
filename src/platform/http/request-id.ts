// One id for everything done on behalf of a request or a job. The response, the trusted proxy's log and all
// log lines carry it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '#platform/config.ts'

const work = new AsyncLocalStorage<string>()

/** Uses the id of a trusted proxy, so that both logs show the same one. */
export function requestIdOf(
  headers: IncomingHttpHeaders,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const given = headers['x-request-id']
  const isUsable = trustProxy !== false && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
  return isUsable ? given : randomUUID()
}

/** Everything that `run` logs carries the id, asynchronous work included. */
export function withRequestId<T>(id: string, run: () => T): T {
  return work.run(id, run)
}

/** For log lines outside Fastify; Fastify's own carry the id already. */
export function currentRequestId(): { reqId?: string } {
  const reqId = work.getStore()
  return reqId === undefined ? {} : { reqId }
}
