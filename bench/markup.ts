// npm run bench -- markup: every public page in both languages, read by a second accessibility engine (IBM Equal Access,
// WCAG 2.2) and an HTML checker (html-validate). It prints each finding.
import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { languages } from '#domain/language.ts'
import { pagePaths } from '../tests/support/page-paths.ts'
import { startSite } from '../tests/support/site.ts'
import { openBrowser } from './support/browser.ts'
import { isPrepared, preparedFolder, project } from './support/prepared-folder.ts'
import { run } from './support/run.ts'
import { isShort, isWithinLimit, sized, skip } from './support/short.ts'

const own = 'bench/markup'
if (isShort && !isPrepared('markup', [own])) {
  skip('The HTML checker is not installed. "npm run bench -- markup" installs it.')
}
const folder = await preparedFolder('markup', [own], async (folder) => {
  await cp(join(project, own), folder, { recursive: true })
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'], { cwd: folder })
})
const load = createRequire(join(folder, 'package.json'))
const engine = readFileSync(load.resolve('accessibility-checker-engine/ace.js'), 'utf8')

type Message = { ruleId: string; message: string; line: number; column: number }
type Checker = { validateString(html: string): Promise<{ results: { messages: Message[] }[] }> }
const { HtmlValidate } = load('html-validate') as { HtmlValidate: new (config: object) => Checker }
/** The standard's rules. Style, such as quotes and self-closing, is the renderer's. */
const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const site = await startSite({ LOG_LEVEL: 'warn' })
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
const started = performance.now()
let found = 0
for (const path of sized(pagePaths, ['/courses'])) {
  for (const language of sized(languages, ['en'])) {
    const answer = await page.goto(`${site.url}${path}?lang=${language}`)
    const { results } = await html.validateString((await answer?.text()) ?? '')
    const markup = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`)
    const findings = [...new Set([...markup, ...(await accessibility(page))])]
    for (const finding of findings) console.log(`${path} ${language}: ${finding}`)
    found += findings.length
  }
}
console.log(`${found} findings in ${Math.round((performance.now() - started) / 1_000)} s`)
await browser.close()
await site.dispose()
if (!isWithinLimit(found === 0)) process.exitCode = 1

async function accessibility(page: Page): Promise<string[]> {
  await page.evaluate(engine)
  return page.evaluate(async () => {
    type Result = { ruleId: string; value: string[]; message: string; path: { dom: string } }
    type Engine = {
      Checker: new () => { check(of: Document, sets: string[]): Promise<{ results: Result[] }> }
    }
    const { Checker } = Reflect.get(window, 'ace') as Engine
    const { results } = await new Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId} ${path.dom} ${message}`)
  })
}
