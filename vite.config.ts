import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// There is nothing to preload, no sheet and no chunk: an import is an import.
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /vite.preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

// Three builds from one source: what the browser loads (client), the script that stands in every page (boot) and
// the renderer that the server imports (render).
export default defineConfig({
  plugins: [react(), withoutPreloading],
  publicDir: 'public',
  css: {
    // 'hero-title' for .title of hero.module.css: sheets have names of their own (module-css.test.ts), so no hash is needed.
    modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` },
  },
  build: {
    target: 'baseline-widely-available',
    // The server serves public/ itself.
    copyPublicDir: false,
    // Fonts as files, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // A preload that the parser finds would fetch React before the page has settled.
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // One stylesheet: the build splits it into rules (scripts/build.mjs), and documents contain those they use.
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['src/web/app/react.ts', 'src/web/app/entry.tsx'],
          output: {
            // The first load names all pages' files: seven characters of a hash tell builds apart as well as eight, and
            // who shares a file needs no telling.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: {
              groups: [
                // React beside the site that stands on it: each is run in a task of its own (boot.ts).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                // What the pages share with the entry comes with it. React's starting line (react.ts) is no part of it.
                { name: 'entry', tags: ['$initial'], test: /^(?!.*app\/react\.ts$)/, priority: 1 },
                // What pages share among each other would be some fifty files of a few hundred bytes, a dozen of them to a
                // page. Those that the same pages use are one, and small ones join their neighbours: a page then
                // loads some bytes that are not its own, in return for half of its requests.
                {
                  name: 'shared',
                  test: /src\/(web\/(router|hydration|services|ui)|domain|contract)\//,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 10000,
                },
              ],
            },
          },
        },
      },
    },
    boot: {
      // Not 'client': that would wrap its one dynamic import in Vite's preloading.
      consumer: 'server',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        minify: true,
        rolldownOptions: {
          input: 'src/web/hydration/boot.ts',
          output: { format: 'iife', entryFileNames: 'boot.js' },
        },
      },
    },
    render: {
      consumer: 'server',
      // React goes into the bundle in its production form, whatever NODE_ENV the server runs with.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/render',
        ssr: 'src/web/app/render.tsx',
        minify: false,
        // Every start renders every page: one file is read sooner than a hundred and fifty.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
  },
})
