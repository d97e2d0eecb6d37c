import path from 'node:path'
import { MEMBERS, type Member, SHOPS, type Topology } from './topology.ts'

/**
 * Fills `{{name}}` in a template.
 * @throws Error naming a placeholder without a value.
 */
export function render(template: string, values: Record<string, string | number>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template asks for {{${name}}}`)
    return String(value)
  })
}

/** The drill uses loopback only. On real machines: `listen` 0.0.0.0, `host` the machine's own, `network` theirs. */
const HERE = { listen: '127.0.0.1', host: '127.0.0.1', network: '127.0.0.1/32' }

/** The placeholders of `templates/etcd.yaml`. */
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

/** The placeholders of `templates/patroni.yaml`. */
export const patroniValues = ({ folder, members }: Topology, name: Member, secrets: Secrets) => ({
  ...HERE,
  name,
  folder,
  socketFolder: folder,
  ...secrets,
  ...members[name],
  etcdHosts: MEMBERS.map((each) => `'127.0.0.1:${members[each].clientPort}'`).join(', '),
})

/** The placeholders of `templates/disk-guard.sh`. */
export const guardValues = ({ members }: Topology, name: Member) => ({
  ...HERE,
  name,
  disk: path.dirname(members[name].dataFolder),
  restPort: members[name].restPort,
  // Three WAL files.
  leastKb: 3 * 16 * 1024,
})

/** The placeholders of `templates/haproxy.cfg`. */
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

/** The placeholders of `templates/pgbouncer.ini`. */
export const bouncerValues = ({ folder, writePort, bouncerPort }: Topology) => ({
  ...HERE,
  folder,
  writePort,
  bouncerPort,
})

/** The placeholders of `templates/pgbackrest.conf` and `templates/backup.sh`. */
export const backupValues = ({ folder, members }: Topology, name: Member) => ({
  ...HERE,
  name,
  folder,
  repository: path.join(folder, 'backups'),
  socketFolder: folder,
  ...members[name],
})
