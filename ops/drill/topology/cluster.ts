import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { run, signal, until } from './programs.ts'
import {
  backupValues,
  bouncerValues,
  etcdValues,
  guardValues,
  haproxyValues,
  patroniValues,
  render,
} from './render.ts'

import type { Programs } from './requirements.ts'
import { MEMBERS, type Member, type Topology } from './topology.ts'

/** Patroni's status of one server. */
interface ServerStatus {
  name: Member
  role: string
  state: string
  /** Bytes behind the primary. */
  lag?: number | string
}

const DATABASE = 'shop'
/** Owns the shop's database. */
export const SHOP_USER = { name: 'mendwell', password: 'of-a-drill' }
/** For the roles of a cluster that exists for minutes on the loopback interface. */
const password = randomBytes(18).toString('hex')

/** Three etcd, three PostgreSQL under Patroni, HAProxy and PgBouncer, each a process, as on separate machines. */
export class Cluster {
  readonly #topology: Topology
  readonly #programs: Programs
  readonly #etcd = new Map<Member, ChildProcess>()
  readonly #patroni = new Map<Member, ChildProcess>()
  readonly #guards: ChildProcess[] = []
  readonly #proxies: ChildProcess[] = []
  #restored: ChildProcess | undefined

  constructor(topology: Topology, programs: Programs) {
    this.#topology = topology
    this.#programs = programs
  }

  /** Starts everything and creates the shop's database. */
  async start(): Promise<void> {
    for (const name of MEMBERS) this.startEtcd(name)
    await this.etcdLeader()
    for (const name of MEMBERS) this.startMember(name)
    for (const name of MEMBERS) this.#startGuard(name)
    this.#startProxies()
    await until(() => this.primary(), { what: 'a first primary', withinMs: 120_000 })
    await this.untilWhole(180_000)
  }

  urlOf(port: number, database = DATABASE): string {
    return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  }

  startEtcd(name: Member): void {
    const file = this.#write('etcd.yaml', `etcd-${name}.yaml`, etcdValues(this.#topology, name))
    this.#etcd.set(name, this.#run(this.#programs.etcd, ['--config-file', file], `etcd-${name}`))
  }

  startMember(name: Member): void {
    const { binFolder } = this.#programs
    const secrets = { binFolder, password, maxWalSize: '256MB' }
    const values = patroniValues(this.#topology, name, secrets)
    const file = this.#write('patroni.yaml', `patroni-${name}.yaml`, values)
    this.#write('pgbackrest.conf', `pgbackrest-${name}.conf`, backupValues(this.#topology, name))
    const disk = path.dirname(this.#topology.members[name].dataFolder)
    fs.mkdirSync(disk, { recursive: true })
    this.#own(disk)
    this.#patroni.set(name, this.#run(this.#programs.patroni, [file], `patroni-${name}`))
  }

  #startGuard(name: Member) {
    const file = this.#write('disk-guard.sh', `guard-${name}.sh`, guardValues(this.#topology, name))
    this.#guards.push(this.#run('/bin/sh', [file], `guard-${name}`))
  }

  #startProxies() {
    const { haproxy, pgbouncer } = this.#programs
    const proxy = this.#write('haproxy.cfg', 'haproxy.cfg', haproxyValues(this.#topology))
    const bouncer = this.#write('pgbouncer.ini', 'pgbouncer.ini', bouncerValues(this.#topology))
    const users = path.join(this.#topology.folder, 'pgbouncer-users.txt')
    fs.writeFileSync(users, `"${SHOP_USER.name}" "${SHOP_USER.password}"\n`, { mode: 0o600 })
    this.#own(users)
    this.#proxies.push(
      this.#run(haproxy, ['-db', '-f', proxy], 'haproxy'),
      this.#run(pgbouncer, [bouncer], 'pgbouncer'),
    )
  }

  /** The cluster status from the first server that answers. */
  async members(): Promise<ServerStatus[]> {
    for (const name of MEMBERS) {
      const { restPort } = this.#topology.members[name]
      const status = await askJson(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined)
      if (status) return (status as { members: ServerStatus[] }).members
    }
    return []
  }

  /** The one HAProxy routes writes to; undefined while there is none. */
  async primary(): Promise<Member | undefined> {
    const answers = await Promise.all(
      MEMBERS.map(async (name) => {
        const { restPort } = this.#topology.members[name]
        const answer = await ask(`http://127.0.0.1:${restPort}/primary`).catch(() => undefined)
        return answer?.ok ? name : undefined
      }),
    )
    return answers.find((name) => name !== undefined)
  }

  /** The etcd leader; the others forward to it. */
  async etcdLeader(): Promise<Member> {
    return until(
      async () => {
        for (const name of MEMBERS) {
          const { clientPort } = this.#topology.members[name]
          const status = (await askJson(
            `http://127.0.0.1:${clientPort}/v3/maintenance/status`,
            '{}',
          ).catch(() => undefined)) as
            | { leader?: string; header: { member_id: string } }
            | undefined
          if (status?.leader && status.leader === status.header.member_id) return name
        }
        return undefined
      },
      { what: 'a leader of etcd', withinMs: 60_000 },
    )
  }

  /** All servers are back, and a second one has all that was committed. */
  async untilWhole(withinMs = 120_000): Promise<void> {
    await until(
      async () => {
        const members = await this.members()
        const follows = ({ role, state, lag }: ServerStatus) =>
          role !== 'leader' && ['running', 'streaming'].includes(state) && Number(lag) < 1_000_000
        return (
          members.length === MEMBERS.length &&
          members.filter(({ role }) => role === 'leader').length === 1 &&
          members.some(({ role }) => role === 'sync_standby') &&
          members.filter(follows).length === MEMBERS.length - 1
        )
      },
      { what: 'three servers, one of them a synchronous follower', withinMs, everyMs: 500 },
    )
  }

