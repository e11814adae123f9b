// The baseline for pages: node:http that writes the same bytes and headers, without a framework.
import { createServer, get, type OutgoingHttpHeaders } from 'node:http'

const [port, source = ''] = process.argv.slice(2)

// Not fetch, which would decompress the body.
get(source, { headers: { 'accept-encoding': 'br' } }, (message) => {
  const chunks: Buffer[] = []
  message.on('data', (chunk: Buffer) => chunks.push(chunk))
  message.on('end', () => {
    const headers: OutgoingHttpHeaders = { ...message.headers }
    for (const own of ['date', 'connection', 'keep-alive']) delete headers[own]
    serve(message.statusCode ?? 200, headers, Buffer.concat(chunks).toString('latin1'))
  })
})

function serve(status: number, headers: OutgoingHttpHeaders, body: string) {
  createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end(body, 'latin1')
  }).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
}
