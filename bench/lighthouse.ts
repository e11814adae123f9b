// npm run bench -- lighthouse [PATH …]: Lighthouse, mobile, in both languages, on every page that search engines may
// find; the median of five runs where one falls short, and on / in any case.
import { articles } from '#content/articles.ts'
import { routes } from '#contract/routes.ts'
import { languages } from '#domain/language.ts'
import { startSite } from '../tests/support/site.ts'
import { type Measurement, prepareLighthouse, report } from './support/lighthouse.ts'

const given = process.argv.slice(2)
const everyPath = routes
  .filter(({ indexed }) => indexed)
  .map(({ path }) => path.replace(':slug', articles[0]?.slug ?? ''))
const slowestPicture: Record<string, number> = { '/': 1_200, '/courses': 1_300 }

const measure = await prepareLighthouse()
const site = await startSite({ LOG_LEVEL: 'warn' })

let missed = 0
for (const path of given.length > 0 ? given : everyPath) {
  const isMet = ({ scores, lcpMs, shift, scriptBytes }: Measurement) =>
    Object.values(scores).every((score) => score === 100) &&
    lcpMs <= (slowestPicture[path] ?? Number.POSITIVE_INFINITY) &&
    shift <= 0.01 &&
    (path !== '/' || scriptBytes <= 75_000)
  for (const language of languages) {
    const url = `${site.url}${path}?lang=${language}`
    const runs = path === '/' ? 'five' : 'one-if-met'
    if (!(await report(`${path} ${language}`, () => measure(url), isMet, runs))) missed += 1
  }
}
await site.dispose()
process.exitCode = missed === 0 ? 0 : 1
