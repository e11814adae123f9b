import { Refusal } from '#platform/refusal.ts'
import type { App } from './app-type.ts'

/** Where calls take a file, or a part of one: no other call reads a body that is not JSON. Declare them as binary. */
export function bytesScope(app: App, mostBytes: number, declare: (scope: App) => void): void {
  app.register(async (scope) => {
    const options = { parseAs: 'buffer', bodyLimit: mostBytes } as const
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/octet-stream',
      options,
      async (_request: unknown, body: Buffer) => body,
    )
    scope.addHook('preHandler', async ({ body }) => {
      // A body without a byte arrives as an empty buffer.
      if (Buffer.isBuffer(body) && body.length > 0) return
      throw new Refusal('invalid_request', { field: 'body', fault: { rule: 'is required' } })
    })
    declare(scope as App)
  })
}
