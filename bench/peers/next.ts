// The home and courses page on Next.js: the site's own components, copy and pictures, with Next's router, links, images,
// fonts and server. The files in bench/peers/next replace or add to a copy of the site's sources.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../tests/support/site.ts'
import { digest, isPrepared, preparedFolder, project } from '../support/prepared-folder.ts'
import { run } from '../support/run.ts'
import { type Peer, untilResponding } from './peer.ts'

const shared = ['src/domain', 'src/contract', 'src/content', 'src/web', 'public']
const own = 'bench/peers/next'
const packages = [`${own}/package.json`]

export function isNextInstalled(): boolean {
  return isPrepared('next', packages)
}

export async function startNext(academyUrl: string): Promise<Peer> {
  const env = {
    ...process.env,
    ACADEMY_URL: academyUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const folder = await preparedFolder('next', packages, async (folder) => {
    await cp(join(project, own, 'package.json'), join(folder, 'package.json'))
    await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      env,
    })
  })
  await build(folder, env)
  const port = String(await freePort())
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
    { cwd: folder, env, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  await untilResponding(`${url}/courses`)
  return { name: 'Next.js', url, pids: [server.pid ?? 0], close: () => server.kill('SIGKILL') }
}

/** Copies the sources and builds, unless the last build had the same sources. */
async function build(folder: string, env: NodeJS.ProcessEnv) {
  const stamp = join(folder, 'built-from')
  const sources = digest([...shared, own])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the pages on Next.js …')
  for (const old of ['src', 'app', 'public', '.next', 'built-from']) {
    await rm(join(folder, old), { recursive: true, force: true })
  }
  for (const part of shared) {
    const filter = (path: string) => !path.includes('.test.')
    await cp(join(project, part), join(folder, part), { recursive: true, filter })
  }
  await cp(join(project, own), folder, { recursive: true })
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: folder, env })
  await writeFile(stamp, sources)
}
