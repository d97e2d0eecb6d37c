import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { locateInstallation, urlOf } from '../../src/db/postgres/installation.ts'

/**
 * A streaming replica of a data folder's running server, made with what the npm package contains: the files are copied
 * during a base backup, as pg_basebackup does.
 */
export async function makeReplica(folder: string) {
  const primary = await locateInstallation(folder)
  const data = `${primary.data}-replica`
  const client = new pg.Client({ connectionString: urlOf(primary, 'postgres') })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  await fs.promises.cp(primary.data, data, {
    recursive: true,
    filter: (from) => !/postmaster\.|\.s\.PGSQL|pg_replslot\/./.test(from),
  })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop()',
  )
  await client.end()
  fs.writeFileSync(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  fs.writeFileSync(path.join(data, 'standby.signal'), '')
  fs.appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socket} user=postgres'\n`,
  )
  const { uid, gid } = primary.identity
  if (uid !== undefined && gid !== undefined) {
    for (const name of fs.readdirSync(data, { recursive: true, encoding: 'utf8' })) {
      fs.chownSync(path.join(data, name), uid, gid)
    }
    fs.chownSync(data, uid, gid)
  }
  fs.chmodSync(data, 0o700)
  const settings = ['listen_addresses=', `unix_socket_directories=${data}`, 'max_connections=60']

  async function start() {
    const server = spawn(
      path.join(primary.bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      { ...primary.identity, cwd: '/', env: { LC_ALL: 'C' }, stdio: 'ignore' },
    )
    while (!(await answers(url('postgres')))) {
      if (server.exitCode !== null) throw new Error('The replica did not start')
      await wait(50)
    }
    return {
      /** As when its machine loses power: clients are not notified. */
      async kill() {
        const gone = once(server, 'exit')
        server.kill('SIGQUIT')
        await gone
      },
    }
  }

  const url = (database: string) => urlOf({ ...primary, socket: data }, database)
  return { url, start, remove: () => fs.rmSync(data, { recursive: true, force: true }) }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
