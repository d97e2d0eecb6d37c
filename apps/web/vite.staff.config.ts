import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'
import { manualPages } from './manual-pages.ts'

/** Recharts with its own dependencies. */
const CHARTS =
  '@mantine[\\/]charts|recharts|victory-vendor|d3-|internmap|@reduxjs|redux|react-redux|reselect|immer|decimal\\.js-light|es-toolkit|eventemitter3'

/**
 * The back office, a separate build into the same folder: it shares no chunk with the storefront, so nothing that staff
 * need can add to a shopper's download.
 */
export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract(), manualPages()],
  publicDir: false,
  // The barcode reader: the server recognizes it by name, since it has permissions of its own.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/staff/[name]-[hash].js',
        assetFileNames: 'assets/staff/[name]-[hash][extname]',
      },
    },
  },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 900,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/staff.html`,
      output: {
        assetFileNames: 'assets/staff/[name]-[hash][extname]',
        entryFileNames: 'assets/staff/[name]-[hash].js',
        chunkFileNames: 'assets/staff/[name]-[hash].js',
        codeSplitting: {
          groups: [
            // First, since a group includes its dependencies: React is here, and without opening a report, the chart
            // library is never loaded.
            {
              name: 'libraries',
              test: new RegExp(`node_modules[\\/](?!(?:${CHARTS}))`),
              priority: 1,
            },
            { name: 'charts', test: /node_modules[\\/]/ },
          ],
        },
      },
    },
  },
})
