import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'

/** The same screens for rendering on the server. Everything is bundled, as in the browser's build. */
export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract()],
  ssr: { noExternal: true },
  // A server build leaves this to the process; without it React would render in its slow development mode.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/server/server.tsx',
    target: 'node24',
    copyPublicDir: false,
    emptyOutDir: false,
    // The process keeps the source of everything it runs in memory: this halves it.
    minify: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000, // KB; never downloaded
  },
})
