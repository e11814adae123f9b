import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobs } from '#platform/jobs/jobs.ts'
import { openLog } from '#platform/log.ts'
import { type FilesWorld, filesWorld } from '#tests/support/lesson-files.ts'
import { findFile } from '../classroom-files.queries.ts'
import { bytesOf } from './read-file.ts'
import { findFfmpeg, transcode, transcodeQueue } from './transcode.ts'

const folder = await mkdtemp(join(tmpdir(), 'academy-ffmpeg-'))
const program = join(folder, 'ffmpeg')
const made = join(folder, 'made.mp4')
let world: FilesWorld
beforeAll(async () => {
  world = await filesWorld()
  // Stands for ffmpeg: copies a film to the last argument.
  await writeFile(
    program,
    `#!/bin/sh\nfor last; do :; done\necho "$@" > '${made}.words'\n/bin/cp '${made}' "$last"\n`,
  )
  await chmod(program, 0o755)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await world.close()
})

test('a film is replaced by what ffmpeg makes, and stays as it was if ffmpeg fails', async () => {
  const clip = await readFile('public/clips/gbr.mp4')
  await writeFile(made, clip)
  const ffmpeg = await findFfmpeg({ programFolders: folder })
  expect(ffmpeg?.program).toBe(program)
  const id = await world.uploaded({ kind: 'film', name: 'raw.mp4' }, world.mp4)
  const prepare = () =>
    world.database.updateTable('classroomFiles').set({ state: 'preparing' }).where('id', '=', id).execute()
  await prepare()
  await transcode(world.database, { id, lastTry: false }, ffmpeg)
  expect(await readFile(`${made}.words`, 'utf8')).toMatch(/-protocol_whitelist file -threads 1 -i /)
  const file = await findFile(world.database, id)
  expect(file).toMatchObject({ state: 'ready', bytes: clip.length, type: 'video/mp4' })
  const parts: Buffer[] = []
  for await (const part of bytesOf(world.database, { id, from: 0, to: clip.length - 1 })) parts.push(part)
  expect(Buffer.concat(parts).equals(clip)).toBe(true)
  await writeFile(program, '#!/bin/sh\nexit 1\n')
  await prepare()
  await expect(transcode(world.database, { id, lastTry: false }, ffmpeg)).rejects.toThrow()
  await writeFile(program, '#!/bin/sh\nexec /bin/sleep 600\n')
  await expect(
    transcode(world.database, { id, lastTry: false }, { program, limit: 300 }),
  ).rejects.toMatchObject({ killed: true })
  await transcode(world.database, { id, lastTry: true }, { program, limit: 300 })
  expect((await findFile(world.database, id))?.state).toBe('ready')
})

test('a film may be encoded up to its limit before its job counts as lost', async () => {
  const jobs = await openJobs({ url: world.url, log: openLog({ level: 'silent' }) })
  await jobs.send(world.database, transcodeQueue, { id: crypto.randomUUID() })
  await jobs.stop()
  const stored = 'select expire_seconds as seconds from pgboss.job where name = $1'
  const { rows } = await world.pool.query(stored, [transcodeQueue.name])
  const ffmpeg = await findFfmpeg({ programFolders: folder })
  expect(rows[0].seconds * 1000).toBeGreaterThan(ffmpeg?.limit ?? Number.POSITIVE_INFINITY)
})

const ffmpeg = await findFfmpeg({ programFolders: process.env.PATH ?? '' })

test.skipIf(!ffmpeg)(
  'a WebM is made an MP4 of the same length by ffmpeg, where the machine has it',
  async () => {
    const given = join(folder, 'given.webm')
    const picture = ['-f', 'lavfi', '-i', 'testsrc=size=321x241:rate=10:duration=2']
    await promisify(execFile)(ffmpeg?.program ?? '', ['-v', 'error', ...picture, '-c:v', 'libvpx', given])
    const id = await world.uploaded({ kind: 'film', name: 'given.webm' }, await readFile(given))
    await world.database
      .updateTable('classroomFiles')
      .set({ state: 'preparing' })
      .where('id', '=', id)
      .execute()
    await transcode(world.database, { id, lastTry: false }, ffmpeg)
    expect(await findFile(world.database, id)).toMatchObject({
      state: 'ready',
      type: 'video/mp4',
      seconds: expect.closeTo(2, 0),
    })
  },
)
