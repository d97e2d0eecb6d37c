import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContract } from './lean-contract.ts'

/** The same screens for the server to draw. Everything is brought along, as the browser's build does. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leanContract()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist/server',
    target: 'node24',
    copyPublicDir: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000, // KB; nobody downloads it
  },
})
