// A page or built file in memory: its bytes in each encoding, its ETag and its headers.
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
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

/**
 * Compresses on the first request: most pages rendered at start or after a change are never read before the
 * next one.
 */
export function makeDocument(html: string, status: number, headers: Record<string, string>): Document {
  const plain = Buffer.from(html)
  const etag = tagOf(plain)
  const shared = {
    ...headers,
    etag,
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
  }
  const pack = (bytes: Buffer, encoding: Encoding) =>
    bodyOf(bytes, encoding, { ...shared, 'content-type': 'text/html; charset=utf-8' })
  const bodies: Partial<Record<Encoding, Body>> = {}
  const make: Record<Encoding, () => Body> = {
    // The best compression is a tenth smaller and fifty times slower. The first visitor gets the fast one;
    // later visitors get a page that fits in one round trip. If it fails, the fast one stays.
    br() {
      packTight(plain).then(
        (bytes) => {
          bodies.br = pack(bytes, 'br')
        },
        () => undefined,
      )
      return pack(brotliCompressSync(plain, quickly), 'br')
    },
    gzip: () => pack(gzipSync(plain), 'gzip'),
    plain: () => pack(plain, 'plain'),
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

/** Uses the compressed files of the build. */
export function makeFile(
  packed: { plain: Buffer; br?: Buffer; gzip?: Buffer },
  type: string,
  headers: Record<string, string>,
): Document {
  const shared = { vary: 'Accept-Encoding', ...headers, etag: tagOf(packed.plain) }
  const pack = (bytes: Buffer, encoding: Encoding) =>
    bodyOf(bytes, encoding, { ...shared, 'content-type': type })
  const plain = pack(packed.plain, 'plain')
  const bodies = {
    plain,
    br: packed.br ? pack(packed.br, 'br') : plain,
    gzip: packed.gzip ? pack(packed.gzip, 'gzip') : plain,
  }
  return { status: 200, etag: shared.etag, notModified: shared, body: (encoding) => bodies[encoding] }
}

/** Weak, because all encodings share it. */
function tagOf(plain: Buffer): string {
  return `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
}

function bodyOf(bytes: Buffer, encoding: Encoding, headers: Record<string, string>): Body {
  return {
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      ...(encoding !== 'plain' && { 'content-encoding': encoding }),
    },
    // node:http sends a latin1 string in one write with its headers; a buffer takes two.
    bytes: bytes.toString('latin1'),
  }
}

/** Returns false when no document matches. */
export function answerFrom(
  documents: ReadonlyMap<string, Document>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [path = ''] = (request.url ?? '').split('?', 1)
  const document = documents.get(path)
  if (!document || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  writeDocument(document, request, response)
  return true
}

export function writeDocument(
  document: Document,
  request: IncomingMessage,
  response: ServerResponse,
  cookie?: string,
) {
  if (cookie) response.setHeader('set-cookie', cookie)
  const { status, headers, bytes } = responseOf(document, request.headers)
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(bytes, 'latin1')
}

/** The answer to a GET, in the best encoding that the browser accepts. */
export function responseOf(
  document: Document,
  asked: IncomingHttpHeaders,
): { status: number; headers: Record<string, string>; bytes: string } {
  if (document.status === 200 && matches(asked['if-none-match'], document.etag)) {
    return { status: 304, headers: document.notModified, bytes: '' }
  }
  const accepted = asked['accept-encoding'] ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name)) ?? 'plain'
  return { status: document.status, ...document.body(encoding) }
}

function matches(ifNoneMatch: string | undefined, etag: string) {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag))
}

/** "br;q=0" refuses an encoding. */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((offer) => {
    const [name = '', weight = ''] = offer.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !/^q=0(?:\.0*)?$/.test(weight)
  })
}
