import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Installation } from './installation.ts'
import { isAlive, programOf } from './process-list.ts'
import { openLog } from './server-log.ts'

export type Settings = Record<string, string>

const SETTINGS: Settings = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '256MB',
  max_wal_size: '256MB',
  log_checkpoints: 'off',
  // Otherwise every statement would update the process title twice.
  update_process_title: 'off',
  // Customers' input does not belong in a log: no values, no statements.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
}

/** Of two launched at once, postmaster.pid lets one run, and both processes join it. */
export function launch(installation: Installation, settings: Settings): ChildProcess {
  const { bin, data, socket, identity } = installation
  const log = openLog(data)
  const all = { ...SETTINGS, unix_socket_directories: socket, ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl+C in the terminal must stop the shop first and then the server.
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
    ...identity,
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  server.on('error', (error) => fs.writeSync(log, `FATAL:  ${error.message}\n`))
  server.on('close', () => fs.closeSync(log))
  server.unref()
  return server
}

/** The process id of the server on this data folder, whichever process started it. */
export function runningServer({ data }: Installation): number | undefined {
  const file = path.join(data, 'postmaster.pid')
  const pid = firstNumber(file)
  if (pid === undefined || !isAlive(pid)) return undefined
  if ((programOf(pid) ?? 'postgres') === 'postgres') return pid
  // After a restart of the machine the number may belong to another program.
  fs.rmSync(file, { force: true })
  return undefined
}

function firstNumber(file: string) {
  try {
    return Number(fs.readFileSync(file, 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

/** PostgreSQL's fast shutdown: rolls back open transactions, flushes everything, exits. */
export function askToStop(pid: number) {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
}
