// deploy/alerts.yml in a real Prometheus that scrapes a running site.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from './support/database.ts'
import { freePort, startSite } from './support/site.ts'
import { soon } from './support/soon.ts'

const rulesFile = join(import.meta.dirname, '../deploy/alerts.yml')
const isInstalled = (() => {
  try {
    execFileSync('prometheus', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
const reason = isInstalled ? '' : ' (skipped: there is no Prometheus on this machine)'

type Rule = { name: string; query: string; health: string; state: string }

test.skipIf(!isInstalled)(
  `Prometheus evaluates every alert on a running site, finds each figure, and fires none${reason}`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academy-prometheus-'))
    const database = await freshDatabase()
    const metricsPort = await freePort()
    const site = await startSite({ DATABASE_URL: database.url, METRICS_PORT: String(metricsPort) })
    const url = `http://127.0.0.1:${await freePort()}`
    const file = join(folder, 'prometheus.yml')
    await writeFile(file, configuration(metricsPort))
    const prometheus = spawn(
      'prometheus',
      [
        `--config.file=${file}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=${new URL(url).host}`,
      ],
      { stdio: 'ignore' },
    )
    onTestFinished(async () => {
      prometheus.kill('SIGTERM')
      if (prometheus.exitCode === null) await once(prometheus, 'exit')
      await site.dispose()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    })
    const ask = async (path: string) => (await (await fetch(`${url}/api/v1/${path}`)).json()).data

    const rules = await soon(async () => {
      const found: Rule[] = (await ask('rules')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules)
      expect(new Set(found.map(({ health }) => health))).toEqual(new Set(['ok']))
      const up = (await ask('query?query=up')).result
      expect(up.map(({ value }: { value: [number, string] }) => value[1])).toEqual(['1'])
      return found
    })
    expect(rules.length).toBeGreaterThan(10)
    expect(rules.filter(({ state }) => state === 'firing')).toEqual([])
    // Counters with labels appear with their first event. Every other figure must exist.
    const scraped: string[] = await ask('label/__name__/values')
    const named = rules.flatMap(
      ({ query }) => query.match(/\b(?:academy|nodejs|process|http)_\w+|\bup\b/g) ?? [],
    )
    const declared = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const known = (name: string) =>
      scraped.includes(name) || declared.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `)
    expect(named.filter((name) => !known(name))).toEqual([])
  },
)

function configuration(metricsPort: number): string {
  return JSON.stringify({
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rulesFile],
    scrape_configs: [{ job_name: 'academy', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  })
}
