import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { judge, type Outcome, table } from './judge.ts'
import {
  backupValues,
  bouncerValues,
  etcdValues,
  guardValues,
  haproxyValues,
  patroniValues,
  render,
} from './topology/render.ts'

import { layOut, MEMBERS, type Member } from './topology/topology.ts'
import { Tallies } from './traffic/tally.ts'

const topology = layOut(7400, '/tmp/drill')
const template = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, 'templates', name), 'utf8')

describe('config files', () => {
  const secrets = { binFolder: '/usr/lib/postgresql/15/bin', password: 'p', maxWalSize: '256MB' }
  /** All config that one server and the proxies read, by template name. */
  const written = (name: Member): Record<string, string> => {
    const values = {
      'etcd.yaml': etcdValues(topology, name),
      'patroni.yaml': patroniValues(topology, name, secrets),
      'disk-guard.sh': guardValues(topology, name),
      'haproxy.cfg': haproxyValues(topology),
      'pgbouncer.ini': bouncerValues(topology),
      'pgbackrest.conf': backupValues(topology, name),
      'backup.sh': backupValues(topology, name),
    }
    return Object.fromEntries(
      Object.entries(values).map(([file, given]) => [file, render(template(file), given)]),
    )
  }

  test('every template gets a value for each placeholder', () => {
    expect(Object.keys(written('one')).sort()).toEqual(
      fs.readdirSync(path.join(import.meta.dirname, 'templates')).sort(),
    )
    for (const name of MEMBERS) {
      const files = written(name)
      expect(files['etcd.yaml']).toContain(
        'one=http://127.0.0.1:7431,two=http://127.0.0.1:7432,three=http://127.0.0.1:7433',
      )
      expect(files['patroni.yaml']).toContain(
        `hosts: ['127.0.0.1:7421', '127.0.0.1:7422', '127.0.0.1:7423']`,
      )
      expect(files['pgbackrest.conf']).toContain(`pg1-path=/tmp/drill/disk-${name}/data\n`)
      expect(Object.values(files).join('')).not.toContain('{{')
    }
    expect(written('three')['disk-guard.sh']).toContain("'/tmp/drill/disk-three'")
    expect(written('one')['haproxy.cfg']).toContain('server two 127.0.0.1:7452 check port 7442')
    expect(written('one')['haproxy.cfg']).toContain('server b 127.0.0.1:7402 check')
    expect(written('one')['pgbouncer.ini']).toContain('* = host=127.0.0.1 port=7410\n')
  })

  test('each server archives with its own config file', () => {
    for (const name of MEMBERS) {
      expect(written(name)['patroni.yaml']).toContain(
        `pgbackrest --config=/tmp/drill/pgbackrest-${name}.conf --stanza=shop archive-push %p`,
      )
      expect(written(name)['backup.sh']).toContain(`--config=/tmp/drill/pgbackrest-${name}.conf`)
    }
  })

  test('everything listens only on the loopback, each on its own port', () => {
    const ports = [
      topology.shopPort,
      topology.writePort,
      topology.readPort,
      topology.bouncerPort,
      topology.restoredPort,
      ...Object.values(topology.shopPorts),
      ...Object.values(topology.members).flatMap((place) => [
        place.clientPort,
        place.peerPort,
        place.restPort,
        place.postgresPort,
      ]),
    ]
    expect(new Set(ports).size).toBe(ports.length)
    expect(Math.max(...ports)).toBeLessThan(7500)
    const addresses = Object.values(written('one')).flatMap(
      (file) => file.match(/\d+\.\d+\.\d+\.\d+/g) ?? [],
    )
    expect(new Set(addresses)).toEqual(new Set(['127.0.0.1']))
  })

  test('a missing value and a bad port are named', () => {
    expect(() => render('port {{port}}', {})).toThrow('{{port}}')
    expect(() => layOut(80, '/tmp')).toThrow('--port')
    expect(() => layOut(65_500, '/tmp')).toThrow('--port')
  })
})

test('the longest gap starts with the fault and ends with the observed period', () => {
  let now = 0
  const tallies = new Tallies(() => now)
  for (now of [0, 100, 900, 1_000]) tallies.worked('order')
  now = 500
  tallies.failed('order', 503)
  tallies.failed('order', 503)
  tallies.failed('list', 0)
  expect(tallies.longestGap('order', 50, 1_000)).toBe(800)
  expect(tallies.longestGap('order', 950, 4_000)).toBe(3_000)
  expect(tallies.longestGap('list', 0, 1_000)).toBe(1_000)
  expect(tallies.between(50, 950)).toEqual([
    { kind: 'list', answered: 0, failed: { 0: 1 } },
    { kind: 'order', answered: 2, failed: { 503: 2 } },
  ])
})

describe('judging', () => {
  const good: Outcome = {
    fault: 'kill -9 of the primary',
    withoutOrdersMs: 21_000,
    withoutReadsMs: { list: 400, product: 21_000 },
    tallies: [{ kind: 'order', answered: 40, failed: { 503: 900 } }],
  }
  const judged = (outcome: Partial<Outcome>) =>
    judge({ outcomes: [{ ...good, ...outcome }], replicaReads: ['list'], shoppers: 4 })

  test('accepts a failover in time, also for reads that only the primary answers', () => {
    expect(judged({})).toEqual([])
  })

  test('names each exceeded limit with its fault', () => {
    expect(judged({ withoutOrdersMs: 30_001 })).toEqual([
      'kill -9 of the primary: no order for 30.0 s',
    ])
    expect(judged({ withoutReadsMs: { list: 12_000 } })).toEqual([
      'kill -9 of the primary: no list for 12.0 s',
    ])
    expect(
      judged({ tallies: [{ kind: 'order', answered: 0, failed: { 503: 2_900, 0: 200 } }] }),
    ).toEqual(['kill -9 of the primary: 3100 failed tries of order, more than 3000'])
  })

  test('shows in the table what failed and how often', () => {
    expect(table([good], ['list'])).toContain('| 21.0 | 0.4 | order 503 × 900 |')
  })
})
