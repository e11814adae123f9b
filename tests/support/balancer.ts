// Debian's nginx before some sites, with the configuration that deploy/ gives to operators.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './site.ts'
import { soon } from './soon.ts'

export type Balancer = { url: string; log(): Promise<string>; stop(): Promise<void> }

const configuration = join(import.meta.dirname, '../../deploy/nginx.conf')

/** Null where there is no nginx on this machine. */
export function findNginx(): string | null {
  for (const path of ['nginx', '/usr/sbin/nginx']) {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' })
      return path
    } catch {
      // Not there: the next one.
    }
  }
  return null
}

export async function startBalancer(nginx: string, sites: readonly [string, string]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-nginx-'))
  const port = await freePort()
  const given = await readFile(configuration, 'utf8')
  const site = given
    .replace('site-1:3000', new URL(sites[0]).host)
    .replace('site-2:3000', new URL(sites[1]).host)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/dev/stdout', join(folder, 'access.log'))
  await writeFile(join(folder, 'site.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 1024; } http { ${temporary} include ${folder}/site.conf; }`,
  )
  const child: ChildProcess = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await soon(async () => void (await fetch(`${url}/healthz`)))
  return {
    url,
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
