import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'
import { manualPages } from './manual-pages.ts'

/** Recharts with what only it needs. */
const CHARTS =
  '@mantine[\\/]charts|recharts|victory-vendor|d3-|internmap|@reduxjs|redux|react-redux|reselect|immer|decimal\\.js-light|es-toolkit|eventemitter3'

/**
 * The back office, built by itself into the same folder: it shares no chunk with the storefront,
 * so nothing that staff needs can make a shopper's download larger.
 */
export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract(), manualPages()],
  publicDir: false,
  // What reads barcodes: the server knows it by its name, as its rights are its own.
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
            // First, as a group takes what it needs along: React stands here, and who never opens a report never
            // loads what draws its charts.
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
