import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost } from '#domain/people/network.ts'
import type { Config } from '#platform/config.ts'
import { Refusal } from '#platform/refusal.ts'
import { bodyOf } from './errors.ts'
import { healthPaths } from './health.ts'
import { statusOf } from './statuses.ts'

type Guard = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Where the keys were forgotten, everybody could pay with a test card. The configuration refuses public addresses, but
 * it does not show a proxy on this machine: the names in its requests do. Also prevents DNS rebinding: another site
 * could point its own name at this machine and read the mailbox through a visitor's browser.
 */
export function refuseOtherNames({ stripe, publicSandbox, origin }: Config, common: object): Guard {
  if (stripe || publicSandbox) return () => false
  const refusal = new Refusal('misdirected_request', { origin })
  const body = JSON.stringify(bodyOf(refusal))
  const headers = {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  }
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (healthPaths.includes(path) || namesOf(request).every(isLoopbackHost)) return false
    response.writeHead(statusOf(refusal.code), headers).end(body)
    return true
  }
}

/** A proxy may put its own address into Host. Then Apache adds a header, and browsers say where a form was sent from. */
function namesOf({ headers }: IncomingMessage): string[] {
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',')
  const hosts = [String(headers.host), ...forwarded.filter(Boolean)].map((host) => `http://${host.trim()}`)
  const { origin = 'null' } = headers
  // "null" is a sandboxed frame, such as the card form.
  return [...hosts, ...(origin === 'null' ? [] : [origin])].map((url) => URL.parse(url)?.hostname ?? '')
}