  /** Like a power failure of the machine. */
  killMember(name: Member): void {
    for (const pid of this.#pidsOf(name)) signal(pid, 'SIGKILL')
  }

  freeze(name: Member): void {
    for (const pid of this.#pidsOf(name)) signal(pid, 'SIGSTOP')
  }

  thaw(name: Member): void {
    for (const pid of this.#pidsOf(name).reverse()) signal(pid, 'SIGCONT')
  }

  killEtcd(name: Member): void {
    signal(this.#etcd.get(name)?.pid, 'SIGKILL')
  }

  /** Like the timer next to each server; only the primary backs up. */
  async backUp(name: Member): Promise<void> {
    const file = this.#write('backup.sh', `backup-${name}.sh`, backupValues(this.#topology, name))
    await this.#finish('/bin/sh', [file], `backup-${name}`)
  }

  /**
   * Restores the database at a point in time from the backups to a separate server, and starts it at `restoredPort`.
   * @param moment in PostgreSQL's format, with its time zone.
   */
  async restoreTo(moment: string, from: Member): Promise<void> {
    const { folder, restoredPort } = this.#topology
    const { pgbackrest, binFolder } = this.#programs
    const data = path.join(folder, 'restored')
    fs.mkdirSync(data, { mode: 0o700 })
    this.#own(data)
    const settings = `--config=${folder}/pgbackrest-${from}.conf`
    const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
    const words = [settings, '--stanza=shop', `--pg1-path=${data}`, ...target, 'restore']
    await this.#finish(pgbackrest, words, 'restore')
    const changed = {
      port: restoredPort,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      // It is not part of the cluster: none of its WAL may reach the backups, and nothing follows it.
      archive_mode: 'off',
      synchronous_standby_names: '',
    }
    const options = Object.entries(changed).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const file = path.join(binFolder, 'postgres')
    this.#restored = this.#run(file, ['-D', data, ...options], 'restored')
  }

  endRestored(): void {
    // Not with SIGKILL, which would leave its shared memory behind.
    signal(this.#restored?.pid, 'SIGQUIT')
  }

  /** Asks Patroni for a switchover; resolves when the other one is the primary. */
  async switchTo(candidate: Member): Promise<void> {
    const leader = await this.primary()
    if (!leader || leader === candidate) return
    const { restPort } = this.#topology.members[leader]
    await ask(
      `http://127.0.0.1:${restPort}/switchover`,
      JSON.stringify({ leader, candidate }),
      60_000,
    )
    await until(async () => (await this.primary()) === candidate, {
      what: `${candidate} as the primary`,
      withinMs: 60_000,
    })
  }

  /** Stops everything, whatever its state. */
  async stop(): Promise<void> {
    this.endRestored()
    for (const { pid } of [...this.#proxies, ...this.#guards]) {
      signal(pid, 'SIGKILL')
    }
    for (const { pid } of this.#patroni.values()) signal(pid, 'SIGKILL')
    const servers = MEMBERS.map((name) => this.#postmaster(name))
    for (const name of MEMBERS) this.thaw(name)
    // At once, but not with SIGKILL, which would leave its shared memory behind.
    for (const pid of servers) signal(pid, 'SIGQUIT')
    await until(() => servers.every((pid) => !signal(pid, 0)), {
      what: 'the end of PostgreSQL',
      withinMs: 10_000,
    }).catch(() => servers.map((pid) => signal(pid, 'SIGKILL')))
    for (const { pid } of this.#etcd.values()) signal(pid, 'SIGKILL')
  }

  /** Patroni first, so that it does not react to the others. */
  #pidsOf(name: Member): number[] {
    const postmaster = this.#postmaster(name)
    return [this.#patroni.get(name)?.pid, postmaster, ...childrenOf(postmaster)].filter(
      (pid) => pid !== undefined,
    )
  }

  #postmaster(name: Member): number | undefined {
    const file = path.join(this.#topology.members[name].dataFolder, 'postmaster.pid')
    if (!fs.existsSync(file)) return undefined
    const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0])
    // A killed server's pid file may by now name another program's process.
    return isPostgres(pid) ? pid : undefined
  }

  #run(file: string, words: string[], name: string, env: Record<string, string> = {}) {
    const { folder } = this.#topology
    return run({ file, words, name, folder, env, user: this.#programs.user })
  }

  /** @throws Error if it exits with a code other than 0. */
  async #finish(file: string, words: string[], name: string): Promise<void> {
    const child = this.#run(file, words, name, { PGPASSWORD: password })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${name} ended with code ${code}: see ${name}.log`)
  }

  #write(template: string, name: string, values: Record<string, string | number>): string {
    const from = path.join(import.meta.dirname, '../templates', template)
    const file = path.join(this.#topology.folder, name)
    fs.writeFileSync(file, render(fs.readFileSync(from, 'utf8'), values), { mode: 0o600 })
    this.#own(file)
    return file
  }

  #own(file: string) {
    const { uid, gid } = this.#programs.user
    if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid)
  }
}

function childrenOf(pid: number | undefined): number[] {
  if (!pid) return []
  return fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
}

function isPostgres(pid: number): boolean {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}

async function ask(address: string, body?: string, withinMs = 2_000): Promise<Response> {
  return fetch(address, {
    ...(body !== undefined && {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    }),
    signal: AbortSignal.timeout(withinMs),
  })
}

const askJson = async (address: string, body?: string): Promise<unknown> =>
  (await ask(address, body)).json()
