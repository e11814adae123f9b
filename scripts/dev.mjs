// npm run dev: the same server, with Vite's fast refresh in place of the built pages.
import { exitOf, install, main, projectNode } from './prepare.mjs'

await main(async () => {
  await install()
  return exitOf(projectNode, ['src/server/main.ts', '--dev'])
})
