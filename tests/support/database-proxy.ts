// A TCP proxy for a test's database that can be cut, frozen and reopened, to simulate network failures.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type DatabaseProxy = {
  url: string
  /** Ends every connection and refuses new ones. */
  cut(): void
  /** Keeps every connection open and passes nothing on. */
  freeze(): void
  /** New connections work; frozen ones stay frozen. */
  open(): void
  close(): Promise<void>
}

/** `url` names a Unix socket, as the URLs of test databases do. */
export async function proxyTo(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const path = `${decodeURIComponent(target.hostname)}/.s.PGSQL.${target.port || 5432}`
  const pairs = new Set<[Socket, Socket]>()
  let state: 'open' | 'cut' | 'frozen' = 'open'
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = connect(path)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const socket of pair) socket.on('error', () => undefined)
    near.on('close', () => far.destroy())
    far.on('close', () => {
      pairs.delete(pair)
      if (state !== 'frozen') near.destroy()
    })
    if (state === 'frozen') return near.pause()
    near.pipe(far)
    far.pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const here = new URL(`postgres://${target.username}@127.0.0.1:${port}${target.pathname}`)
  return {
    url: here.href,
    cut() {
      state = 'cut'
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
    },
    freeze() {
      state = 'frozen'
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    open() {
      state = 'open'
    },
    async close() {
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
