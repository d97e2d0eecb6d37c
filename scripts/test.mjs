// `npm test`: installs what is missing, then runs every check and test on the pinned Node.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ensureInstalled, node24, root } from './install/install.mjs'

ensureInstalled()

const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` }
const run = spawn(node24, ['scripts/run-tests.ts'], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
run.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
