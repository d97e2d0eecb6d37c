import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface Program {
  file: string
  words: string[]
  /** The name of its log below the drill's folder. */
  name: string
  folder: string
  user?: { uid?: number; gid?: number }
  env?: Record<string, string>
}

/** Starts a program of the topology, its output in a file that is deleted with the drill's folder. */
export function run({ file, words, name, folder, user = {}, env = {} }: Program): ChildProcess {
  const log = fs.openSync(path.join(folder, `${name}.log`), 'a')
  const child = spawn(file, words, {
    ...user,
    cwd: folder,
    stdio: ['ignore', log, log],
    // Not the caller's session, so that Ctrl-C only reaches the drill, which then stops all in order.
    detached: true,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...env },
  })
  fs.closeSync(log)
  return child
}

/** Sends a signal; ignored if the process is gone. */
export function signal(pid: number | undefined, name: NodeJS.Signals | 0): boolean {
  if (!pid) return false
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

interface Until {
  /** For the error message: 'Patroni has a primary'. */
  what: string
  withinMs: number
  everyMs?: number
}

/**
 * Polls until there is an answer; an error counts as none yet.
 * @throws Error naming what did not happen in time.
 */
export async function until<T>(
  ask: () => Promise<T | false | undefined> | T | false | undefined,
  { what, withinMs, everyMs = 100 }: Until,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await (async () => ask())().catch(() => undefined)
    if (answer) return answer
    if (performance.now() > deadline) {
      throw new Error(`Waited ${Math.round(withinMs / 1000)} s in vain: ${what}`)
    }
    await wait(everyMs)
  }
}
