import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { partBytes, readRange } from '#domain/classroom/classroom-files.ts'
import type { Database } from '#platform/database/connection.ts'
import type { ClassroomFileRow } from '#platform/database/rows/classroom.ts'
import { readPart } from '../classroom-files.queries.ts'
import type { ReadBytes } from './check-film.ts'

/** Part by part, so that a film of any length needs no more memory than a megabyte. */
export async function* bytesOf(
  db: Database,
  { id, from, to }: { id: string; from: number; to: number },
): AsyncGenerator<Buffer> {
  for (let number = Math.floor(from / partBytes); number * partBytes <= to; number += 1) {
    const content = await readPart(db, id, number)
    if (!content) return
    const start = number * partBytes
    yield content.subarray(Math.max(0, from - start), to - start + 1)
  }
}

export function readerOf(db: Database, id: string): ReadBytes {
  return async (from, length) => {
    const parts: Buffer[] = []
    for await (const part of bytesOf(db, { id, from, to: from + length - 1 })) parts.push(part)
    return Buffer.concat(parts)
  }
}

/** Answers the file, or the part that a player asks for. */
export function sendFile(
  db: Database,
  { id, kind, name, bytes, type }: ClassroomFileRow,
  { range, reply }: { range: string | undefined; reply: FastifyReply },
): FastifyReply {
  const asked = readRange(range, bytes)
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store')
  if (asked === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (kind === 'download') {
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  }
  const { from, to } = asked ?? { from: 0, to: bytes - 1 }
  if (asked) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
  return reply
    .type(type ?? 'application/octet-stream')
    .header('content-length', to - from + 1)
    .send(Readable.from(bytesOf(db, { id, from, to }), { objectMode: false }))
}
