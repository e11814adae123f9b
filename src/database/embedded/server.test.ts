import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type DatabaseUser,
  dataFolder,
  isRunning,
  postmasterOf,
  type Surroundings,
  startDatabaseUser,
} from '#tests/support/database-process.ts'

const run = promisify(execFile)
vi.setConfig({ testTimeout: 60_000 })

// Most tests need a database that was opened before: copying one is quicker than making it.
let made: Awaited<ReturnType<typeof dataFolder>>
beforeAll(async () => {
  made = await dataFolder()
  const user = startDatabaseUser(made.path)
  await user.line('open')
  await user.leave()
}, 60_000)
afterAll(() => made.remove())
const givenMadeFolder = () => run('cp', ['-a', join(made.path, 'pg'), folder.path])

let folder: Awaited<ReturnType<typeof dataFolder>>
let users: DatabaseUser[]
beforeEach(async () => {
  folder = await dataFolder()
  users = []
})
afterEach(async () => {
  await Promise.all(users.map((user) => user.kill()))
  await folder.remove()
})

const enter = ({ dataDir = folder.path, ...surroundings }: Surroundings & { dataDir?: string } = {}) => {
  const user = startDatabaseUser(dataDir, surroundings)
  users.push(user)
  return user
}
const drafts = async () => (await readdir(folder.path)).filter((name) => name.startsWith('pg.new'))
const socketFolderOf = (url: string) => decodeURIComponent(new URL(url).hostname)

