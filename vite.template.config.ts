import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The leftover pages, built apart from the site so that no byte of theirs is in its load.
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'template/assets',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/template/client',
        manifest: true,
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/template/entry.tsx' },
      },
    },
    boot: {
      // Not 'client': that would wrap its one dynamic import in Vite's preloading.
      consumer: 'server',
      build: {
        outDir: 'dist/template/boot',
        minify: true,
        rolldownOptions: {
          input: 'src/template/boot.ts',
          output: { format: 'iife', entryFileNames: 'boot.js' },
        },
      },
    },
    render: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: { outDir: 'dist/template/render', ssr: 'src/template/render.tsx', minify: false },
    },
  },
})
