// Lighthouse as a phone sees the site, in a Chromium of its own.
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from './median.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

type Request = { resourceType: string; url: string }
export type Measurement = {
  scores: Record<Category, number>
  lcpMs: number
  shift: number
  scriptBytes: number
  /** Checks that did not pass. */
  findings: string[]
}

/** A category that is left out scores 0. */
export async function openLighthouse(onlyCategories: readonly Category[] = categories) {
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
  async function measure(url: string): Promise<Measurement> {
    const run = () =>
      lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: [...onlyCategories],
      })
    let result = await run()
    // It sometimes misses the start of its own recording, and then has measured nothing.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await run()
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { audits } = result.lhr
    const score = (category: string) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
    const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      scriptBytes: sum(await Promise.all(requests.filter(isScript).map(({ url }) => brotliBytes(url)))),
      findings: Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
        )
        .map(({ id }) => id),
    }
  }
  return { measure, close: () => chrome.kill() }
}

function isScript({ resourceType }: Request): boolean {
  return resourceType === 'Script'
}

/** The script itself, without the headers around it; every server's alike, also of one that knows no brotli. */
async function brotliBytes(url: string): Promise<number> {
  const answer = await fetch(url)
  return brotliCompressSync(await answer.arrayBuffer()).length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** What several runs say together: single ones swing. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = (value: (run: Measurement) => number) => median(runs.map(value))
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcpMs: middle(({ lcpMs }) => lcpMs),
    shift: middle(({ shift }) => shift),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    findings: [...new Set(runs.flatMap(({ findings }) => findings))],
  }
}

/** Prints what was seen, of one run or of five, and tells whether it is enough. */
export async function report(
  name: string,
  measure: () => Promise<Measurement>,
  isMet: (measurement: Measurement) => boolean,
  runs: 'one-if-met' | 'five' = 'one-if-met',
): Promise<boolean> {
  const results = [await measure()]
  if (runs === 'five' || !results.every(isMet)) while (results.length < 5) results.push(await measure())
  const result = medianOf(results)
  const met = isMet(result)
  console.log(
    `${met ? 'met   ' : 'missed'} ${name}: ${inWords(result)}${results.length > 1 ? ' (of five)' : ''}`,
  )
  return met
}

export function inWords({ scores, lcpMs, shift, scriptBytes, findings }: Measurement): string {
  const figures = [
    categories.map((category) => scores[category]).join(' '),
    `LCP ${Math.round(lcpMs)} ms`,
    `CLS ${shift.toFixed(3)}`,
    `JS ${(scriptBytes / 1000).toFixed(1)} kB`,
  ]
  return [figures.join(', '), ...findings].join(' ')
}
