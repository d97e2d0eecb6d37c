// `npm run dev`: the API restarts and the web app reloads on every saved change.
import { spawn } from 'node:child_process'
import { ensureInstalled, node24, root } from './install/install.mjs'

ensureInstalled()

const port = process.env.PORT ?? '3000'
const vite = `${root}node_modules/vite/bin/vite.js`
const programs = [
  ['--watch-preserve-output', '--watch', 'apps/api/src/main.ts'],
  [vite, 'apps/web', '--clearScreen', 'false'],
]
const env = { ...process.env, PORT: port, API_URL: `http://localhost:${port}` }
const running = programs.map((options) =>
  spawn(node24, options, { cwd: root, stdio: 'inherit', env }),
)

// One without the other is useless: both stop together.
const endAll = () => {
  for (const program of running) program.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endAll)
for (const program of running) program.on('exit', endAll)
