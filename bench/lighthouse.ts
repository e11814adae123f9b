// npm run bench -- lighthouse [PATH …]: Lighthouse, mobile, in both languages; the median of five runs a page.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { languages } from '#domain/language.ts'
import { startSite } from '../tests/support/site.ts'
import { median } from './support/median.ts'

const paths = process.argv.slice(2)
const runs = 5
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const limits = { lcpMs: 1_300, lcpMsHome: 1_200, shift: 0.01, scriptBytes: 75_000 }

const site = await startSite({ LOG_LEVEL: 'warn' })
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

async function measure(url: string) {
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits } = result.lhr
  const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
  return {
    scores: categories.map((category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100)),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptBytes: (await Promise.all(requests.filter(isScript).map(({ url }) => brotliBytes(url)))).reduce(
      (total, bytes) => total + bytes,
      0,
    ),
    findings: Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
      .map((audit) => audit.id),
  }
}
type Request = { resourceType: string; url: string }

function isScript({ resourceType }: Request): boolean {
  return resourceType === 'Script'
}

/** The script itself, without the headers around it. */
async function brotliBytes(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(answer.headers.get('content-length'))
}

let missed = 0
for (const path of paths.length > 0 ? paths : ['/']) {
  for (const language of languages) {
    const results: Awaited<ReturnType<typeof measure>>[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(`${site.url}${path}?lang=${language}`))
    const scores = categories.map((_, i) => median(results.map(({ scores }) => scores[i] ?? 0)))
    const lcpMs = median(results.map((result) => result.lcpMs))
    const shift = median(results.map((result) => result.shift))
    const scriptBytes = median(results.map((result) => result.scriptBytes))
    const met =
      scores.every((score) => score === 100) &&
      lcpMs <= (path === '/' ? limits.lcpMsHome : limits.lcpMs) &&
      shift <= limits.shift &&
      scriptBytes <= limits.scriptBytes
    if (!met) missed += 1
    console.log(
      `${met ? 'met   ' : 'missed'} ${path} ${language}: ${scores.join(' ')}, LCP ${Math.round(lcpMs)} ms, ` +
        `CLS ${shift.toFixed(3)}, JS ${(scriptBytes / 1000).toFixed(1)} kB ${[...new Set(results.flatMap((r) => r.findings))].join(' ')}`,
    )
  }
}
chrome.kill()
await site.dispose()
process.exitCode = missed === 0 ? 0 : 1
