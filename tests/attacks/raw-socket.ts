// Raw HTTP bytes that no client library would send.
import { connect, type Socket } from 'node:net'

/**
 * Sends the bytes and returns everything received until the connection ends. A server that misreads the request and waits
 * for more ends the connection after 30 seconds with a 408, which no test expects.
 */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = openRaw(port)
  socket.write(bytes, 'latin1')
  return everythingFrom(socket)
}

export function openRaw(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  // The server may close the connection while we still write.
  socket.on('error', () => undefined)
  return socket
}

export function everythingFrom(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  return new Promise((resolve) => socket.on('close', () => resolve(received)))
}

export function statusesIn(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]))
}

export function request(lines: readonly string[], body = ''): string {
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
