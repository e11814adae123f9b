// The academy's home and courses page on Next.js: the same parts, words and pictures, with Next's own router, links,
// images, fonts and server. What differs lies in bench/peers/next and is laid over a copy of the site's parts.
import { spawn } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../tests/support/site.ts'
import { preparedFolder, project } from '../support/prepared-folder.ts'
import { run } from '../support/run.ts'
import { type Peer, whenAnswering } from './peer.ts'

const shared = ['src/domain', 'src/contract', 'src/content', 'src/web', 'public']
const own = 'bench/peers/next'

export async function startNext(academyUrl: string): Promise<Peer> {
  const env = {
    ...process.env,
    ACADEMY_URL: academyUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  }
  const folder = await preparedFolder('next', [...shared, own], async (folder) => {
    for (const part of shared) {
      await cp(join(project, part), join(folder, part), {
        recursive: true,
        filter: (path) => !path.includes('.test.'),
      })
    }
    await cp(join(project, own), folder, { recursive: true })
    await run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      env,
    })
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: folder, env })
  })
  const port = String(await freePort())
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
    { cwd: folder, env, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  await whenAnswering(`${url}/courses`)
  return { name: 'Next.js', url, pids: [server.pid ?? 0], close: () => server.kill('SIGKILL') }
}
