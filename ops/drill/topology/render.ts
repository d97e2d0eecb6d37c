import path from 'node:path'
import { MEMBERS, type Member, type Topology } from './topology.ts'

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

/** What `templates/etcd.yaml` asks for. */
export const etcdValues = ({ folder, members }: Topology, name: Member) => ({
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
  name,
  folder,
  ...secrets,
  ...members[name],
  etcdHosts: MEMBERS.map((each) => `'127.0.0.1:${members[each].clientPort}'`).join(', '),
})

/** What `templates/disk-guard.sh` asks for. */
export const guardValues = ({ members }: Topology, name: Member) => ({
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
    shopPort,
    shopPortA: shopPorts.a,
    shopPortB: shopPorts.b,
    writePort,
    readPort,
    writeServers: servers,
    readServers: servers,
  }
}
