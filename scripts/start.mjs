// npm start: from a bare clone to a running site.
import { build, exitOf, install, main, projectNode } from './prepare.mjs'

await main(async () => {
  await install()
  await build()
  return exitOf(projectNode, ['dist/server/main.js'])
})
