// The embedded server started as root, and as other users that only root can switch to.
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

// Each test runs only where the machine allows what it needs.
const closeNamespaces = 'echo 0 > /proc/sys/user/max_user_namespaces && ! unshare --user true'
const inNamespace = ['unshare', '--user', '--map-root-user', 'sh', '-c']
const namespacesAreOpen = succeeds(['unshare', '--user', '--map-user=65534', '--map-group=65534', 'true'])
const namespacesCanBeClosed = succeeds([...inNamespace, closeNamespaces])
const othersReadTheProject = succeeds([...nobody, 'test', '-r', import.meta.filename])

describe.runIf(isRoot)('as root', () => {
  test.runIf(namespacesAreOpen)(
    'server runs in a user namespace and its folder stays root’s with mode 0700',
    async () => {
      await givenMadeFolder()
      expect((await stat(path())).mode & 0o777).toBe(0o700)
      await enter().line('open')
      expect((await stat(join(path(), 'pg'))).uid).toBe(0)
      expect(await readFile(`/proc/${await postmasterOf(path())}/uid_map`, 'utf8')).toMatch(/65534\s+0\s+1/)
    },
  )

  test.runIf(othersReadTheProject)(
    'server runs as another user when namespaces are closed and the folder is open to that user',
    async () => {
      await givenMadeFolder()
      await chmod(path(), 0o755)
      await enter({ env: { PATH: await pathWithoutUnshare() } }).line('open')
      expect((await stat(join(path(), 'pg'))).uid).not.toBe(0)
      expect(await capabilities(await postmasterOf(path()))).toBe(0n)
    },
  )

  test('server user keeps only dac_override when namespaces and the folder are closed', async () => {
    await givenMadeFolder()
    const user = enter({ env: { PATH: await pathWithoutUnshare() } })
    await user.line('open')
    const dacOverride = 1n << 1n
    expect(await capabilities(await postmasterOf(path()))).toBe(dacOverride)
    await user.leave()
  })

  test('folder made without namespaces opens with them, and the reverse', async () => {
    const without = { env: { PATH: await pathWithoutUnshare() } }
    for (const surroundings of [without, {}, without]) {
      const user = enter(surroundings)
      await user.line('open')
      await user.leave()
    }
  })

  test.runIf(namespacesCanBeClosed)(
    'start fails with a sentence that names DATABASE_URL when root has no way to run the server',
    async () => {
      const user = enter({ prefix: [...inNamespace, `${closeNamespaces}; exec "$@"`, 'sh'] })
      expect(await user.line('failed')).toMatch(/^PostgreSQL does not run as root.* set DATABASE_URL/)
    },
  )

  test.runIf(othersReadTheProject)('server runs directly as an ordinary user', async () => {
    await chown(path(), 65534, 65534)
    await enter({ prefix: nobody, env: { HOME: path() } }).line('open')
    expect((await stat(join(path(), 'pg'))).uid).toBe(65534)
  })

  test.runIf(namespacesAreOpen && othersReadTheProject)(
    'server runs in a namespace for a user that is not in the password file',
    async () => {
      await chown(path(), 54321, 54321)
      const otherUser = ['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups', '--']
      await enter({ prefix: otherUser, env: { HOME: path() } }).line('open')
      expect((await stat(join(path(), 'pg'))).uid).toBe(54321)
    },
  )

  test.runIf(othersReadTheProject)(
    'ordinary user is refused a folder that is another’s or not writable',
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
