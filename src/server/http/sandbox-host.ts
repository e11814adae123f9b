import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#domain/network.ts'
import type { Config } from '../config.ts'
import type { App } from './app-type.ts'
import { ApiError } from './errors.ts'

/**
 * Prevents DNS rebinding: another site could point its own name at this machine and read the sandbox mailbox
 * through a visitor's browser. The sandbox therefore answers only to its own names. IP addresses cannot be
 * rebound, so other machines may use them where the sandbox is open to them.
 */
export function guardSandboxHost(app: App, { config }: { config: Pick<Config, 'origin' | 'allowSandbox'> }) {
  app.addHook('onRequest', async ({ url, headers }: FastifyRequest) => {
    if (!/^\/sandbox(?:[/?]|$)/.test(url)) return
    const name = URL.parse(`http://${headers.host}`)?.hostname ?? ''
    const address = name.replace(/^\[|\]$/g, '')
    const isOurs =
      name === 'localhost' ||
      name === new URL(config.origin).hostname ||
      (isIP(address) > 0 && (config.allowSandbox || isLoopback(address)))
    if (isOurs) return
    throw new ApiError(421, 'misdirected_request', { origin: config.origin })
  })
}
