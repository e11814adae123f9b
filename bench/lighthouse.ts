// npm run bench -- lighthouse [PATH …]: Lighthouse, mobile, in both languages; the median of five runs a page.
import { languages } from '#domain/language.ts'
import { startSite } from '../tests/support/site.ts'
import { inWords, type Measurement, medianOf, openLighthouse } from './support/lighthouse.ts'

const paths = process.argv.slice(2)
const runs = 5
const limits = { lcpMs: 1_300, lcpMsHome: 1_200, shift: 0.01, scriptBytes: 75_000 }

const site = await startSite({ LOG_LEVEL: 'warn' })
const { measure, close } = await openLighthouse()

let missed = 0
for (const path of paths.length > 0 ? paths : ['/']) {
  for (const language of languages) {
    const results: Measurement[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(`${site.url}${path}?lang=${language}`))
    const result = medianOf(results)
    const met =
      Object.values(result.scores).every((score) => score === 100) &&
      result.lcpMs <= (path === '/' ? limits.lcpMsHome : limits.lcpMs) &&
      result.shift <= limits.shift &&
      (path !== '/' || result.scriptBytes <= limits.scriptBytes)
    if (!met) missed += 1
    console.log(`${met ? 'met   ' : 'missed'} ${path} ${language}: ${inWords(result)}`)
  }
}
close()
await site.dispose()
process.exitCode = missed === 0 ? 0 : 1
