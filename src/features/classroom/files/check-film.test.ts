import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { partBytes } from '#domain/classroom-files.ts'
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
