import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { proxyTo } from '#tests/support/database-proxy.ts'
import { soon } from '#tests/support/soon.ts'
import { listen } from './listen.ts'
import { keepSitesOut } from './site-lock.ts'

const { pool, url, close } = await freshDatabase()
afterAll(close)

test('listening moves to a new connection and catches up when the server freezes', async () => {
  const proxy = await proxyTo(url)
  const onNotice = vi.fn()
  const listener = await listen({ url: proxy.url, channels: ['news'], onNotice, askEvery: 50, silence: 500 })
  await pool.query('notify news')
  await soon(() => expect(onNotice).toHaveBeenCalledTimes(1))
  proxy.freeze()
  await pool.query('notify news')
  proxy.open()
  await soon(() => expect(onNotice).toHaveBeenCalledTimes(2))
  await pool.query('notify news')
  await soon(() => expect(onNotice).toHaveBeenCalledTimes(3))
  await listener.close()
  await proxy.close()
})

test('listening starts after a restore, even after a long one without an answer', async () => {
  const restore = await pool.connect()
  await restore.query('begin')
  // The server may still be closing the connection of the test above.
  await soon(async () => expect(await keepSitesOut(restore)).toBe(true))
  const started = vi.fn()
  const listening = listen({ url, channels: ['news'], onNotice: vi.fn(), silence: 100 })
  const start = listening.then(started)
  await restore.query('select pg_sleep(0.5)')
  expect(started).not.toHaveBeenCalled()
  await restore.query('commit')
  restore.release()
  await start
  await (await listening).close()
})
