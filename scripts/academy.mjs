// npm run academy -- COMMAND: what staff do at the command line, on the database that the site uses.
import { exitOf, install, main, projectNode } from './prepare.mjs'

await main(async () => {
  await install({ onlyToRun: true })
  return exitOf(projectNode, ['src/staff/main.ts', ...process.argv.slice(2)])
})
