// Requests that the HTTP parser or the router cannot read, so that no route sees them. They get the same
// response format and headers as all others.

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import { bodyOf } from './errors.ts'
import { statusOf } from './statuses.ts'

type Headers = Record<string, string>

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal('timeout'),
  HPE_HEADER_OVERFLOW: new Refusal('headers_too_large'),
}
const unreadable = new Refusal('invalid_request', { fault: 'unreadable' })

/** For malformed or slow requests: the connection is closed. */
export function refuseConnection(headers: Headers) {
  return (error: ConnectionError, socket: Socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      socket.write(rawAnswer(refusals[error.code] ?? unreadable, headers))
    }
    socket.destroy(error)
  }
}

function rawAnswer(refusal: Refusal, headers: Headers): string {
  const status = statusOf(refusal.code)
  const body = JSON.stringify(bodyOf(refusal))
  const fields = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
