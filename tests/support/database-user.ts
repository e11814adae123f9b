// A process that uses the database as the site does: it opens the given folder, writes numbered rows if asked, prints a
// line for each action, and exits on SIGTERM.
import { openDatabase } from '#platform/database/open.ts'

const [dataDir = '', mode] = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`${line}\n`)

// The parent process has exited.
process.stdin.once('end', () => process.exit(1)).resume()

try {
  const { database, url, close } = await openDatabase({
    dataDir,
    log: { error: (_facts, sentence) => print(`log ${sentence}`) },
    say: (sentence) => print(`say ${sentence}`),
  })
  let leaving = false
  process.once('SIGTERM', async () => {
    leaving = true
    await close()
    process.exit(0)
  })
  print(`open ${url}`)
  if (mode === 'write') {
    while (!leaving) {
      const name = crypto.randomUUID()
      await database
        .insertInto('secrets')
        .values({ name, value: 'written' })
        .execute()
        .then(
          () => print(`wrote ${name}`),
          () => new Promise((resolve) => setTimeout(resolve, 20)),
        )
    }
  }
} catch (error) {
  print(`failed ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
