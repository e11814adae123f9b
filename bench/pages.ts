// npm run bench -- pages: GET / per second of CPU, beside a bare node:http server that writes the same bytes.
// The rounds alternate, so that a busy machine slows both alike; the ratio is what counts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort, startSite } from '../tests/support/site.ts'
import { cpuSeconds } from './support/cpu.ts'
import { median } from './support/median.ts'

const rounds = 7
const secondsPerRound = 3
const limit = 0.75

const site = await startSite({ LOG_LEVEL: 'warn' })
const port = await freePort()
const bare = spawn(
  process.execPath,
  [join(import.meta.dirname, 'support/bare-server.ts'), String(port), `${site.url}/`],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
await once(bare.stdout, 'data')

async function requestsPerCpuSecond(url: string, pid: number) {
  const before = cpuSeconds(pid)
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 20,
    duration: secondsPerRound,
    headers: { 'accept-encoding': 'br' },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed.`)
  return requests.total / (cpuSeconds(pid) - before)
}

const ratios: number[] = []
for (let round = 0; round <= rounds; round += 1) {
  const own = await requestsPerCpuSecond(`${site.url}/`, site.process.pid ?? 0)
  const floor = await requestsPerCpuSecond(`http://127.0.0.1:${port}/`, bare.pid ?? 0)
  // The first round warms both up.
  if (round === 0) continue
  ratios.push(own / floor)
  console.log(
    `round ${round}: site ${Math.round(own)}, bare ${Math.round(floor)} a CPU second, ratio ${(own / floor).toFixed(2)}`,
  )
}
bare.kill()
await site.dispose()

const ratio = median(ratios)
console.log(`GET / per second of CPU: ${ratio.toFixed(2)} of a bare node:http server (limit ${limit})`)
process.exitCode = ratio >= limit ? 0 : 1
