// `npm start`: installs and builds what is missing, then opens the shop on the pinned Node.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, node24, root } from './install/install.mjs'
import { ensureWebBuilt } from './web/build-web.mjs'
import { compiled, ensureCompiled } from './web/compile.mjs'

ensureInstalled()
ensureWebBuilt()
ensureCompiled()

// The channel carries no messages: it closes when this launcher is killed, and the shop then stops.
const shop = spawn(node24, ['apps/api/src/main.ts'], {
  cwd: root,
  env: { ...compiled, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl+C reaches the whole group, a plain kill only this process; the shop handles both.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
shop.on('error', (error) => {
  console.error(`Mendwell cannot start: ${error.message}`)
  process.exit(1)
})
