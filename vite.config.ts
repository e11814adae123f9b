import { basename, dirname, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

// The boot script prefetches, so Vite's own preloading of styles and chunks is left out.
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /vite.preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Code in the bundle finds the files beside its source: fonts, styles, workers. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'server',
  transform: {
    filter: { id: /\/src\//, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const file = `../../${relative(import.meta.dirname, id)}`
      const at = (path: string) => `new URL('${path}', import.meta.url)`
      return code
        .replaceAll('import.meta.url', `${at(file)}.href`)
        .replaceAll('import.meta.dirname', `decodeURI(${at(dirname(file))}.pathname)`)
    },
  },
}

/** A script that shares no chunk with the client, because it must not load one. */
function scriptAlone(name: string, outDir: string, entryFileNames: string): EnvironmentOptions {
  return {
    // Not 'client': that would wrap a dynamic import in Vite's preloading.
    consumer: 'server',
    build: {
      outDir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { input: `src/web/hydration/${name}.ts`, output: { format: 'iife', entryFileNames } },
    },
  }
}

// Several builds from one source: the browser's files (client), the scripts in the head of documents (boot,
// lessonBoot), those that load after the first paint (afterPaint, afterPaintControls), the renderer that the
// server imports (render) and the server.
export default defineConfig({
  plugins: [react(), withoutPreloading, besideTheSource],
  publicDir: 'public',
  css: {
    // 'hero-title' for .title of hero.module.css. No hash: file names are unique (module-css.test.ts).
    modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` },
  },
  build: {
    target: 'baseline-widely-available',
    // The server serves public/ itself.
    copyPublicDir: false,
    // Fonts as files, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    // A preload in the document would fetch React before the page is shown.
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
            // The first load contains the names of all pages' files, so they are short: no list of the pages that share a
            // chunk, and seven characters of its hash.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
            codeSplitting: {
              groups: [
                // React apart from the site: each runs in a task of its own (boot.ts).
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                // Code that pages share with the entry is part of the entry. react.ts is not: it only runs React.
                { name: 'entry', tags: ['$initial'], test: /^(?!.*app\/react\.ts$)/, priority: 1 },
                // Apart: merged with others it would reach the home page, which has no such text.
                {
                  name: 'rich-text',
                  test: /src\/(?:web\/ui\/text\/rich-text|domain\/classroom\/lesson-markdown)/,
                  priority: 1,
                },
                // Other shared code would be some fifty files of a few hundred bytes, a dozen per page. Code that the
                // same pages use is one file, and small files are merged. A page loads some bytes that it does not
                // need, and sends half as many requests. Merging files of 2,500 bytes and more makes two of them import
                // each other, and then the order in which they run is not the order of the sources.
                {
                  name: 'shared',
                  test: /src\/(?:web\/(?:router|hydration|services|ui)|domain|contract|content(?!\/(?:en|es)\/))\//,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2000,
                },
              ],
            },
          },
        },
      },
    },
    boot: scriptAlone('boot', 'dist', 'boot.js'),
    lessonBoot: scriptAlone('boot-lesson', 'dist', 'boot-lesson.js'),
    afterPaint: scriptAlone('after-paint', 'dist/client/assets', '[name]-[hash:7].js'),
    afterPaintControls: scriptAlone('after-paint-controls', 'dist/client/assets', '[name]-[hash:7].js'),
    render: {
      consumer: 'server',
      // The bundle contains production React, whatever NODE_ENV the server runs with.
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/render',
        ssr: 'src/web/app/render.tsx',
        minify: false,
        // Every start renders every page: one file loads faster than a hundred and fifty.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
    server: {
      consumer: 'server',
      // A start of the sources loads two thousand files, which is a third of its work. The packages of most files are
      // part of the bundle. Others stay outside: some read files beside their own.
      resolve: {
        noExternal: [
          /^(?:@fastify\/swagger|fastify|fastify-type-provider-zod|jose|kysely|pg-boss|prom-client|stripe|yaml|zod)$/,
          '@opentelemetry/api',
        ],
      },
      build: {
        outDir: 'dist/server',
        ssr: 'src/main.ts',
        minify: false,
        rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
      },
    },
  },
})
