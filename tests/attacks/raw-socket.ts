// HTTP as an attacker writes it, byte by byte: no client library would send these.
import { connect, type Socket } from 'node:net'

/**
 * Sends the bytes and gives back all that came until the connection ended. A server that was taken in by what it was sent, and
 * waits for more, ends it after half a minute with a 408 that no test expects.
 */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = openRaw(port)
  socket.write(bytes, 'latin1')
  return everythingFrom(socket)
}

export function openRaw(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.setEncoding('latin1')
  // A server that is sent nonsense may end the connection under our hands.
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
