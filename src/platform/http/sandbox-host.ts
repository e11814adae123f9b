import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '#domain/network.ts'
import type { Config } from '#platform/config.ts'
import type { App } from './app-type.ts'
import { ApiError } from './errors.ts'

/**
 * Prevents DNS rebinding: another site could point its own name at this machine and read the sandbox mailbox
 * through a visitor's browser. The sandbox therefore answers only to its own names.
 */
export function guardSandboxHost(app: App, { config }: { config: Pick<Config, 'origin'> }) {
  app.addHook('onRequest', async ({ url, headers }: FastifyRequest) => {
    if (!/^\/sandbox(?:[/?]|$)/.test(url)) return
    const name = URL.parse(`http://${headers.host}`)?.hostname ?? ''
    if (isLoopbackHost(name) || name === new URL(config.origin).hostname) return
    throw new ApiError(421, 'misdirected_request', { origin: config.origin })
  })
}