describe('starting and stopping', () => {
  test('a first start makes the folder and opens it; a clean exit stops the server and leaves no socket', async () => {
    const user = enter()
    const url = await user.line('open')
    const pid = await postmasterOf(folder.path)
    expect(await isRunning(pid)).toBe(true)
    expect(await readdir(folder.path)).toEqual(expect.arrayContaining(['pg', 'postgres.log']))
    expect(await user.leave()).toBe(0)
    await expect.poll(() => isRunning(pid)).toBe(false)
    await expect(stat(socketFolderOf(url))).rejects.toThrow('ENOENT')
    expect(await readdir(folder.path)).not.toContain('pg.lock')
  })

  test('two first starts at once share one server, and the last to leave stops it', async () => {
    const [first, second] = [enter(), enter()]
    await Promise.all([first.line('open'), second.line('open')])
    const pid = await postmasterOf(folder.path)
    await first.leave()
    expect(await isRunning(pid)).toBe(true)
    await second.leave()
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('a server left behind by a killed process is used again', async () => {
    await givenMadeFolder()
    const killed = enter()
    await killed.line('open')
    const pid = await postmasterOf(folder.path)
    await killed.kill()
    expect(await isRunning(pid)).toBe(true)
    const next = enter()
    await next.line('open')
    expect(await postmasterOf(folder.path)).toBe(pid)
  })

  test('a server killed under a living process is started again, and that process goes on', async () => {
    await givenMadeFolder()
    const user = enter({ mode: 'write' })
    await user.line('wrote')
    const pid = await postmasterOf(folder.path)
    process.kill(Number(pid), 'SIGKILL')
    await user.line('log PostgreSQL went away and is started again')
    const before = user.lines.length
    await expect
      .poll(() => user.lines.slice(before).some((line) => line.startsWith('wrote')), { timeout: 30_000 })
      .toBe(true)
    expect(await postmasterOf(folder.path)).not.toBe(pid)
  })

  test('after site and server were killed together the next start opens', async () => {
    await givenMadeFolder()
    const user = enter({ mode: 'write' })
    await user.line('wrote')
    process.kill(Number(await postmasterOf(folder.path)), 'SIGKILL')
    await user.kill()
    await enter().line('open')
  })

  test('a folder made half-way is made anew', async () => {
    await mkdir(join(folder.path, 'pg.new-1'))
    await writeFile(join(folder.path, 'pg.new-1', 'PG_VERSION'), '18')
    await enter().line('open')
    expect(await drafts()).toEqual([])
  })

  test('a process killed while it makes the folder leaves nothing that stops the next', async () => {
    const killed = enter()
    await expect.poll(drafts, { interval: 5 }).toHaveLength(1)
    await killed.kill()
    await enter().line('open')
    expect(await drafts()).toEqual([])
  })

  test('files that name another program of the same number do not stop a start', async () => {
    await givenMadeFolder()
    const user = enter()
    const socket = socketFolderOf(await user.line('open'))
    await user.leave()
    const other = spawn('sleep', ['60'])
    await writeFile(join(folder.path, 'pg/postmaster.pid'), `${other.pid}\n${folder.path}/pg\n`)
    await mkdir(socket, { mode: 0o700 })
    await writeFile(join(socket, '.s.PGSQL.5432.lock'), `${other.pid}\n`)
    await enter().line('open')
    other.kill()
  })

  test('a server whose socket was swept away makes room for one that can be reached', async () => {
    await givenMadeFolder()
    const first = enter()
    const socket = socketFolderOf(await first.line('open'))
    const pid = await postmasterOf(folder.path)
    await first.kill()
    await rm(socket, { recursive: true })
    await enter().line('open')
    expect(await isRunning(pid)).toBe(false)
  })

  test('what takes longer than a second is said', async () => {
    await givenMadeFolder()
    await writeFile(join(folder.path, 'pg.lock'), `${process.pid} ${await startTicks()} held`)
    const user = enter()
    expect(await user.line('say')).toBe('Waiting for another process that opens or closes the database.')
    await rm(join(folder.path, 'pg.lock'))
    await user.line('open')
  })

  test('the lock of a dead process is taken over', async () => {
    await givenMadeFolder()
    await writeFile(join(folder.path, 'pg.lock'), `${process.pid} 1 a process of the same number, long gone`)
    await enter().line('open')
  })
})

describe('folders', () => {
  test('a folder of another major version is named and not touched', async () => {
    const cluster = join(folder.path, 'pg')
    await mkdir(cluster, { mode: 0o700 })
    await writeFile(join(cluster, 'PG_VERSION'), '14\n')
    const before = await stat(cluster)
    const sentence = await enter().line('failed')
    expect(sentence).toMatch(
      /made by PostgreSQL 14, the site brings 18: .*DATABASE_URL.* Nothing was changed\.$/,
    )
    expect(await readdir(cluster)).toEqual(['PG_VERSION'])
    expect((await stat(cluster)).mtimeMs).toBe(before.mtimeMs)
    expect(await readdir(folder.path)).toEqual(['pg'])
  })

  test('a folder that is no PostgreSQL folder is named and not touched', async () => {
    await mkdir(join(folder.path, 'pg'))
    await writeFile(join(folder.path, 'pg', 'notes.txt'), 'mine')
    expect(await enter().line('failed')).toContain('is no PostgreSQL folder')
    expect(await readFile(join(folder.path, 'pg', 'notes.txt'), 'utf8')).toBe('mine')
  })

  test('a data folder with a long path and odd characters opens, its socket has a short path, mode 0700', async () => {
    const deep = join(folder.path, 'a "long" folder $HOME', 'x'.repeat(120), 'ñ'.repeat(40))
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

const isRoot = process.getuid?.() === 0
const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--']
const succeeds = ([command = '', ...args]: string[]) => isRoot && spawnSync(command, args).status === 0

// Where a machine closes one of the ways, what needs it cannot be shown there.
const closeNamespaces = 'echo 0 > /proc/sys/user/max_user_namespaces && ! unshare --user true'
const inNamespace = ['unshare', '--user', '--map-root-user', 'sh', '-c']
const namespacesAreOpen = succeeds(['unshare', '--user', '--map-user=65534', '--map-group=65534', 'true'])
const namespacesCanBeClosed = succeeds([...inNamespace, closeNamespaces])
const othersReadTheProject = succeeds([...nobody, 'test', '-r', import.meta.filename])

describe.runIf(isRoot)('as root', () => {
  test.runIf(namespacesAreOpen)(
    'the server runs in a user namespace, in a folder of mode 0700 that stays root’s',
    async () => {
      await givenMadeFolder()
      expect((await stat(folder.path)).mode & 0o777).toBe(0o700)
      await enter().line('open')
      expect((await stat(join(folder.path, 'pg'))).uid).toBe(0)
      expect(await readFile(`/proc/${await postmasterOf(folder.path)}/uid_map`, 'utf8')).toMatch(
        /65534\s+0\s+1/,
      )
    },
  )

  test.runIf(othersReadTheProject)(
    'without user namespaces it runs as another user, where the folder is open to that one',
    async () => {
      await givenMadeFolder()
      await chmod(folder.path, 0o755)
      await enter({ env: { PATH: await pathWithoutUnshare() } }).line('open')
      expect((await stat(join(folder.path, 'pg'))).uid).not.toBe(0)
      expect(await capabilities(await postmasterOf(folder.path))).toBe(0n)
    },
  )

  test('without user namespaces, in a closed folder, that user keeps the one capability to pass', async () => {
    await givenMadeFolder()
    const user = enter({ env: { PATH: await pathWithoutUnshare() } })
    await user.line('open')
    const dacOverride = 1n << 1n
    expect(await capabilities(await postmasterOf(folder.path))).toBe(dacOverride)
    await user.leave()
  })

  test('a folder made without namespaces opens with them, and the other way round', async () => {
    const without = { env: { PATH: await pathWithoutUnshare() } }
    for (const surroundings of [without, {}, without]) {
      const user = enter(surroundings)
      await user.line('open')
      await user.leave()
    }
  })

  test.runIf(namespacesCanBeClosed)('where neither way is open one sentence names DATABASE_URL', async () => {
    const user = enter({ prefix: [...inNamespace, `${closeNamespaces}; exec "$@"`, 'sh'] })
    expect(await user.line('failed')).toMatch(/^PostgreSQL does not run as root.* set DATABASE_URL/)
  })

  test.runIf(othersReadTheProject)('an ordinary user needs none of it', async () => {
    await chown(folder.path, 65534, 65534)
    await enter({ prefix: nobody, env: { HOME: folder.path } }).line('open')
    expect((await stat(join(folder.path, 'pg'))).uid).toBe(65534)
  })

  test.runIf(namespacesAreOpen && othersReadTheProject)(
    'a user whom the password file does not know is given a namespace',
    async () => {
      await chown(folder.path, 54321, 54321)
      const stranger = ['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups', '--']
      await enter({ prefix: stranger, env: { HOME: folder.path } }).line('open')
      expect((await stat(join(folder.path, 'pg'))).uid).toBe(54321)
    },
  )

  test.runIf(othersReadTheProject)(
    'an ordinary user is told that a folder is another’s, or closed to him',
    async () => {
      await givenMadeFolder()
      await chmod(folder.path, 0o777)
      expect(await enter({ prefix: nobody }).line('failed')).toContain('belongs to another user')
      await chmod(folder.path, 0o755)
      expect(await enter({ prefix: nobody }).line('failed')).toContain('cannot be written')
    },
  )
})

async function pathWithoutUnshare(): Promise<string> {
  const bin = join(folder.path, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(
    join(bin, 'unshare'),
    '#!/bin/sh\necho "unshare failed: Operation not permitted" >&2\nexit 1\n',
  )
  await chmod(join(bin, 'unshare'), 0o755)
  return `${bin}:${process.env.PATH}`
}

async function capabilities(pid: number | undefined): Promise<bigint> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return BigInt(`0x${/CapEff:\s+(\w+)/.exec(status)?.[1]}`)
}

async function startTicks(): Promise<string> {
  return execFileSync('sh', ['-c', `cut -d' ' -f22 /proc/${process.pid}/stat`])
    .toString()
    .trim()
}
