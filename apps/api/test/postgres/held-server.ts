import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { compiled } from '../../../../scripts/web/compile.mjs'
import { locateInstallation } from '../../src/db/postgres/installation.ts'

/** An empty folder, and how to delete it along with what the server stored elsewhere for it. */
export async function blankFolder(name = 'shop') {
  const parent = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-postgres-'))
  const folder = path.join(parent, name)
  fs.mkdirSync(folder)
  const { data } = await locateInstallation(folder)
  const remove = () => {
    for (const place of [data, parent]) fs.rmSync(place, { recursive: true, force: true })
  }
  return { folder, data, remove }
}

interface HeldServer {
  process: ChildProcess
  databaseUrl: string
}

/** Starts a process that holds the folder's server; resolves when the server answers. */
export async function holdServer(folder: string): Promise<HeldServer> {
  const program = path.join(import.meta.dirname, 'hold-server.ts')
  const child = spawn(process.execPath, [program, folder], {
    env: { ...process.env, ...compiled },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [databaseUrl] = await once(lines, 'line')
  return { process: child, databaseUrl }
}

/** Sends the process this signal and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** One query on its own connection. */
export async function ask(databaseUrl: string, query: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return String(rows[0]?.[0])
  } finally {
    await client.end()
  }
}

/** Identifies one run of the server. */
export const startedAt = (databaseUrl: string) =>
  ask(databaseUrl, 'select pg_postmaster_start_time()::text')

export const serverPid = (data: string) =>
  Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

export const hasStopped = (data: string) => !fs.existsSync(path.join(data, 'postmaster.pid'))
