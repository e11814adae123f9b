// Lighthouse for mobile, with a new Chromium for every page.
import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromiumFlags } from '../../tests/support/chromium-flags.ts'
import { median } from './median.ts'
import { isPrepared, preparedFolder, project } from './prepared-folder.ts'
import { run } from './run.ts'
import { isShort, skip } from './short.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

type Request = { resourceType: string; url: string }
export type Measurement = {
  scores: Record<Category, number>
  lcpMs: number
  shift: number
  scriptBytes: number
  /** Failed audits. */
  findings: string[]
}

/** The part of Lighthouse's report that is used. */
type Report = {
  finalDisplayedUrl: string
  categories: Partial<Record<Category, { score: number | null }>>
  audits: Record<
    string,
    {
      id: string
      score: number | null
      scoreDisplayMode: string
      numericValue?: number
      details?: { items?: Request[] }
    }
  >
}

const chromeFlags = ['--headless', '--no-sandbox', ...chromiumFlags]

const own = 'bench/lighthouse'

/** Installs Lighthouse on the first run. A category that is left out scores 0. */
export async function prepareLighthouse(onlyCategories: readonly Category[] = categories) {
  if (isShort && !isPrepared('lighthouse', [own])) {
    skip('Lighthouse is not installed. "npm run bench -- lighthouse" installs it.')
  }
  const folder = await preparedFolder('lighthouse', [own], async (folder) => {
    await cp(join(project, own), folder, { recursive: true })
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  })
  const args = [
    join(folder, 'node_modules/lighthouse/cli/index.js'),
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${onlyCategories}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }
  const once = (url: string, port: number | undefined) =>
    promisify(execFile)(process.execPath, [...args, ...(port ? [`--port=${port}`] : []), url], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    })

  /** With the port of a Chromium that is open, or with a new one. */
  return async function measure(url: string, port?: number): Promise<Measurement> {
    const { stdout } = await once(url, port).catch((error: Error) => {
      // Lighthouse sometimes misses the start of its own trace and then has no result.
      if (error.message.includes('NO_NAVSTART')) return once(url, port)
      throw error
    })
    const report: Report = JSON.parse(stdout)
    const shown = report.finalDisplayedUrl
    if (new URL(shown).pathname !== new URL(url).pathname) throw new Error(`${url} redirects to ${shown}`)
    const { audits } = report
    const score = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
    const requests = audits['network-requests']?.details?.items ?? []
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
}

function isScript({ resourceType }: Request): boolean {
  return resourceType === 'Script'
}

/** Without headers, and compressed here, so that servers without brotli compare equally. */
async function brotliBytes(url: string): Promise<number> {
  const answer = await fetch(url)
  return brotliCompressSync(await answer.arrayBuffer()).length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** Single runs vary too much. */
function medianOf(runs: readonly Measurement[]): Measurement {
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

/** Prints the result of one run, or the median of five, and returns whether it meets the limits. */
export async function report(
  name: string,
  measure: () => Promise<Measurement>,
  isMet: (measurement: Measurement) => boolean,
  runs: 'one-if-met' | 'five' = 'one-if-met',
): Promise<boolean> {
  const results = [await measure()]
  const isRepeated = !isShort && (runs === 'five' || !results.every(isMet))
  if (isRepeated) while (results.length < 5) results.push(await measure())
  const result = medianOf(results)
  const met = isMet(result)
  console.log(
    `${met ? 'met   ' : 'missed'} ${name}: ${inWords(result)}${results.length > 1 ? ' (median of five)' : ''}`,
  )
  return met
}

function inWords({ scores, lcpMs, shift, scriptBytes, findings }: Measurement): string {
  const figures = [
    categories.map((category) => scores[category]).join(' '),
    `LCP ${Math.round(lcpMs)} ms`,
    `CLS ${shift.toFixed(3)}`,
    `JS ${(scriptBytes / 1000).toFixed(1)} kB`,
  ]
  return [figures.join(', '), ...findings].join(' ')
}
