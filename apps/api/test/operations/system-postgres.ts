import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { systemUser } from '../../src/db/postgres/system-user.ts'
import type { TestServer } from '../shop/test-server.ts'

/**
 * The program folders of each complete PostgreSQL on this machine, with server and pg_dump of one version: 15 or newer.
 */
export const systemPostgres = (): string[] =>
  fs
    .globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => Number(bin.split('/').at(-2)) >= 15)
    .filter((bin) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) =>
        fs.existsSync(path.join(bin, name)),
      ),
    )

export interface SystemServer {
  server: TestServer
  /** Runs one of its programs, such as pg_dump, against this server. */
  run(program: string, ...options: string[]): Promise<void>
  stop(): Promise<void>
}

/** An empty server of the machine's own PostgreSQL. */
export async function startSystemServer(bin: string): Promise<SystemServer> {
  const identity = process.getuid?.() === 0 ? systemUser('/var/lib/mendwell') : {}
  const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-pg-'))
  if (identity.uid !== undefined && identity.gid !== undefined) {
    fs.chownSync(data, identity.uid, identity.gid)
  }
  const as = { ...identity, cwd: '/', env: { LC_ALL: 'C', PGHOST: data, PGUSER: 'postgres' } }
  const run = async (program: string, ...options: string[]) =>
    void (await promisify(execFile)(path.join(bin, program), options, as))
  await run(
    'initdb',
    '-D',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-sync',
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${data}`, 'fsync=off']
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  )
  const adminUrl = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(data)}`
  while (!(await answers(adminUrl))) {
    if (server.exitCode !== null) throw new Error(`${bin}/postgres did not start`)
    await wait(50)
  }
  return {
    server: { adminUrl, run: process.pid },
    run,
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGINT')
      await gone
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}

async function answers(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
