import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenFailure } from './listen-failure.ts'

test.each([
  [
    '192.0.2.1',
    'METRICS_HOST=192.0.2.1 is not an address of this machine: set it to one that is, or to 0.0.0.0 for all.',
  ],
  ['127.0.0.1', /^Another program listens on 127\.0\.0\.1:\d+: end it, or set METRICS_PORT to another\.$/],
])('listenFailure for %s is a sentence that names the variable', async (host, sentence) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const [error] = await once(createServer().listen(port, host), 'error').catch((failure) => [failure])
  const place = { host, port }
  expect(listenFailure(error, place, { host: 'METRICS_HOST', port: 'METRICS_PORT' }).message).toMatch(
    sentence,
  )
  other.close()
})
