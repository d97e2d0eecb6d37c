import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { readConfig } from '../../apps/api/src/config/config.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const Service = z.object({
  image: z.string(),
  command: z.optional(z.tuple([z.string()])),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  volumes: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.string())),
  networks: z.object({ inside: z.object({ ipv4_address: z.string() }) }),
})
/** As Compose fills in what an .env file holds. */
const filled = read('ops/cluster/compose.yaml')
  .replaceAll('${POSTGRES_PASSWORD', '${secret')
  .replaceAll('${SHOP_PASSWORD', '${secret')
  .replaceAll(/\$\{secret[^}]*\}/g, 'secret')
  .replaceAll(/\$\{PUBLIC_URL[^}]*\}/g, 'https://shop.example')
  .replaceAll(/\$\{\w+:-\}/g, "''")
const { services, volumes } = z
  .object({
    services: z.record(z.string(), Service),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(filled, { merge: true }))
const named = (start: string) =>
  Object.entries(services).filter(([name]) => name.startsWith(start)) as [
    string,
    z.output<typeof Service>,
  ][]
const parts = Object.entries(services).filter(([, { command }]) => command !== undefined)

/** What each part is started with in place of its program. */
const CONFIG: Record<string, string[]> = {
  etcd: ['etcd.yaml'],
  patroni: ['patroni.yaml', 'pgbackrest-one.conf', 'disk-guard.sh', 'backup.sh'],
  haproxy: ['haproxy.cfg'],
  pgbouncer: ['pgbouncer.ini', 'pgbouncer-users.txt'],
}

/** Runs start.sh with programs that do nothing, and answers the files that it wrote. */
function started(part: string, environment: Record<string, string | number>) {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-part-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const standIn = (program: string, does: string) =>
    fs.writeFileSync(path.join(folder, program), `#!/bin/sh\n${does}\n`, { mode: 0o700 })
  for (const program of [part, 'sh', 'curl']) standIn(program, 'exit 0')
  // The first pause ends who waits for the next day.
  standIn('sleep', 'kill -9 $PPID')
  const values = Object.entries(environment).map(([key, value]) => [
    key,
    String(value).replaceAll('/var/lib/cluster', folder),
  ])
  const env = {
    ...Object.fromEntries(values),
    PATH: `${folder}:/usr/bin:/bin`,
    templates: path.join(root, 'ops/drill/templates'),
  }
  execFileSync('/bin/sh', [path.join(root, 'ops/cluster/start.sh'), part], { env, timeout: 10_000 })
  const isConfig = (name: string) => /\.(yaml|conf|cfg|ini|sh|txt)$/.test(name)
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter(isConfig)
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  )
}

describe('each part starts from the templates of the drill', () => {
  test.each(['etcd-one', 'server-one', 'haproxy', 'pgbouncer'])('%s', (name) => {
    const { command, environment } = services[name] ?? {}
    const part = command?.[0] ?? ''

    const files = started(part, environment ?? {})

    expect(Object.keys(files).sort()).toEqual([...(CONFIG[part] ?? [])].sort())
    for (const text of Object.values(files)) expect(text).not.toMatch(/\{\{|127\.0\.0\.1/)
  })

  test('a missing setting stops it with an error that names it', () => {
    const { listen: _, ...others } = services['etcd-one']?.environment ?? {}

    expect(() => started('etcd', others)).toThrow('asks for {{listen}}')
  })
})

test('every configured address is that of a service or of the shared network', () => {
  const addresses = Object.values(services).map(({ networks }) => networks.inside.ipv4_address)
  const asked = Object.values(services).flatMap(
    ({ environment }) =>
      Object.values(environment)
        .join(' ')
        .match(/10\.89\.0\.\d+/g) ?? [],
  )

  expect(new Set(addresses).size).toBe(addresses.length)
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((one) => !addresses.includes(one))).toEqual(['10.89.0.0'])
})

test('three etcd, three servers and two shops each have their own volume', () => {
  const owners = ['etcd-', 'server-', 'shop-'].map((start) => named(start))

  expect(owners.map((each) => each.length)).toEqual([3, 3, 2])
  const used = owners.flat().map(([name, one]) => [name, one.volumes?.[0]?.split(':')[0]])
  expect(used.filter(([name, volume]) => name !== volume)).toEqual([])
  expect(Object.keys(volumes).sort()).toEqual([...used.map(([name]) => name), 'backups'].sort())
})

test('only HAProxy is reachable from outside, on the loopback', () => {
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined)

  expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
    ['haproxy', ['127.0.0.1:3000:3000']],
  ])
})

test('images have a version, and the files that they copy exist', () => {
  const dockerfile = read('ops/cluster/Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, file = '']) => file)

  for (const { image } of Object.values(services)) expect(image).toMatch(/:\d/)
  expect(dockerfile).toMatch(/^FROM debian:\d[\w.-]*$/m)
  expect(dockerfile).toMatch(/^USER postgres$/m)
  expect(copied.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
  expect(copied.map((file) => `!${file}`)).toEqual(
    read('ops/cluster/Dockerfile.dockerignore').split('\n').slice(1, -1),
  )
})

test('the shops write through PgBouncer, read through HAProxy, and only get known settings', () => {
  const [[, { environment }] = ['', { environment: {} }]] = named('shop-')
  const config = readConfig(
    Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, String(value)])),
  )
  const { pgbouncer, haproxy } = services

  expect(new URL(config.databaseUrl ?? '').host).toBe(
    `${pgbouncer?.networks.inside.ipv4_address}:${pgbouncer?.environment.bouncerPort}`,
  )
  expect(new URL(config.databaseReplicaUrl ?? '').host).toBe(
    `${haproxy?.networks.inside.ipv4_address}:${haproxy?.environment.readPort}`,
  )
  for (const name of Object.keys(environment)) expect(read('README.md')).toContain(`\`${name}\``)
  expect(parts.map(([, { command }]) => command?.[0])).toContain('database')
})
