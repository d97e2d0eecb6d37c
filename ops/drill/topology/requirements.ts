import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const POSTGRES = '/usr/lib/postgresql'
/** Debian installs servers outside an ordinary user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin', '/sbin']

const NEEDED = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  curl: 'curl',
} as const

export interface Programs {
  etcd: string
  patroni: string
  haproxy: string
  pgbouncer: string
  pgbackrest: string
  /** PostgreSQL's own programs, of the newest version installed. */
  binFolder: string
  /** The user that runs PostgreSQL, which refuses root; empty if that is the current one. */
  user: { uid?: number; gid?: number }
}

/** The programs the drill runs, or in one line what is missing and how to get it on Debian; nothing is installed. */
export function findPrograms(): Programs | string {
  const found = {
    etcd: locate('etcd'),
    patroni: locate('patroni'),
    haproxy: locate('haproxy'),
    pgbouncer: locate('pgbouncer'),
    pgbackrest: locate('pgbackrest'),
    curl: locate('curl'),
    binFolder: newestPostgres(),
  }
  const { etcd, patroni, haproxy, pgbouncer, pgbackrest, curl, binFolder } = found
  const user = process.getuid?.() === 0 ? findUser('postgres') : {}
  if (etcd && patroni && haproxy && pgbouncer && pgbackrest && curl && binFolder && user) {
    return { etcd, patroni, haproxy, pgbouncer, pgbackrest, binFolder, user }
  }
  const missing = Object.entries(NEEDED).flatMap(([name, packages]) =>
    found[name as keyof typeof NEEDED] ? [] : packages.split(' '),
  )
  if (!binFolder || !user) missing.push('postgresql')
  return `Missing here: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}
Then stop what Debian started of it: systemctl disable --now ${missing
    .filter((name) => SERVICES.has(name))
    .map(serviceOf)
    .join(' ')}`
}

const SERVICES = new Set(['etcd-server', 'patroni', 'haproxy', 'pgbouncer', 'postgresql'])
const serviceOf = (name: string) => name.replace('-server', '')

const locate = (program: string) =>
  FOLDERS.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file))

function newestPostgres(): string | undefined {
  if (!fs.existsSync(POSTGRES)) return undefined
  return fs
    .readdirSync(POSTGRES)
    .filter((version) => fs.existsSync(path.join(POSTGRES, version, 'bin/postgres')))
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(POSTGRES, version, 'bin'))[0]
}

function findUser(name: string): Programs['user'] | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  })
  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined
}
