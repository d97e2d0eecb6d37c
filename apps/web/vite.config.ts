import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'

/** The API's address while developing; the dev server passes calls and pictures on to it. */
const api = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract()],
  server: { proxy: { '/api': api, '/media': api } },
  // What reads barcodes: the server knows it by its name, as its rights are its own.
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
    // Which files a page needs: the server names them in its pages, a test weighs them.
    manifest: true,
    // The stylesheet is small enough to come whole with the first page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Every browser of that year knows it by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The contract describes calls with `z.object(…)` and the like: what no screen uses is left out.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // Every page carries a table of all files: names would be a tenth of its script.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
