// The site as a process: start, log lines, shutdown.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { digest, newToken } from '#features/staff/cookie.ts'
import { insertStaff } from '#features/staff/staff.queries.ts'
import { insertSession } from '#features/staff/staff-sessions.queries.ts'
import { changedCopy } from './support/changed-copy.ts'
import { type FreshDatabase, freshDatabase } from './support/database.ts'
import { processEnv } from './support/process-env.ts'
import { startSite } from './support/site.ts'
import { soon } from './support/soon.ts'

/** The cookie of an owner who has just signed in. */
async function officeCookieOf({ database }: FreshDatabase): Promise<string> {
  const now = new Date()
  const member = { email: 'ana@bhia.example', name: 'Ana', role: 'owner', courses: [] } as const
  const staffId = await insertStaff(database, member, now)
  const token = newToken()
  await insertSession(database, {
    staffId,
    tokenHash: digest(token),
    way: 'passkey',
    browser: '',
    device: '',
    startedAt: now,
    lastUsedAt: now,
    confirmedAt: now,
  })
  return `office=${token}`
}

const root = join(import.meta.dirname, '..')
const homePage = 'src/web/pages/home/home-page.tsx'

describe('site process', () => {
  it('prints a sentence for each configuration error and exits with 1', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: { ...processEnv, PORT: 'x', STRIPE_SECRET_KEY: 'sk_test_1' },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([
      'PORT must be a port number from 1 to 65535.',
      expect.stringMatching(/^Stripe is half configured/),
    ])
  })

  it('prints its address and sandboxes, refuses a second process on its port, and completes open requests on SIGTERM', async () => {
    const site = await startSite({ LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' })
    onTestFinished(site.dispose)
    // On a slow machine lines about slow steps may come first.
    expect(site.output().trim().split('\n').at(-1)).toBe(
      `The academy is open at ${site.url}, sandboxed: card payments, mail (http://localhost:${new URL(site.url).port}/sandbox/mailbox)`,
    )

    const { status, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env: {
        ...processEnv,
        PORT: new URL(site.url).port,
        DATA_DIR: site.dataDir,
        LOG_LEVEL: 'silent',
      },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Another program listens on 127.0.0.1:\d+: end it/m),
    ])

    const call = request(`${site.url}/api/no-such-call`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
    })
    const running = once(call, 'response')
    call.write('{')
    // The site logs that it is handling the call.
    await once(call, 'continue')
    const stopped = site.stop()
    await soon(() => expect(fetch(site.url)).rejects.toThrow())
    call.end('}')
    const [response] = await running
    expect(response.resume().statusCode).toBe(404)
    expect(await stopped).toBe(0)
  })

  it('without Stripe keys refuses pages, files and calls under a public name', async () => {
    const site = await startSite({ LOG_LEVEL: 'silent' })
    onTestFinished(site.dispose)
    for (const path of ['/', '/office', '/brand/icon-512.png', '/template/home-two', '/api/sessions']) {
      const asked = request(`${site.url}${path}`, { headers: { host: 'academy.example' } }).end()
      const [response] = await once(asked, 'response')
      expect([path, response.resume().statusCode]).toEqual([path, 421])
      expect([path, (await fetch(`${site.url}${path}`)).status]).toEqual([path, 200])
    }
  })

  it('reports 503 on its health check after SIGTERM and keeps serving for the configured time', async () => {
    const database = await freshDatabase()
    const site = await startSite({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', DRAIN_SECONDS: '600' })
    onTestFinished(async () => {
      site.process.kill('SIGKILL')
      await site.dispose()
      await database.close()
    })
    site.process.kill('SIGTERM')
    await soon(async () => {
      const ready = await fetch(`${site.url}/readyz`)
      expect([ready.status, (await ready.json()).code]).toEqual([503, 'leaving'])
    })
    // At a terminal it gets two signals: from the terminal and from npm start.
    site.process.kill('SIGINT')
    // A request on an open connection is still answered, with Connection: close.
    const page = await fetch(site.url)
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  })

  it('encodes a picture that arrives after SIGTERM on an open request, and ends with 0', async () => {
    const database = await freshDatabase()
    const site = await startSite({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
    onTestFinished(async () => {
      site.process.kill('SIGKILL')
      await site.dispose()
      await database.close()
    })
    const create = { width: 1200, height: 600, channels: 3, background: '#777' } as const
    const call = request(`${site.url}/api/office/pictures?en=A+jaw&es=Un+maxilar`, {
      method: 'PUT',
      headers: {
        cookie: await officeCookieOf(database),
        origin: site.url.replace('127.0.0.1', 'localhost'),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
        expect: '100-continue',
      },
    })
    const running = once(call, 'response')
    call.flushHeaders()
    await once(call, 'continue')
    const stopped = site.stop()
    await soon(() => expect(fetch(site.url)).rejects.toThrow())
    call.end(await sharp({ create }).jpeg().toBuffer())
    const [response] = await running
    expect(response.resume().statusCode).toBe(200)
    expect(await stopped).toBe(0)
  })

  it('of npm run dev renders from the sources, reports an error in a source, and recovers when it is fixed', async () => {
    const from = 'export function Page'
    const copy = await changedCopy({ file: homePage, from, to: `export const half = <br\n${from}` })
    onTestFinished(copy.remove)
    const site = await startSite({}, { folder: copy.folder, args: ['--dev'] })
    onTestFinished(site.dispose)

    const broken = await fetch(site.url)
    expect([broken.status, await broken.text()]).toEqual([500, expect.stringContaining(homePage)])
    await copyFile(join(root, homePage), join(copy.folder, homePage))
    await soon(async () => expect(await (await fetch(site.url)).text()).toMatch(/@react-refresh.+<\/h1>/s))
  })
})
