// npm run dev: the same server, with Vite's fast refresh in place of the built pages.
import { build, exitOf, install, main, projectNode } from './prepare.mjs'

await main(async () => {
  await install()
  // The boot script is inlined in every page, so it comes from the last build.
  await build()
  return exitOf(projectNode, ['src/main.ts', '--dev'])
})
