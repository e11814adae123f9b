import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The office, built apart from the site: its libraries are not in the load of a public page.
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: {
    // As in vite.config.ts; file names are unique (module-css.test.ts).
    modules: { generateScopedName: (name, file) => `${basename(file).split('.')[0]}-${name}` },
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist/office',
    assetsDir: 'office/assets',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/office/app/entry.tsx',
      output: {
        // Fonts get the public site's URLs, from which the site serves them: both share one cache entry.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.woff2'))
            ? 'assets/[name]-[hash][extname]'
            : 'office/assets/[name]-[hash][extname]',
      },
    },
  },
})
