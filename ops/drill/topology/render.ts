import path from 'node:path'
import { MEMBERS, type Member, SHOPS, type Topology } from './topology.ts'

/**
 * Fills `{{name}}` in a template.
 * @throws Error naming what the template asks for and was not given.
 */
export function render(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template asks for {{${name}}}`)
    return String(value)
  })
}

/** All of the drill is on the loopback. On machines: `listen` 0.0.0.0, `host` the machine's own, `network` theirs. */
const HERE = { listen: '127.0.0.1', host: '127.0.0.1', network: '127.0.0.1/32' }

/** What `templates/etcd.yaml` asks for. */
export const etcdValues = ({ folder, members }: Topology, name: Member) => ({
  ...HERE,
  name,
  folder,
  clientPort: members[name].clientPort,
  peerPort: members[name].peerPort,
  cluster: MEMBERS.map((each) => `${each}=http://127.0.0.1:${members[each].peerPort}`).join(','),
})

interface Secrets {
  binFolder: string
  password: string
  maxWalSize: string
}

/** What `templates/patroni.yaml` asks for. */
export const patroniValues = ({ folder, members }: Topology, name: Member, secrets: Secrets) => ({
  ...HERE,
  name,
  folder,
  socketFolder: folder,
  ...secrets,
  ...members[name],
  etcdHosts: MEMBERS.map((each) => `'127.0.0.1:${members[each].clientPort}'`).join(', '),
})

/** What `templates/disk-guard.sh` asks for. */
export const guardValues = ({ members }: Topology, name: Member) => ({
  ...HERE,
  name,
  disk: path.dirname(members[name].dataFolder),
  restPort: members[name].restPort,
  // Three files of PostgreSQL's log.
  leastKb: 3 * 16 * 1024,
})

/** What `templates/haproxy.cfg` asks for. */
export function haproxyValues({ members, shopPort, shopPorts, writePort, readPort }: Topology) {
  const servers = MEMBERS.map((name) => {
    const { postgresPort, restPort } = members[name]
    return `  server ${name} 127.0.0.1:${postgresPort} check port ${restPort}`
  }).join('\n')
  return {
    ...HERE,
    shopPort,
    shopServers: SHOPS.map((name) => `  server ${name} 127.0.0.1:${shopPorts[name]} check`).join(
      '\n',
    ),
    writePort,
    readPort,
    writeServers: servers,
    readServers: servers,
  }
}

/** What `templates/pgbouncer.ini` asks for. */
export const bouncerValues = ({ folder, writePort, bouncerPort }: Topology) => ({
  ...HERE,
  folder,
  writePort,
  bouncerPort,
})

/** What `templates/pgbackrest.conf` and `templates/backup.sh` ask for. */
export const backupValues = ({ folder, members }: Topology, name: Member) => ({
  ...HERE,
  name,
  folder,
  repository: path.join(folder, 'backups'),
  socketFolder: folder,
  ...members[name],
})
