import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { makeDocument, writeDocument } from './document.ts'

it('a page that was asked for is packed tighter for whoever comes next', async () => {
  const html = await readFile('README.md', 'utf8')
  const document = await makeDocument(html, 200, {})
  const quick = document.br.bytes.length
  const server = createServer((request, response) => writeDocument(document, request, response)).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0

  const first = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br' } })
  expect(await first.text()).toBe(html)
  await vi.waitFor(() => expect(document.br.bytes.length).toBeLessThan(quick))
  expect(brotliDecompressSync(Buffer.from(document.br.bytes, 'latin1')).toString()).toBe(html)
  expect(document.br.headers['content-length']).toBe(String(document.br.bytes.length))
  server.close()
})
