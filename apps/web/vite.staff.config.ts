import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'

/**
 * The back office, built by itself into the same folder: it shares no chunk with the storefront,
 * so nothing that staff needs can make a shopper's download larger.
 */
export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract()],
  publicDir: false,
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
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules[\\/]/ }] },
      },
    },
  },
})
