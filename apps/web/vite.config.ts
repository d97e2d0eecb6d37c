import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'

/** The API's URL during development; the dev server proxies calls and pictures to it. */
const api = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract()],
  server: { proxy: { '/api': api, '/media': api } },
  // The barcode reader: the server recognizes it by name, since it has permissions of its own.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  build: {
    target: 'es2023',
    // Which files a page needs: the server lists them in its pages, a test weighs them.
    manifest: true,
    // The stylesheet is small enough to be inlined in the first page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Every browser of that year supports it natively.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The contract describes calls with `z.object(…)` and the like: unused ones are tree-shaken.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Every page contains a table of all files: names would be a tenth of its script.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
