// A bucket that checks the signature of each request by itself, as Amazon S3 describes it (Signature Version 4).
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const keyId = 'AKIDEXAMPLE'
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const region = 'eu-central-1'

export async function startBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const refused: string[] = []
  const state = { isAway: false }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    if (state.isAway) return response.writeHead(500).end()
    if (!isSigned(request, body)) {
      refused.push(path)
      return response.writeHead(403).end()
    }
    if (request.method === 'PUT') {
      objects.set(path, { bytes: body, type: request.headers['content-type'] ?? '' })
      return response.end()
    }
    const found = objects.get(path)
    return response.writeHead(found ? 200 : 404).end(found?.bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    refused,
    state,
    env: {
      PICTURE_STORE_URL: `http://127.0.0.1:${port}/academy-pictures`,
      PICTURE_STORE_REGION: region,
      PICTURE_STORE_KEY_ID: keyId,
      PICTURE_STORE_SECRET: secret,
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(.+), SignedHeaders=(.+), Signature=(\w+)$/
  const [, id, scope = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const [day = ''] = scope.split('/')
  const sent = headers['x-amz-content-sha256']
  if (id !== keyId || scope !== `${day}/${region}/s3/aws4_request`) return false
  if (sent !== 'UNSIGNED-PAYLOAD' && sent !== sha256(body)) return false
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`)
  const request = [method, url, '', lines.join(''), signed, sent].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, text).toString('hex') === signature
}
