import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Three builds from one source: what the browser loads (client), the script that stands in every page (boot) and
// the renderer that the server imports (render).
export default defineConfig({
  plugins: [react()],
  publicDir: 'public',
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
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
        // One sheet, inlined with its hash: the policy lets no other in.
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/web/app/entry.tsx' },
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
          input: 'src/web/app/boot.ts',
          output: { format: 'iife', entryFileNames: 'boot.js' },
        },
      },
    },
    render: {
      consumer: 'server',
      // React goes into the bundle in its production form, whatever NODE_ENV the server runs with.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/render',
        ssr: 'src/web/app/render.tsx',
        minify: false,
      },
    },
  },
})
