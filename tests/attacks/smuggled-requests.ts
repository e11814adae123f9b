// Requests that a proxy and the site could parse differently. Each hides a second request, which must not be answered.
import { request } from './raw-socket.ts'

const smuggled = request(['GET /api/nothing HTTP/1.1', 'Host: academy.example'])
const head = ['POST /api/contact HTTP/1.1', 'Host: academy.example', 'Content-Type: application/json']
const chunkedEnd = '0\r\n\r\n'

export const smuggledRequests: [trick: string, bytes: string][] = [
  [
    'a length and chunks',
    request([...head, 'Content-Length: 5', 'Transfer-Encoding: chunked'], chunkedEnd + smuggled),
  ],
  [
    'chunks and a length',
    request([...head, 'Transfer-Encoding: chunked', 'Content-Length: 5'], chunkedEnd + smuggled),
  ],
  ['two lengths', request([...head, 'Content-Length: 0', `Content-Length: ${smuggled.length}`], smuggled)],
  ['a list of lengths', request([...head, `Content-Length: 0, ${smuggled.length}`], smuggled)],
  ['a length with a sign', request([...head, 'Content-Length: +0'], smuggled)],
  ['a length in hexadecimal', request([...head, 'Content-Length: 0x0'], smuggled)],
  ['an unknown coding', request([...head, 'Transfer-Encoding: xchunked'], chunkedEnd + smuggled)],
  [
    'chunks that are not last',
    request([...head, 'Transfer-Encoding: chunked, identity'], chunkedEnd + smuggled),
  ],
  ['a space before the colon', request([...head, 'Transfer-Encoding : chunked'], chunkedEnd + smuggled)],
  [
    'a folded line',
    request([...head, 'X: a', ' Transfer-Encoding: chunked', 'Content-Length: 0', 'Y:', ' b'], smuggled),
  ],
  [
    'a line that ends without a return',
    `${[...head, 'Transfer-Encoding: chunked'].join('\n')}\n\n${chunkedEnd}${smuggled}`,
  ],
  ['a return within a value', request([...head, 'X: a\rTransfer-Encoding: chunked'], smuggled)],
  ['a NUL within a value', request([...head, 'X: a\0b', 'Content-Length: 0'], smuggled)],
  ['a chunk of a wrong size', request([...head, 'Transfer-Encoding: chunked'], `zz\r\n${smuggled}`)],
  ['a chunk’s size with a line break', request([...head, 'Transfer-Encoding: chunked'], `1;\n${smuggled}`)],
]
