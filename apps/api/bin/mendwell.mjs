#!/usr/bin/env node
// `npx mendwell <command>`: runs the command on the Node that the repository pins.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, node24 } from '../../../scripts/install/install.mjs'

ensureInstalled()
const command = fileURLToPath(new URL('../src/cli/mendwell.ts', import.meta.url))
const run = spawn(node24, [command, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill(signal))
run.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
