import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findServerUser } from './server-user.ts'

let closed: string
beforeEach(async () => {
  closed = await mkdtemp(join(tmpdir(), 'academy-closed-'))
  await writeScript(join(closed, 'postgres'), 'echo 18')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(closed, { recursive: true })
})

test.runIf(process.getuid?.() === 0)(
  'root without namespaces finds a user who can enter closed folders, also by access()',
  async () => {
    await mkdir(join(closed, 'bin'))
    await writeScript(join(closed, 'bin/unshare'), 'exit 1')
    vi.stubEnv('PATH', `${join(closed, 'bin')}:${process.env.PATH}`)
    const { prefix, uid } = await findServerUser(join(closed, 'postgres'), closed)
    expect(uid).not.toBe(0)
    const script = `
      fs.accessSync(${JSON.stringify(join(closed, 'postgres'))}, fs.constants.X_OK)
      process.stdout.write(String(process.getuid()))`
    const [command = '', ...args] = [...prefix, process.execPath, '-e', script]
    expect(execFileSync(command, args).toString()).toBe(String(uid))
  },
)

async function writeScript(file: string, line: string): Promise<void> {
  await writeFile(file, `#!/bin/sh\n${line}\n`)
  await chmod(file, 0o755)
}
