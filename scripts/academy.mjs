// npm run academy -- COMMAND: the staff's command line, on the site's database.
import { exitOf, install, main, projectNode } from './prepare.mjs'

await main(async () => {
  await install({ onlyToRun: true })
  return exitOf(projectNode, ['src/command-line.ts', ...process.argv.slice(2)])
})
