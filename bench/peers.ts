// npm run bench -- peers [ROUNDS]: the home and courses page compared with a Next.js site of the same content, and with
// WordPress if it is installed. Every round measures each site once and starts with another one, so that a busy machine
// slows all equally; the ratios to this site count.
import autocannon from 'autocannon'
import { startSite } from '../tests/support/site.ts'
import { isNextInstalled, startNext } from './peers/next.ts'
import type { Peer } from './peers/peer.ts'
import { startWordpress } from './peers/wordpress.ts'
import { cpuSecondsOfTree } from './support/cpu.ts'
import { prepareLighthouse } from './support/lighthouse.ts'
import { median } from './support/median.ts'
import { isShort, sized, sizedByArgument, skip } from './support/short.ts'

const rounds = sizedByArgument(5, 1)
const secondsOfLoad = sized(2, 1)
const pages = sized(['/', '/courses'], ['/'])

type Figures = { cpuMs: number; performance: number; lcpMs: number; scriptKb: number }

if (isShort && !isNextInstalled()) skip('Next.js is not installed. "npm run bench -- peers" installs it.')
const measure = await prepareLighthouse(['performance'])
const site = await startSite({ LOG_LEVEL: 'warn' })
const academy: Peer = {
  name: 'the academy',
  url: site.url,
  pids: [site.process.pid ?? 0],
  close: () => {},
}
const next = await startNext(site.url)
const wordpress = await startWordpress(site.url)
const sites = [academy, next, ...(wordpress ? [wordpress] : [])]

/** CPU milliseconds per request, of all the site's processes. */
async function cpuPerRequest({ pids, url, name }: Peer, page: string): Promise<number> {
  const used = () => pids.map(cpuSecondsOfTree).reduce((sum, seconds) => sum + seconds, 0)
  const before = used()
  const { requests, non2xx, errors } = await autocannon({
    url: `${url}${page}`,
    connections: 10,
    duration: secondsOfLoad,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${name} failed.`)
  return ((used() - before) * 1000) / requests.total
}

async function measureOnce(peer: Peer, page: string): Promise<Figures> {
  // WordPress redirects a path without a trailing slash.
  const path = peer === wordpress && page !== '/' ? `${page}/` : page
  const cpuMs = await cpuPerRequest(peer, path)
  const { scores, lcpMs, scriptBytes } = await measure(`${peer.url}${path}`)
  return { cpuMs, performance: scores.performance, lcpMs, scriptKb: scriptBytes / 1000 }
}

const seen = new Map<string, Figures[]>()
for (let round = 0; round <= rounds; round += 1) {
  const start = round % sites.length
  for (const page of pages) {
    for (const peer of [...sites.slice(start), ...sites.slice(0, start)]) {
      const figures = await measureOnce(peer, page)
      // Round 0 warms up: Next encodes its pictures, PHP compiles its files.
      if (round === 0) continue
      const key = `${page} ${peer.name}`
      seen.set(key, [...(seen.get(key) ?? []), figures])
      console.log(`round ${round}, ${key}: ${inWords(figures)}`)
    }
  }
}
for (const peer of sites) peer.close()

console.log(`medians of ${rounds} rounds:`)
for (const page of pages) {
  const own = mediansOf(seen.get(`${page} ${academy.name}`) ?? [])
  for (const { name } of sites) {
    const figures = mediansOf(seen.get(`${page} ${name}`) ?? [])
    const times = (of: keyof Figures) => (figures[of] / own[of]).toFixed(2)
    const ratios =
      name === academy.name
        ? ''
        : `; ratio to the academy: JS ${times('scriptKb')}, LCP ${times('lcpMs')}, CPU ${times('cpuMs')}`
    console.log(`${page} ${name}: ${inWords(figures)}${ratios}`)
  }
}
await site.dispose()

function mediansOf(runs: readonly Figures[]): Figures {
  const middle = (of: keyof Figures) => median(runs.map((run) => run[of]))
  return {
    cpuMs: middle('cpuMs'),
    performance: middle('performance'),
    lcpMs: middle('lcpMs'),
    scriptKb: middle('scriptKb'),
  }
}

function inWords({ cpuMs, performance, lcpMs, scriptKb }: Figures): string {
  return `JS ${scriptKb.toFixed(1)} kB, performance ${performance}, LCP ${lcpMs.toFixed(0)} ms, CPU ${cpuMs.toFixed(3)} ms per request`
}
