// npm run bench -- template: Lighthouse for mobile on every template page. Five runs and their median where one run misses
// a limit. The SEO score does not count, because search engines may not index these pages.
import { startSite } from '../tests/support/site.ts'
import { templatePages } from '../tests/support/template-pages.ts'
import { type Measurement, prepareLighthouse, report } from './support/lighthouse.ts'
import { isWithinLimit, sized } from './support/short.ts'

function isMet({ scores }: Measurement) {
  return scores.performance >= 95 && scores.accessibility === 100 && scores['best-practices'] === 100
}

const measure = await prepareLighthouse()
const site = await startSite({ LOG_LEVEL: 'warn' })

let missed = 0
for (const name of sized(templatePages, templatePages.slice(0, 1))) {
  const url = `${site.url}/template/${name}`
  if (!(await report(name, () => measure(url), isMet))) missed += 1
}
await site.dispose()
process.exitCode = isWithinLimit(missed === 0) ? 0 : 1
