import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dataFolder, isRunning, postmasterOf, socketFolderOf } from '#tests/support/database-process.ts'
import { embeddedServerTests } from '#tests/support/embedded-server.ts'

const { path, enter, givenMadeFolder, drafts } = embeddedServerTests()
const waiting = 'say Waiting for another process that opens or closes the database.'

describe('starting and stopping', () => {
  test('a first start makes the folder, speaks of no other process, and opens it; a clean exit stops the server and leaves no socket', async () => {
    const user = enter()
    const url = await user.line('open')
    expect(user.lines).not.toContain(waiting)
    const pid = await postmasterOf(path())
    expect(await isRunning(pid)).toBe(true)
    expect(await readdir(path())).toEqual(expect.arrayContaining(['pg', 'postgres.log']))
    expect(await user.leave()).toBe(0)
    await expect.poll(() => isRunning(pid)).toBe(false)
    await expect(stat(socketFolderOf(url))).rejects.toThrow('ENOENT')
    expect(await readdir(path())).not.toContain('pg.lock')
  })

  test('two first starts at once make a half-made folder anew and share one server, and the last to leave stops it', async () => {
    await mkdir(join(path(), 'pg.new-1'))
    await writeFile(join(path(), 'pg.new-1', 'PG_VERSION'), '18')
    const [first, second] = [enter(), enter()]
    await Promise.all([first.line('open'), second.line('open')])
    expect(await drafts()).toEqual([])
    const pid = await postmasterOf(path())
    await first.leave()
    expect(await isRunning(pid)).toBe(true)
    await second.leave()
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('a server left behind by a killed process is used again', async () => {
    await givenMadeFolder()
    const killed = enter()
    await killed.line('open')
    const pid = await postmasterOf(path())
    await killed.kill()
    expect(await isRunning(pid)).toBe(true)
    const next = enter()
    await next.line('open')
    expect(await postmasterOf(path())).toBe(pid)
  })

  test('a server killed under a living process is started again, and that process goes on', async () => {
    await givenMadeFolder()
    const user = enter({ mode: 'write' })
    await user.line('wrote')
    const pid = await postmasterOf(path())
    process.kill(Number(pid), 'SIGKILL')
    await user.line('log PostgreSQL went away and is started again')
    // A backend of the old one may write once more before it notices.
    await expect.poll(async () => (await postmasterOf(path())) ?? pid).not.toBe(pid)
    const before = user.lines.length
    await expect.poll(() => user.lines.slice(before).some((line) => line.startsWith('wrote'))).toBe(true)
  })

  test('after site and server were killed together the next start opens', async () => {
    await givenMadeFolder()
    const user = enter({ mode: 'write' })
    await user.line('wrote')
    process.kill(Number(await postmasterOf(path())), 'SIGKILL')
    await user.kill()
    await enter().line('open')
  })

  test('a process killed while it makes the folder leaves nothing that stops the next', async () => {
    const dataDir = await killedWhileMaking()
    await enter({ dataDir }).line('open')
    expect(await drafts(dataDir)).toEqual([])
  })

  /** A folder in which one was killed at it; where the kill came too late, another. */
  async function killedWhileMaking(): Promise<string> {
    for (;;) {
      const folder = await dataFolder()
      onTestFinished(folder.remove)
      const killed = enter({ dataDir: folder.path })
      const begun = async () => (await readdir(folder.path)).some((name) => /^pg($|\.new)/.test(name))
      await expect.poll(begun, { interval: 5 }).toBe(true)
      await killed.kill()
      if ((await drafts(folder.path)).length === 1) return folder.path
    }
  }

  test('files that name another program of the same number do not stop a start', async () => {
    await givenMadeFolder()
    const user = enter()
    const socket = socketFolderOf(await user.line('open'))
    await user.leave()
    const other = spawn('sleep', ['60'])
    await writeFile(join(path(), 'pg/postmaster.pid'), `${other.pid}\n${path()}/pg\n`)
    await mkdir(socket, { mode: 0o700 })
    await writeFile(join(socket, '.s.PGSQL.5432.lock'), `${other.pid}\n`)
    await enter().line('open')
    other.kill()
  })

  test('a server whose socket was swept away makes room for one that can be reached', async () => {
    await givenMadeFolder()
    const first = enter()
    const socket = socketFolderOf(await first.line('open'))
    const pid = await postmasterOf(path())
    await first.kill()
    await rm(socket, { recursive: true })
    await enter().line('open')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('what takes longer than a second is said', async () => {
    await givenMadeFolder()
    await writeFile(join(path(), 'pg.lock'), `${process.pid} ${await startTicks()} held`)
    const user = enter()
    expect(`say ${await user.line('say')}`).toBe(waiting)
    await rm(join(path(), 'pg.lock'))
    await user.line('open')
  })

  test('the lock of a dead process is taken over', async () => {
    await givenMadeFolder()
    await writeFile(join(path(), 'pg.lock'), `${process.pid} 1 a process of the same number, long gone`)
    await enter().line('open')
  })
})

describe('folders', () => {
  test('a folder of another major version is named and not touched', async () => {
    const cluster = join(path(), 'pg')
    await mkdir(cluster, { mode: 0o700 })
    await writeFile(join(cluster, 'PG_VERSION'), '14\n')
    const before = await stat(cluster)
    const sentence = await enter().line('failed')
    expect(sentence).toMatch(
      /made by PostgreSQL 14, the site brings 18: .*DATABASE_URL.* Nothing was changed\.$/,
    )
    expect(await readdir(cluster)).toEqual(['PG_VERSION'])
    expect((await stat(cluster)).mtimeMs).toBe(before.mtimeMs)
    expect(await readdir(path())).toEqual(['pg'])
  })

  test('a folder that is no PostgreSQL folder is named and not touched', async () => {
    await mkdir(join(path(), 'pg'))
    await writeFile(join(path(), 'pg', 'notes.txt'), 'mine')
    expect(await enter().line('failed')).toContain('is no PostgreSQL folder')
    expect(await readFile(join(path(), 'pg', 'notes.txt'), 'utf8')).toBe('mine')
  })

  test('a data folder with a long path and odd characters opens, its socket has a short path, mode 0700', async () => {
    const deep = join(path(), 'a "long" folder $HOME', 'x'.repeat(120), 'ñ'.repeat(40))
    const user = enter({ dataDir: deep })
    const socketFolder = socketFolderOf(await user.line('open'))
    expect(Buffer.byteLength(`${socketFolder}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107)
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
    await user.leave()
  })

  test('a socket folder that others could reach is refused', async () => {
    await givenMadeFolder()
    const user = enter()
    const socket = socketFolderOf(await user.line('open'))
    await user.leave()
    await mkdir(socket)
    await chmod(socket, 0o777)
    expect(await enter().line('failed')).toContain('open to others')
    await rm(socket, { recursive: true })
  })
})

async function startTicks(): Promise<string> {
  return execFileSync('sh', ['-c', `cut -d' ' -f22 /proc/${process.pid}/stat`])
    .toString()
    .trim()
}
