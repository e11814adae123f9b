// A rendered page as it lies in memory: its bytes in each encoding, its tag and its headers, ready to be written.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Body = { headers: Record<string, string>; bytes: string }

export type Document = {
  status: number
  etag: string
  notModified: Record<string, string>
  br: Body
  gzip: Body
  plain: Body
  /**
   * A tenth smaller, for fifty times the work: a page is packed so once somebody has asked for it, and whoever comes
   * next gets it in one flight of packets. Nobody waits for it, and a start packs nothing that is never read.
   */
  packTight: (() => Promise<void>) | undefined
}

const quick = 5

export async function makeDocument(
  html: string,
  status: number,
  headers: Record<string, string>,
): Promise<Document> {
  const plain = Buffer.from(html)
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const shared = {
    ...headers,
    etag,
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
  }
  // A latin1 string leaves node:http in one write together with its head; a buffer takes two.
  const body = (bytes: Buffer, encoding?: string): Body => ({
    headers: {
      ...shared,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    bytes: bytes.toString('latin1'),
  })
  const document: Document = {
    status,
    etag,
    notModified: shared,
    br: body(await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quick } }), 'br'),
    gzip: body(await zip(plain), 'gzip'),
    plain: body(plain),
    async packTight() {
      document.packTight = undefined
      document.br = body(await brotli(plain), 'br')
    },
  }
  return document
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
  const body = accepted.includes('br')
    ? document.br
    : accepted.includes('gzip')
      ? document.gzip
      : document.plain
  response.writeHead(document.status, body.headers)
  if (body === document.br) document.packTight?.()
  if (request.method === 'HEAD') response.end()
  else response.end(body.bytes, 'latin1')
}

function matches(ifNoneMatch: string | undefined, etag: string) {
  return ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag))
}
