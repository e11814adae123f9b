import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { checkFilm } from './check-film.ts'

const clip = await readFile('public/clips/placement.mp4')
const fileTypeBytes = clip.readUInt32BE(0)

/** Boxes that players skip. */
function boxes(count: number, length: number): Buffer {
  const box = Buffer.alloc(length)
  box.writeUInt32BE(length, 0)
  box.write('free', 4, 'latin1')
  return Buffer.concat(Array<Buffer>(count).fill(box))
}

async function check(film: Buffer) {
  let reads = 0
  const result = await checkFilm(async (from, length) => {
    reads += 1
    return film.subarray(from, from + length)
  }, film.length)
  return { result, reads }
}

test('a film of 131,000 boxes is refused after two reads', async () => {
  const film = Buffer.concat([clip.subarray(0, fileTypeBytes), boxes(131_000, 8)])
  expect(await check(film)).toEqual({ result: null, reads: 2 })
})

test('a film of many boxes is known after less than two reads for each megabyte', async () => {
  const film = Buffer.concat([clip, boxes(1_280, 32 * 1024 - 3)])
  const { result, reads } = await check(film)
  expect(result?.type).toBe('video/mp4')
  expect(reads).toBeLessThan((2 * film.length) / partBytes)
})

test('a film with two heads is refused: each of them would be read', async () => {
  expect((await check(clip)).result?.type).toBe('video/mp4')
  expect((await check(Buffer.concat([clip, clip.subarray(fileTypeBytes)]))).result).toBeNull()
})

/** The head of a WebM film, with its duration in milliseconds. */
function webm(duration: number): Buffer {
  const ticks = Buffer.alloc(8)
  ticks.writeDoubleBE(duration)
  const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x84])
  const length = Buffer.concat([Buffer.from([0x44, 0x89, 0x88]), ticks])
  return Buffer.concat([head, Buffer.from('webm'), length, Buffer.from('V_VP9')])
}

test.each([1e300, 1e-320, -1, 39, 86_400_001])('a film of %d ms is refused', async (duration) => {
  expect((await check(webm(duration))).result).toBeNull()
})

test.each([40, 86_400_000])('a film of %d ms is known', async (duration) => {
  expect((await check(webm(duration))).result).toEqual({ type: 'video/webm', seconds: duration / 1000 })
})

test('an MP4 film of more than 24 hours is refused', async () => {
  const long = Buffer.from(clip)
  const header = long.indexOf('mvhd', 0, 'latin1')
  long.writeUInt32BE(1, header + 16)
  long.writeUInt32BE(86_401, header + 20)
  expect((await check(long)).result).toBeNull()
  long.writeUInt32BE(86_400, header + 20)
  expect((await check(long)).result).toEqual({ type: 'video/mp4', seconds: 86_400 })
})
