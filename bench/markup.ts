// npm run bench -- markup: every public page in both languages, read by a second accessibility engine (IBM Equal Access,
// WCAG 2.2) and the HTML checker of the W3C (vnu, in Java). It prints each finding.
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright'
import { languages } from '#domain/people/language.ts'
import { visitorPaths } from '../tests/support/page-paths.ts'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { isPrepared, preparedFolder, project } from './support/prepared-folder.ts'
import { run } from './support/run.ts'
import { isShort, isWithinLimit, sized, skip } from './support/short.ts'

const own = 'bench/markup'
if (isShort && !isPrepared('markup', [own])) {
  skip('The HTML checker is not installed. "npm run bench -- markup" installs it.')
}
if (spawnSync('java', ['-version']).status !== 0) skip('Java is not installed. The HTML checker needs it.')
const folder = await preparedFolder('markup', [own], async (folder) => {
  await cp(join(project, own), folder, { recursive: true })
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], { cwd: folder })
})
const load = createRequire(join(folder, 'package.json'))
const engine = readFileSync(load.resolve('accessibility-checker-engine/ace.js'), 'utf8')
/** A page that takes longer is a finding of its own. */
const slowestMs = 60_000

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
const documents = await mkdtemp(join(tmpdir(), 'academy-markup-'))
const started = performance.now()
const findings: string[] = []
const visits = sized(visitorPaths, ['/courses']).flatMap((path) =>
  sized(languages, ['en'] as const).map((language) => ({ path, language })),
)
for (const [index, { path, language }] of visits.entries()) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const answer = await page.goto(`${site.url}${path}?lang=${language}`)
  await writeFile(join(documents, `${index}.html`), (await answer?.text()) ?? '')
  const found = await accessibility(page)
  findings.push(...found.map((finding) => `${path} ${language}: ${finding}`))
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(`${index + 1} of ${visits.length}, ${seconds} s: ${path} ${language}, ${found.length} findings`)
  await context.close()
}
findings.push(...(await markup()))
for (const finding of findings) console.log(finding)
console.log(`${findings.length} findings in ${Math.round((performance.now() - started) / 1_000)} s`)
await rm(documents, { recursive: true })
await browser.close()
await site.dispose()
if (!isWithinLimit(findings.length === 0)) process.exitCode = 1

/** Errors and warnings of all documents, in one run of Java. Its style checker knows no CSS of recent years. */
async function markup(): Promise<string[]> {
  type Message = {
    type: string
    subType?: string
    url: string
    lastLine: number
    message: string
    extract?: string
  }
  const jar = join(load.resolve('vnu-jar/package.json'), '../build/dist/vnu.jar')
  const args = ['-jar', jar, '--format', 'json', '--exit-zero-always', documents]
  const said = await new Promise<string>((resolve, reject) =>
    execFile('java', args, { maxBuffer: 64 * 1024 ** 2 }, (error, _, stderr) =>
      error ? reject(error) : resolve(stderr),
    ),
  )
  const { messages } = JSON.parse(said) as { messages: Message[] }
  return messages
    .filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(({ url, message, extract = '' }) => {
      const { path, language } = visits[Number(basename(url, '.html'))] ?? { path: url, language: '' }
      return `${path} ${language}: ${message} ${extract.replaceAll(/\s+/g, ' ')}`
    })
}

async function accessibility(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  const checked = page.evaluate(async () => {
    type Result = { ruleId: string; value: string[]; message: string; path: { dom: string } }
    type Engine = {
      Checker: new () => { check(of: Document, sets: string[]): Promise<{ results: Result[] }> }
    }
    const { Checker } = Reflect.get(window, 'ace') as Engine
    const { results } = await new Checker().check(document, ['WCAG_2_2'])
    // The standard allows "username" for an email field; the engine does not know that.
    const isKnown = ({ ruleId, path }: Result) => {
      if (ruleId !== 'input_autocomplete_valid') return false
      const field = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      return (field.singleNodeValue as Element).matches('input[type="email"][autocomplete="username"]')
    }
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .filter((result) => !isKnown(result))
      .map(({ ruleId, message, path }) => `${ruleId} ${path.dom} ${message}`)
  })
  const late = new Promise<string[]>((resolve) =>
    setTimeout(() => resolve([`no result within ${slowestMs / 1_000} s`]), slowestMs).unref(),
  )
  return [...new Set(await Promise.race([checked, late]))]
}
