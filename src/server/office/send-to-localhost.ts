import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'
import { officeOrigin } from './office.ts'

/**
 * Redirects pages of the office from an IP address to the origin that passkeys belong to. Calls are never redirected: a
 * browser would resend them without their body. True if it answered.
 */
export function sendToOfficeOrigin(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { origin }: Pick<Config, 'origin'>,
): boolean {
  if (!/^\/office(?:[/?]|$)/.test(url) || (method !== 'GET' && method !== 'HEAD')) return false
  const name = URL.parse(`http://${headers.host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  if (isIP(name) === 0) return false
  response.writeHead(307, { location: `${officeOrigin(origin)}${url}`, 'cache-control': 'no-store' }).end()
  return true
}
