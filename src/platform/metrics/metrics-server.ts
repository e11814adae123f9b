import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

type Parts = { host: string; port: number; registry: Registry; refresh: () => Promise<void> }

/** On a separate port, so that visitors of the site cannot read the metrics. */
export async function startMetricsServer({ host, port, registry, refresh }: Parts) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Figures are at /metrics.\n')
      return
    }
    await refresh()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
