// Films are known by their content, not by their name: MP4 with its boxes, or WebM with its EBML header.

import { partBytes } from '#domain/classroom/classroom-files.ts'
import { hours } from '#domain/dates/days.ts'

/** Reads bytes of the file; fewer at its end. */
export type ReadBytes = (from: number, length: number) => Promise<Buffer>

type CheckedFilm = { type: 'video/mp4' | 'video/webm'; seconds: number }

const mostMoov = 32 * 1024 * 1024
/** A film that was recorded in pieces has about two for each second. */
const mostBoxes = 20_000
/** One picture, and a day: anything else is a mistake in the head, or made up. */
const shortest = 0.04
const longest = hours(24) / 1000
/** The head of a box with a long length. */
const headBytes = 16

/** Null if it is neither, is cut off, or has no picture or no possible length. */
export async function checkFilm(read: ReadBytes, bytes: number): Promise<CheckedFilm | null> {
  const film = await readHead(read, bytes)
  return film && film.seconds >= shortest && film.seconds <= longest ? film : null
}

async function readHead(read: ReadBytes, bytes: number): Promise<CheckedFilm | null> {
  const head = await read(0, 12)
  if (head.length < 12) return null
  if (head.toString('latin1', 4, 8) === 'ftyp') return checkMp4(read, bytes)
  return head.readUInt32BE(0) === 0x1a45dfa3 ? checkWebm(read) : null
}

/** Part by part: boxes may be as small as eight bytes. */
async function checkMp4(read: ReadBytes, bytes: number): Promise<CheckedFilm | null> {
  let part: { from: number; content: Buffer } = { from: 0, content: Buffer.alloc(0) }
  let seconds: number | null = null
  let hasMedia = false
  let at = 0
  for (let boxes = 0; at < bytes; boxes += 1) {
    if (at + headBytes > part.from + part.content.length) {
      part = { from: at, content: await read(at, Math.max(headBytes, partBytes - (at % partBytes))) }
    }
    const box = boxes < mostBoxes && readBox(part.content.subarray(at - part.from), bytes - at)
    if (!box) return null
    if (box.name === 'mdat') hasMedia = true
    if (box.name === 'moov') {
      if (seconds !== null || box.length > mostMoov) return null
      seconds = movieSeconds(await read(at, box.length))
      if (seconds === null) return null
    }
    at += box.length
  }
  return hasMedia && seconds !== null ? { type: 'video/mp4', seconds } : null
}

function readBox(head: Buffer, left: number): { name: string; length: number } | null {
  if (head.length < 8) return null
  const name = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  const length = short === 1 && head.length >= headBytes ? Number(head.readBigUInt64BE(8)) : short || left
  return length < 8 || length > left || !/^[\x20-\x7e]{4}$/.test(name) ? null : { name, length }
}

/** From the movie's header. Null without a picture. */
function movieSeconds(moov: Buffer): number | null {
  const header = moov.indexOf('mvhd', 0, 'latin1')
  if (header < 0 || moov.indexOf('vide', 0, 'latin1') < 0) return null
  const isLong = moov[header + 4] === 1
  const needed = header + (isLong ? 36 : 24)
  if (moov.length < needed) return null
  const scale = moov.readUInt32BE(header + (isLong ? 24 : 16))
  const length = isLong ? Number(moov.readBigUInt64BE(header + 28)) : moov.readUInt32BE(header + 20)
  return length / scale
}

/** The document type, a picture and the duration are in the first kilobytes, or the film cannot be searched. */
async function checkWebm(read: ReadBytes): Promise<CheckedFilm | null> {
  const head = await read(0, 64 * 1024)
  const isWebm = head.subarray(0, 64).indexOf('webm', 0, 'latin1') > 0
  const hasPicture = head.indexOf(Buffer.from('V_VP8')) > 0 || hasCodec(head)
  if (!isWebm || !hasPicture) return null
  const at = head.indexOf(Buffer.from([0x44, 0x89]))
  const size = (head[at + 2] ?? 0) & 0x7f
  if (at < 0 || (size !== 4 && size !== 8) || head.length < at + 3 + size) return null
  const ticks = size === 4 ? head.readFloatBE(at + 3) : head.readDoubleBE(at + 3)
  const seconds = (ticks * scaleOf(head)) / 1e9
  return { type: 'video/webm', seconds }
}

const hasCodec = (head: Buffer) => head.indexOf('V_VP9') > 0 || head.indexOf('V_AV1') > 0

/** Nanoseconds of a tick. */
function scaleOf(head: Buffer): number {
  const at = head.indexOf(Buffer.from([0x2a, 0xd7, 0xb1]))
  const size = (head[at + 3] ?? 0) & 0x7f
  return at < 0 || size < 1 || size > 6 ? 1_000_000 : head.readUIntBE(at + 4, size)
}
