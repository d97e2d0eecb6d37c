import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssNames } from './css-names.ts'
import { leanContract } from './lean-contract.ts'

/** The same screens for the server to draw. Everything is brought along, as the browser's build does. */
export default defineConfig({
  root: import.meta.dirname,
  css: cssNames,
  plugins: [react(), leanContract()],
  ssr: { noExternal: true },
  // A build for servers leaves this to the process; without it React would draw in its slow development form.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/server/server.tsx',
    target: 'node24',
    copyPublicDir: false,
    emptyOutDir: false,
    // The process holds the text of all that it runs: less than half so.
    minify: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2_000, // KB; nobody downloads it
  },
})
