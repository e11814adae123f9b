// Requests that the HTTP parser or the router cannot read, so that no route sees them. They get the same
// response format and headers as all others.

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

type Headers = Record<string, string>

type Refusal = { status: number; code: string; sentence: string }

const refusals: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'timeout',
    sentence: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', sentence: 'The request’s headers are too large.' },
}
const unreadable: Refusal = {
  status: 400,
  code: 'invalid_request',
  sentence: 'The request could not be read.',
}

/** For malformed or slow requests: the connection is closed. */
export function refuseConnection(headers: Headers) {
  return (error: ConnectionError, socket: Socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      socket.write(rawAnswer(refusals[error.code] ?? unreadable, headers))
    }
    socket.destroy(error)
  }
}

function rawAnswer({ status, code, sentence }: Refusal, headers: Headers): string {
  const body = JSON.stringify({ error: sentence, code })
  const fields = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
