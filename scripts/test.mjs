// npm test, and with --all npm run test:all: installs, builds and checks, from a bare clone. Ends with "N passed, N failed".
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { build, exitOf, install, main, root, say } from './prepare.mjs'

const results = join(root, 'test-results')
const all = process.argv.includes('--all')
/** Playwright's mark of the journeys that only npm run test:all runs. */
const onlyInAll = '@all'
/** What each run may cost in CPU seconds. */
const budget = all ? 1500 : 720
const scope = all ? {} : { TEST_SCOPE: 'short' }

await main(async () => {
  // While npm fetches: either leaves a core idle.
  const browser = succeeds(findOrInstallChromium())
  await install()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  const began = performance.now()
  const slowest = []
  const tally = { passed: 0, failed: 0, skipped: 0 }
  const add = (counts) => {
    for (const key of Object.keys(tally)) tally[key] += counts[key] ?? 0
  }
  const end = () => {
    say(`\n${costs(began)} The slowest files:`)
    for (const { file, seconds } of slowest.sort((one, other) => other.seconds - one.seconds).slice(0, 5)) {
      say(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`)
    }
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
    say(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`)
    return tally.failed === 0 ? 0 : 1
  }

  // None of these leans on another. The build speaks as it goes; the others are heard one by one after it.
  say('\n— Build')
  const [built, lint, types, chromium] = await Promise.all([
    succeeds(build()),
    aside('biome', ['ci', '--error-on-warnings', '.']),
    aside('tsc', []),
    browser,
  ])
  say(`\n— Formatting, lint and import rules\n${lint.said}`)
  say(`\n— Types\n${types.said}`)
  for (const { passed } of [built, lint, types, chromium]) add(passed ? { passed: 1 } : { failed: 1 })
  // The tests would try what was built before, or find no browser.
  if (!built.passed || !chromium.passed) return end()

  say(`\n${costs(began)}`)
  const scratch = { TMPDIR: process.env.TMPDIR ?? folderForDatabases() }

  say('\n— Units and API tests on PostgreSQL')
  const unitsReport = join(results, 'units.json')
  const unitsExit = await exitOf(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitsReport}`],
    { ...scratch, ...scope },
  )
  add(counted(unitsReport, unitsExit, vitestCounts))
  slowest.push(...timesIn(unitsReport, vitestTimes))
  say(`\n${costs(began)}`)

  say('\n— Browser journeys')
  const journeysReport = join(results, 'journeys.json')
  const journeysExit = await exitOf('playwright', ['test', ...(all ? [] : ['--grep-invert', onlyInAll])], {
    ...scratch,
    ...scope,
    CHROMIUM_PATH: chromium.result,
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport,
  })
  add(counted(journeysReport, journeysExit, playwrightCounts))
  slowest.push(...timesIn(journeysReport, playwrightTimes))

  return end()
})

/**
 * In memory where Linux offers room there: a tenth of the units' work is the disk's, for databases that live for seconds.
 * Some tests start programs that they wrote themselves, which a mount may forbid.
 */
function folderForDatabases() {
  const mounts = existsSync('/proc/mounts') ? readFileSync('/proc/mounts', 'utf8').split('\n') : []
  const [, , kind, options] = mounts.find((line) => line.split(' ')[1] === '/dev/shm')?.split(' ') ?? []
  if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return tmpdir()
  const { bavail, bsize } = statfsSync('/dev/shm')
  // Ten times what a run was seen to use.
  return bavail * bsize > 4 * 1024 ** 3 ? '/dev/shm' : tmpdir()
}

/** A step that says by itself what is wrong. */
function succeeds(step) {
  return step.then(
    (result) => ({ passed: true, result }),
    ({ message }) => {
      say(message)
      return { passed: false }
    },
  )
}

/** A check beside others: what it says is kept until it is its turn. */
async function aside(command, args) {
  const file = join(results, `${command}.txt`)
  const output = openSync(file, 'w')
  const exit = await exitOf(command, args, {}, { stdout: output, stderr: output })
  closeSync(output)
  return { passed: exit === 0, said: readFileSync(file, 'utf8').trim() }
}

/** A runner that fails without a failing test (a crash, a file that does not load) counts as one failure. */
function counted(report, exit, read) {
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  return exit !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

/** A journey that needed a second try counts as failed: a flaky test proves nothing. */
function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** Wall time so far and, where Linux tells it, the CPU time of every process that this run started and waited for. */
function costs(began) {
  const wall = `${Math.round((performance.now() - began) / 1000)} s wall time`
  if (!existsSync('/proc/self/stat')) return `${wall}.`
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  // utime, stime, cutime and cstime, in ticks of a hundredth of a second.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return `${Math.round(ticks / 100)} CPU seconds (budget ${budget}), ${wall}.`
}

function timesIn(report, read) {
  return existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : []
}

function vitestTimes({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

function playwrightTimes({ suites }) {
  return suites.map((suite) => ({ file: join('tests/journeys', suite.file), seconds: secondsOf(suite) }))
}

function secondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own)
}
