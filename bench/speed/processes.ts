import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { compiled, ensureCompiled } from '../../scripts/web/compile.mjs'
import { checkout } from '../shop/started-shop.ts'

/** Clock ticks of /proc are hundredths of a second everywhere that matters. */
const MS_PER_TICK = 10

/** Starts a program of the checkout on this Node and waits for the URL it prints. */
export async function startProgram(file: string, env: NodeJS.ProcessEnv) {
  ensureCompiled() // as `npm start` does: it affects memory use
  const child = spawn(process.execPath, [...profiling(), path.join(checkout, file)], {
    cwd: checkout,
    env: { ...process.env, ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.match(/open at (http\S+)/)?.[1]
    if (!address) continue
    child.stdout.resume()
    return { address, pid: child.pid ?? 0, stop: () => stop(child) }
  }
  throw new Error(`${file} did not open`)
}

/** With BENCH_PROFILE=<folder>, each program leaves a .cpuprofile there. */
const profiling = () =>
  process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []

async function stop(child: ChildProcess) {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

interface Stat {
  pid: number
  parent: number
  ms: number
  /** Of children that have exited. */
  childrenMs: number
}

function readStat(pid: number): Stat | undefined {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const tick = (index: number) => Number(fields[index]) * MS_PER_TICK
    return {
      pid,
      parent: Number(fields[1]),
      ms: tick(11) + tick(12),
      childrenMs: tick(13) + tick(14),
    }
  } catch {
    return undefined
  }
}

/** CPU time of a process so far, in ms. */
export const cpuOf = (pid: number) => readStat(pid)?.ms ?? 0

/** The same to a fraction of a microsecond, without its children: for single statements of a connection. */
export const exactCpuOf = (pid: number) =>
  Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** CPU time of a PostgreSQL server with all its connections, in ms. */
export function cpuOfServer(postmaster: number): number {
  const all = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
  const own = readStat(postmaster)
  const children = all.filter((stat) => stat?.parent === postmaster)
  return (
    (own?.ms ?? 0) +
    (own?.childrenMs ?? 0) +
    children.reduce((sum, stat) => sum + (stat?.ms ?? 0), 0)
  )
}

/** Resident memory in MB, current and peak. */
export function memoryOf(pid: number) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) / 1024
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}
