// One id for all that is done on behalf of a request or a job: it stands in the answer, in the proxy's log where the proxy
// gave it, and in every line that is logged on the way.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

const work = new AsyncLocalStorage<string>()

/** The proxy's id where there is a proxy to trust, so that its log and ours tell of the same request. */
export function requestIdOf(
  headers: IncomingHttpHeaders,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const given = headers['x-request-id']
  const isUsable = trustProxy !== false && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)
  return isUsable ? given : randomUUID()
}

/** Whatever `run` logs, however late, carries the id. */
export function workFor<T>(id: string, run: () => T): T {
  return work.run(id, run)
}

/** For the log's own lines; those of Fastify carry the id already. */
export function workInHand(): { reqId?: string } {
  const reqId = work.getStore()
  return reqId === undefined ? {} : { reqId }
}
