// What root needs, and what stepping down to an ordinary user shows: only root can try it.
import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { postmasterOf } from '#tests/support/database-process.ts'
import { embeddedServerTests } from '#tests/support/embedded-server.ts'

const { path, enter, givenMadeFolder } = embeddedServerTests()

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
      expect((await stat(path())).mode & 0o777).toBe(0o700)
      await enter().line('open')
      expect((await stat(join(path(), 'pg'))).uid).toBe(0)
      expect(await readFile(`/proc/${await postmasterOf(path())}/uid_map`, 'utf8')).toMatch(/65534\s+0\s+1/)
    },
  )

  test.runIf(othersReadTheProject)(
    'without user namespaces it runs as another user, where the folder is open to that one',
    async () => {
      await givenMadeFolder()
      await chmod(path(), 0o755)
      await enter({ env: { PATH: await pathWithoutUnshare() } }).line('open')
      expect((await stat(join(path(), 'pg'))).uid).not.toBe(0)
      expect(await capabilities(await postmasterOf(path()))).toBe(0n)
    },
  )

  test('without user namespaces, in a closed folder, that user keeps the one capability to pass', async () => {
    await givenMadeFolder()
    const user = enter({ env: { PATH: await pathWithoutUnshare() } })
    await user.line('open')
    const dacOverride = 1n << 1n
    expect(await capabilities(await postmasterOf(path()))).toBe(dacOverride)
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
    await chown(path(), 65534, 65534)
    await enter({ prefix: nobody, env: { HOME: path() } }).line('open')
    expect((await stat(join(path(), 'pg'))).uid).toBe(65534)
  })

  test.runIf(namespacesAreOpen && othersReadTheProject)(
    'a user whom the password file does not know is given a namespace',
    async () => {
      await chown(path(), 54321, 54321)
      const stranger = ['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups', '--']
      await enter({ prefix: stranger, env: { HOME: path() } }).line('open')
      expect((await stat(join(path(), 'pg'))).uid).toBe(54321)
    },
  )

  test.runIf(othersReadTheProject)(
    'an ordinary user is told that a folder is another’s, or closed to him',
    async () => {
      await givenMadeFolder()
      await chmod(path(), 0o777)
      expect(await enter({ prefix: nobody }).line('failed')).toContain('belongs to another user')
      await chmod(path(), 0o755)
      expect(await enter({ prefix: nobody }).line('failed')).toContain('cannot be written')
    },
  )
})

async function pathWithoutUnshare(): Promise<string> {
  const bin = join(path(), 'bin')
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
