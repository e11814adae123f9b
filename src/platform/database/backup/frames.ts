// The content of an unzipped backup: frames of a type letter, a length and that many bytes. H is the header, T
// starts a table, D is COPY data, E ends the file with the digest of everything before it.
import { createHash, type Hash } from 'node:crypto'

export type FrameKind = 'H' | 'T' | 'D' | 'E'
export type Frame = { kind: string; payload: Buffer }

const headLength = 5
/** COPY emits blocks of 64 kB. A much larger length means a damaged file. */
const longestPayload = 64 * 1024 * 1024

export class DamagedBackup extends Error {}

export function makeFrameWriter() {
  const hash = createHash('sha256')
  return {
    frame(kind: FrameKind, payload: Buffer | object): Buffer {
      const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload))
      const head = Buffer.alloc(headLength)
      head.write(kind, 0, 'latin1')
      head.writeUInt32BE(bytes.length, 1)
      const frame = Buffer.concat([head, bytes])
      hash.update(frame)
      return frame
    },
    digest: () => digestOf(hash),
  }
}

/** Yields every frame but the last. Throws if the last one is missing or its digest is wrong. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  let ended = false
  for await (const { frame, bytes } of split(source)) {
    if (ended) throw new DamagedBackup('data follows its end')
    if (frame.kind === 'E') {
      const { digest } = JSON.parse(frame.payload.toString())
      if (digest !== digestOf(hash)) throw new DamagedBackup('its digest is another one')
      ended = true
    } else {
      hash.update(bytes)
      yield frame
    }
  }
  if (!ended) throw new DamagedBackup('its end is missing')
}

async function* split(source: AsyncIterable<Buffer>): AsyncGenerator<{ frame: Frame; bytes: Buffer }> {
  let rest = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
    while (rest.length >= headLength) {
      const length = rest.readUInt32BE(1)
      if (length > longestPayload) throw new DamagedBackup('a length in it makes no sense')
      const end = headLength + length
      if (rest.length < end) break
      const bytes = rest.subarray(0, end)
      yield { frame: { kind: bytes.toString('latin1', 0, 1), payload: bytes.subarray(headLength) }, bytes }
      rest = rest.subarray(end)
    }
  }
  if (rest.length > 0) throw new DamagedBackup('it ends in the middle')
}

function digestOf(hash: Hash): string {
  return hash.copy().digest('hex')
}
