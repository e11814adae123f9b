// A rendered page as it lies in memory: its bytes in each encoding asked for, its tag and its headers, ready to be written.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

const packTight = promisify(brotliCompress)
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = 'br' | 'gzip' | 'plain'
type Body = { headers: Record<string, string>; bytes: string }

export type Document = {
  status: number
  etag: string
  notModified: Record<string, string>
  body(encoding: Encoding): Body
}

/** Nothing is packed before somebody asks for it: a start, or a change of dates, renders pages that nobody may read. */
export function makeDocument(html: string, status: number, headers: Record<string, string>): Document {
  const plain = Buffer.from(html)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const shared = {
    ...headers,
    etag,
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
  }
  // A latin1 string leaves node:http in one write together with its head; a buffer takes two.
  const bodyOf = (bytes: Buffer, encoding?: string): Body => ({
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    bytes: bytes.toString('latin1'),
  })
  const bodies: Partial<Record<Encoding, Body>> = {}
  const make: Record<Encoding, () => Body> = {
    // A tenth smaller takes fifty times the work: whoever asks first waits some milliseconds for a quick packing, and
    // whoever comes next gets the page in one flight of packets. Should that fail, the quick packing stays.
    br() {
      packTight(plain).then(
        (bytes) => {
          bodies.br = bodyOf(bytes, 'br')
        },
        () => undefined,
      )
      return bodyOf(brotliCompressSync(plain, quickly), 'br')
    },
    gzip: () => bodyOf(gzipSync(plain), 'gzip'),
    plain: () => bodyOf(plain),
  }
  return {
    status,
    etag,
    notModified: shared,
    body(encoding) {
      bodies[encoding] ??= make[encoding]()
      return bodies[encoding]
    },
  }
}

export function writeDocument(
  document: Document,
  request: IncomingMessage,
  response: ServerResponse,
  cookie?: string,
) {
  if (cookie) response.setHeader('set-cookie', cookie)
  if (document.status === 200 && matches(request.headers['if-none-match'], document.etag)) {
    response.writeHead(304, document.notModified)
    response.end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'plain'
  const { headers, bytes } = document.body(encoding)
  response.writeHead(document.status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(bytes, 'latin1')
}

function matches(ifNoneMatch: string | undefined, etag: string) {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag))
}
