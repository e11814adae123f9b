// npm test: everything that must hold, from a bare clone; ends with "N passed, N failed".
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { build, exitOf, install, main, root, say } from './prepare.mjs'

const results = join(root, 'test-results')

await main(async () => {
  // While npm fetches: either leaves a core idle.
  const browser = succeeds(findOrInstallChromium())
  await install()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })

  const tally = { passed: 0, failed: 0, skipped: 0 }
  const add = (counts) => {
    for (const key of Object.keys(tally)) tally[key] += counts[key] ?? 0
  }
  const end = () => {
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

  const scratch = { TMPDIR: process.env.TMPDIR ?? folderForDatabases() }

  say('\n— Units and API tests on PostgreSQL')
  const unitsReport = join(results, 'units.json')
  const unitsExit = await exitOf(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitsReport}`],
    scratch,
  )
  add(counted(unitsReport, unitsExit, vitestCounts))

  say('\n— Browser journeys')
  const journeysReport = join(results, 'journeys.json')
  const journeysExit = await exitOf('playwright', ['test'], {
    ...scratch,
    CHROMIUM_PATH: chromium.result,
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeysReport,
  })
  add(counted(journeysReport, journeysExit, playwrightCounts))

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
