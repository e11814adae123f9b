import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isLoopback } from '#domain/network.ts'
import type { Config } from '../config.ts'
import type { App } from './app-type.ts'
import { ApiError } from './errors.ts'

/**
 * A page elsewhere can point its own name at this machine (DNS rebinding); a browser here would then read the mailbox for it. So the
 * sandbox answers under its own names alone. A bare address is no name and cannot be pointed elsewhere: where the sandbox is open to
 * other machines they may use it.
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
    throw new ApiError(
      421,
      'misdirected_request',
      `The sandbox does not answer under this name. Open it at ${config.origin} or at localhost.`,
    )
  })
}
