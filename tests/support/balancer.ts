// Debian's haproxy in front of two sites, with the configuration in deploy/.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Balancer = {
  url: string
  process: ChildProcess
  /** One line per request: client, path, status, site and request id; also each site that went down. */
  log(): string
  stop(): Promise<void>
}

const configuration = join(import.meta.dirname, '../../deploy/haproxy.cfg')

/** Null when haproxy is not installed. */
export function findHaproxy(): string | null {
  for (const path of ['haproxy', '/usr/sbin/haproxy']) {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' })
      return path
    } catch {
      // Not installed at this path.
    }
  }
  return null
}

export async function startBalancer(
  haproxy: string,
  port: number,
  sites: readonly [string, string],
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-haproxy-'))
  const given = await readFile(configuration, 'utf8')
  const here = given
    .replaceAll('site-1:3000', new URL(sites[0]).host)
    .replaceAll('site-2:3000', new URL(sites[1]).host)
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
  await writeFile(join(folder, 'haproxy.cfg'), here)
  await copyFile(join(dirname(configuration), '503.http'), join(folder, '503.http'))
  const child = spawn(haproxy, ['-db', '-f', join(folder, 'haproxy.cfg')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk
    })
  }
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)
  return {
    url,
    process: child,
    log: () => log,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Does not use the test runner: a bench starts a balancer too. */
async function untilReady(url: string) {
  const patience = performance.now() + 30_000
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    if (performance.now() > patience) throw new Error('The balancer found no site in time.')
    await pause(50)
  }
}
