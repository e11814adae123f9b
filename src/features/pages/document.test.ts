import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { soon } from '#tests/support/soon.ts'
import { makeDocument, writeDocument } from './document.ts'

it('a page is compressed better after its first request', async () => {
  const html = await readFile('README.md', 'utf8')
  const document = makeDocument(html, 200, {})
  const server = createServer((request, response) => writeDocument(document, request, response)).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const lengthOfAnswer = async () => {
    const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br' } })
    expect(await response.text()).toBe(html)
    return Number(response.headers.get('content-length'))
  }

  const quick = await lengthOfAnswer()
  await soon(async () => expect(await lengthOfAnswer()).toBeLessThan(quick))
  server.close()
})
