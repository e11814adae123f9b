// npm run bench -- lighthouse [PATH …]: Lighthouse for mobile, in both languages, on every page that search engines may
// index. Five runs and their median on /, and on pages where one run misses a limit.
import { articles } from '#content/articles.ts'
import { coursePages } from '#content/course-pages.ts'
import { routes } from '#contract/routes.ts'
import { languages } from '#domain/language.ts'
import { startSite } from '../tests/support/site.ts'
import { type Measurement, prepareLighthouse, report } from './support/lighthouse.ts'
import { benchArguments, isWithinLimit, sized } from './support/short.ts'

const everyPath = routes
  .filter(({ indexed }) => indexed)
  .flatMap(({ page, path }) =>
    page === 'course'
      ? coursePages().map((coursePage) => coursePage.path)
      : path.replace(':slug', articles()[0]?.slug ?? ''),
  )
const lcpLimits: Record<string, number> = { '/': 1_200, '/courses': 1_300 }

const measure = await prepareLighthouse()
const site = await startSite({ LOG_LEVEL: 'warn' })

let missed = 0
const paths = benchArguments.length > 0 ? benchArguments : sized(everyPath, ['/courses'])
for (const path of paths) {
  const isMet = ({ scores, lcpMs, shift, scriptBytes }: Measurement) =>
    Object.values(scores).every((score) => score === 100) &&
    lcpMs <= (lcpLimits[path] ?? Number.POSITIVE_INFINITY) &&
    shift <= 0.01 &&
    (path !== '/' || scriptBytes <= 75_000)
  for (const language of sized(languages, ['en'])) {
    const url = `${site.url}${path}?lang=${language}`
    const runs = path === '/' ? 'five' : 'one-if-met'
    if (!(await report(`${path} ${language}`, () => measure(url), isMet, runs))) missed += 1
  }
}
await site.dispose()
process.exitCode = isWithinLimit(missed === 0) ? 0 : 1
