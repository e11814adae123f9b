// npm run bench -- pages: requests per CPU second for the home page, its largest script and an unknown path, compared
// with a bare node:http server that writes the same bytes. The rounds alternate, so that a busy machine slows both
// equally; the ratio counts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort, startSite } from '../tests/support/site.ts'
import { cpuSeconds } from './support/cpu.ts'
import { median } from './support/median.ts'
import { isWithinLimit, sized } from './support/short.ts'

const rounds = sized(7, 1)
const secondsPerRound = sized(2, 1)

const site = await startSite({ LOG_LEVEL: 'warn' })
const script = await largestScript()

/** An unknown path runs through all of Fastify's handlers. */
const requested = [
  { path: '/', status: 200, limit: 0.75 },
  { path: script, status: 200, limit: 0.75 },
  { path: '/nothing/at/all.php', status: 404, limit: 0.3 },
]

let missed = 0
for (const { path, status, limit } of sized(requested, requested.slice(0, 1))) {
  const ratio = await ratioToBare(path, status)
  if (ratio < limit) missed += 1
  console.log(`GET ${path} per CPU second: ${ratio.toFixed(2)} of a bare node:http server (limit ${limit})`)
}
await site.dispose()
process.exitCode = isWithinLimit(missed === 0) ? 0 : 1

async function largestScript(): Promise<string> {
  const home = await (await fetch(site.url)).text()
  const scripts = [...new Set(home.match(/\/assets\/[\w-]+\.js/g))]
  const sizes = scripts.map(async (path) => ({
    path,
    size: Number((await fetch(site.url + path, { method: 'HEAD' })).headers.get('content-length')),
  }))
  const [largest] = (await Promise.all(sizes)).sort((one, other) => other.size - one.size)
  if (!largest) throw new Error('The home page has no script.')
  return largest.path
}

async function ratioToBare(path: string, status: number): Promise<number> {
  const port = await freePort()
  const bare = spawn(
    process.execPath,
    [join(import.meta.dirname, 'support/bare-server.ts'), String(port), `${site.url}${path}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(bare.stdout, 'data')
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const own = await requestsPerCpuSecond(`${site.url}${path}`, status, site.process.pid ?? 0)
    const bareRate = await requestsPerCpuSecond(`http://127.0.0.1:${port}/`, status, bare.pid ?? 0)
    // Round 0 warms up.
    if (round === 0) continue
    ratios.push(own / bareRate)
    console.log(
      `${path}, round ${round}: site ${Math.round(own)}, bare ${Math.round(bareRate)} per CPU second, ratio ${(own / bareRate).toFixed(2)}`,
    )
  }
  bare.kill()
  return median(ratios)
}

async function requestsPerCpuSecond(url: string, status: number, pid: number) {
  const before = cpuSeconds(pid)
  const { requests, statusCodeStats, errors } = await autocannon({
    url,
    connections: 20,
    duration: secondsPerRound,
    headers: { 'accept-encoding': 'br' },
  })
  const answered = statusCodeStats?.[`${status}`]?.count ?? 0
  if (errors > 0 || answered < requests.total) throw new Error(`Some requests to ${url} failed.`)
  return requests.total / (cpuSeconds(pid) - before)
}
