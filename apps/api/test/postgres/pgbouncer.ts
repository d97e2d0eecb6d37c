import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { systemUser } from '../../src/db/postgres/system-user.ts'
import type { TestServer } from '../shop/test-server.ts'

/** This machine's PgBouncer: none or one. */
export const systemPgBouncers = (): string[] =>
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].filter((program) => fs.existsSync(program))

/** PgBouncer with only its mode, the server's address, and access for everyone set. */
export async function startPgBouncer(
  program: string,
  server: TestServer,
  mode: 'session' | 'transaction' = 'session',
) {
  const identity = process.getuid?.() === 0 ? systemUser('/var/lib/mendwell') : {}
  const target = new URL(server.adminUrl)
  const host = target.searchParams.get('host') ?? target.hostname
  const port = await freePort()
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-pgbouncer-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `* = host=${host} port=${target.port || 5432} user=${target.username}`,
    '[pgbouncer]',
    `listen_addr=127.0.0.1`,
    `listen_port=${port}`,
    'unix_socket_dir=',
    'auth_type=any',
    `pool_mode=${mode}`,
    'max_client_conn=100',
    'default_pool_size=50',
  ]
  fs.writeFileSync(file, `${settings.join('\n')}\n`)
  fs.chmodSync(folder, 0o755)
  const pooler = spawn(program, [file], { ...identity, cwd: '/', stdio: 'ignore' })
  const adminUrl = `postgresql://${target.username}@127.0.0.1:${port}/postgres`
  while (!(await answers(adminUrl))) {
    if (pooler.exitCode !== null) throw new Error(`${program} did not start`)
    await wait(50)
  }
  return {
    server: { adminUrl, run: server.run },
    async stop() {
      const gone = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await gone
      fs.rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answers(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
