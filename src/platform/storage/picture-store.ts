// Pictures in a store with the API of Amazon S3. Without one they are in the database.
import { createHash } from 'node:crypto'
import { seconds } from '#domain/dates/days.ts'
import type { PictureStoreConfig } from '#platform/config.ts'

export type PictureStore = {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<Buffer>
}

/** 'ID-400.avif', as in its address on the site. */
export function fileName({ id, width, format }: { id: string; width: number; format: string }): string {
  return `${id}-${width}.${format}`
}

export function openPictureStore(config: PictureStoreConfig | null): PictureStore | null {
  if (!config) return null
  const { url, region, keyId, secret } = config
  const send = async (name: string, request: RequestInit): Promise<Response> => {
    // Most sites have no store, so its code is loaded with the first picture.
    const { AwsClient } = await import('aws4fetch')
    const client = new AwsClient({
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      retries: 0,
    })
    const response = await client.fetch(`${url}/${name}`, {
      ...request,
      signal: AbortSignal.timeout(seconds(10)),
    })
    if (!response.ok) throw new Error(`The store of pictures answered ${response.status} for ${name}`)
    return response
  }
  return {
    async put(name, bytes) {
      await send(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': `image/${name.split('.').at(-1)}`,
          'cache-control': 'public, max-age=31536000, immutable',
          // The signature includes the content, also without TLS.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      })
    },
    async get(name) {
      return Buffer.from(await (await send(name, { method: 'GET' })).arrayBuffer())
    },
  }
}
