// Makes an MP4 that every browser plays of an uploaded film, where ffmpeg is on the machine.
import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { access, constants, mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { partBytes } from '#domain/classroom/classroom-files.ts'
import { hours } from '#domain/dates/days.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connection.ts'
import type { Queue } from '#platform/jobs/jobs.ts'
import { changeFile, deleteParts, findFile, storePart } from '../classroom-files.queries.ts'
import { checkFilm } from './check-film.ts'
import { bytesOf } from './read-file.ts'

export const transcodeQueue: Queue<{ id: string }> = {
  name: 'transcode-film',
  retries: 2,
  firstWait: 30,
  longestWait: 300,
  // Longer than ffmpeg's limit, or a second ffmpeg would begin while the first still runs.
  longestRun: 2 * 3600,
}

type Ffmpeg = { program: string; limit: number }

/** Null if the machine has none. It works on one core, so its limit is long enough for a film of an hour. */
export async function findFfmpeg({ programFolders }: Pick<Config, 'programFolders'>): Promise<Ffmpeg | null> {
  for (const folder of programFolders.split(delimiter).filter(Boolean)) {
    const program = join(folder, 'ffmpeg')
    if (
      await access(program, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return { program, limit: hours(1) }
  }
  return null
}

/** After the last failure the film is shown as it was uploaded. */
export async function transcode(
  database: Database,
  { id, lastTry }: { id: string; lastTry: boolean },
  ffmpeg: Ffmpeg | null,
): Promise<void> {
  const file = await findFile(database, id)
  if (file?.state !== 'preparing') return
  const folder = await mkdtemp(join(tmpdir(), 'academy-film-'))
  try {
    if (ffmpeg) await replace(database, { id, bytes: file.bytes, folder }, ffmpeg)
    else await changeFile(database, id, { state: 'ready' })
  } catch (error) {
    if (!lastTry) throw error
    await changeFile(database, id, { state: 'ready' })
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function replace(
  database: Database,
  { id, bytes, folder }: { id: string; bytes: number; folder: string },
  ffmpeg: Ffmpeg,
): Promise<void> {
  const [given, made] = [join(folder, 'given'), join(folder, 'made.mp4')]
  const target = await open(given, 'wx')
  for await (const part of bytesOf(database, { id, from: 0, to: bytes - 1 })) await target.write(part)
  await target.close()
  // The encoder refuses odd sizes.
  const evenSize = "scale=-2:'2*trunc(min(1080,ih)/2)'"
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-vf', evenSize]
  // A camera writes its place into the film.
  const rest = ['-pix_fmt', 'yuv420p', '-c:a', 'aac', '-map_metadata', '-1', '-movflags', '+faststart', made]
  // A crafted film may name other files or addresses as its source.
  const source = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-threads', '1', '-i', given]
  await run(ffmpeg, [...source, '-threads', '1', ...picture, ...rest])
  const { size } = await stat(made)
  const result = await open(made)
  const checked = await checkFilm(async (from, length) => {
    const { buffer, bytesRead } = await result.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  }, size)
  await result.close()
  if (!checked) throw new Error('ffmpeg made no film.')
  await database.transaction().execute(async (trx) => {
    await deleteParts(trx, id)
    let number = 0
    for await (const content of createReadStream(made, { highWaterMark: partBytes })) {
      await storePart(trx, { fileId: id, number, content })
      number += 1
    }
    await changeFile(trx, id, { ...checked, bytes: size, state: 'ready' })
  })
}

/** It is not handed the environment, which contains keys. It ends at its limit, and with this process. */
async function run({ program, limit }: Ffmpeg, words: readonly string[]): Promise<void> {
  const running = promisify(execFile)(program, words, { env: {}, timeout: limit, killSignal: 'SIGKILL' })
  const kill = () => running.child.kill('SIGKILL')
  process.once('exit', kill)
  try {
    await running
  } finally {
    process.off('exit', kill)
  }
}
