// npm run bench -- template: Lighthouse, mobile, on every leftover page; the median of five runs where one falls short.
// They are closed to search engines, so the fourth category does not count.
import { startSite } from '../tests/support/site.ts'
import { templatePages } from '../tests/support/template-pages.ts'
import { type Measurement, prepareLighthouse, report } from './support/lighthouse.ts'

function isMet({ scores }: Measurement) {
  return scores.performance >= 95 && scores.accessibility === 100 && scores['best-practices'] === 100
}

const measure = await prepareLighthouse()
const site = await startSite({ LOG_LEVEL: 'warn' })

let missed = 0
for (const name of templatePages) {
  const url = `${site.url}/template/${name}`
  if (!(await report(name, () => measure(url), isMet))) missed += 1
}
await site.dispose()
process.exitCode = missed === 0 ? 0 : 1
