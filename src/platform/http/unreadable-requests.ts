// Requests that the HTTP parser or the router cannot read, so that no route sees them. They get the same
// response format and headers as all others.

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { ApiError } from './errors.ts'

type Headers = Record<string, string>

const refusals: Record<string, ApiError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, 'timeout'),
  HPE_HEADER_OVERFLOW: new ApiError(431, 'too_large', { part: 'headers' }),
}
const unreadable = new ApiError(400, 'invalid_request', { fault: 'unreadable' })

/** For malformed or slow requests: the connection is closed. */
export function refuseConnection(headers: Headers) {
  return (error: ConnectionError, socket: Socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      socket.write(rawAnswer(refusals[error.code] ?? unreadable, headers))
    }
    socket.destroy(error)
  }
}

function rawAnswer(refusal: ApiError, headers: Headers): string {
  const { status } = refusal
  const body = JSON.stringify(refusal.body)
  const fields = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
