import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dataFolder, isRunning, postmasterOf, socketFolderOf } from '#tests/support/database-process.ts'
import { embeddedServerTests } from '#tests/support/embedded-server.ts'

const { path, enter, givenMadeFolder, drafts } = embeddedServerTests()
const waiting = 'say Waiting for another process that opens or closes the database.'

describe('embedded server', () => {
  test('first start makes the folder, waits for no other process and opens; exit stops the server and removes its socket', async () => {
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

  test('two concurrent first starts replace a half-made folder and share a server, which the last to leave stops', async () => {
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

  test('start reuses a server left by a killed process', async () => {
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

  test('server killed under a running process is restarted, and the process continues', async () => {
    await givenMadeFolder()
    const user = enter({ mode: 'write' })
    await user.line('wrote')
    const pid = await postmasterOf(path())
    process.kill(Number(pid), 'SIGKILL')
    await user.line('log PostgreSQL went away and is started again')
    // A backend of the old server may still write before it notices.
    await expect.poll(async () => (await postmasterOf(path())) ?? pid).not.toBe(pid)
    const before = user.lines.length
    await expect.poll(() => user.lines.slice(before).some((line) => line.startsWith('wrote'))).toBe(true)
  })

  test('start succeeds after site and server were killed together', async () => {
    await givenMadeFolder()
    const user = enter({ mode: 'write' })
    await user.line('wrote')
    process.kill(Number(await postmasterOf(path())), 'SIGKILL')
    await user.kill()
    await enter().line('open')
  })

  test('start succeeds after a process was killed while it made the folder', async () => {
    const dataDir = await killedWhileMaking()
    await enter({ dataDir }).line('open')
    expect(await drafts(dataDir)).toEqual([])
  })

  /** A folder whose making was killed. Repeats if the kill came too late. */
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

  test('start ignores pid files whose id belongs to another program', async () => {
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

  test('start replaces a server whose socket was removed', async () => {
    await givenMadeFolder()
    const first = enter()
    const socket = socketFolderOf(await first.line('open'))
    const pid = await postmasterOf(path())
    await first.kill()
    await rm(socket, { recursive: true })
    await enter().line('open')
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('start announces work that takes longer than a second', async () => {
    await givenMadeFolder()
    await writeFile(join(path(), 'pg.lock'), `${process.pid} ${await startTicks()} held`)
    const user = enter()
    expect(`say ${await user.line('say')}`).toBe(waiting)
    await rm(join(path(), 'pg.lock'))
    await user.line('open')
  })

  test('start takes over the lock of a dead process', async () => {
    await givenMadeFolder()
    await writeFile(join(path(), 'pg.lock'), `${process.pid} 1 a process of the same number, long gone`)
    await enter().line('open')
  })
})

describe('data folder', () => {
  test('folder of another major version is refused by name and not changed', async () => {
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

  test('folder without a PostgreSQL cluster is refused by name and not changed', async () => {
    await mkdir(join(path(), 'pg'))
    await writeFile(join(path(), 'pg', 'notes.txt'), 'mine')
    expect(await enter().line('failed')).toContain('is no PostgreSQL folder')
    expect(await readFile(join(path(), 'pg', 'notes.txt'), 'utf8')).toBe('mine')
  })

  test('folder with a long path and odd characters opens, with a short socket path of mode 0700', async () => {
    const deep = join(path(), 'a "long" folder $HOME', 'x'.repeat(120), 'ñ'.repeat(40))
    const user = enter({ dataDir: deep })
    const socketFolder = socketFolderOf(await user.line('open'))
    expect(Buffer.byteLength(`${socketFolder}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107)
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
    await user.leave()
  })

  test('start refuses a socket folder that other users can enter', async () => {
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
