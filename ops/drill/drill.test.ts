import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { judge, type Outcome, table } from './judge.ts'
import { etcdValues, guardValues, haproxyValues, patroniValues, render } from './topology/render.ts'
import { layOut, MEMBERS } from './topology/topology.ts'
import { Tallies } from './traffic/tally.ts'

const topology = layOut(7400, '/tmp/drill')
const template = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, 'templates', name), 'utf8')

describe('config files', () => {
  test('each template gets all that it asks for', () => {
    const secrets = { binFolder: '/usr/lib/postgresql/15/bin', password: 'p', maxWalSize: '256MB' }
    for (const name of MEMBERS) {
      expect(render(template('etcd.yaml'), etcdValues(topology, name))).toContain(
        'one=http://127.0.0.1:7431,two=http://127.0.0.1:7432,three=http://127.0.0.1:7433',
      )
      expect(render(template('patroni.yaml'), patroniValues(topology, name, secrets))).toContain(
        `hosts: ['127.0.0.1:7421', '127.0.0.1:7422', '127.0.0.1:7423']`,
      )
    }
    expect(render(template('disk-guard.sh'), guardValues(topology, 'three'))).toContain(
      "'/tmp/drill/disk-three'",
    )
    const haproxy = render(template('haproxy.cfg'), haproxyValues(topology))
    expect(haproxy).toContain('server two 127.0.0.1:7452 check port 7442')
    expect(haproxy).not.toContain('{{')
  })

  test('everything listens on the loopback alone, on ports of its own', () => {
    const ports = [
      topology.shopPort,
      topology.writePort,
      topology.readPort,
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
    for (const name of ['etcd.yaml', 'patroni.yaml', 'haproxy.cfg', 'disk-guard.sh']) {
      expect(template(name).match(/\d+\.\d+\.\d+\.\d+/g)).toSatisfy((found: string[]) =>
        found.every((address) => address === '127.0.0.1'),
      )
    }
  })

  test('what is missing is named', () => {
    expect(() => render('port {{port}}', {})).toThrow('{{port}}')
    expect(() => layOut(80, '/tmp')).toThrow('--port')
    expect(() => layOut(65_500, '/tmp')).toThrow('--port')
  })
})

test('the longest gap counts from the fault on, and to the end of what is looked at', () => {
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

  test('a failover in time is good, also for what only the primary answers', () => {
    expect(judged({})).toEqual([])
  })

  test('each bound that was broken is named with its fault', () => {
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

  test('the table says what failed and how often', () => {
    expect(table([good], ['list'])).toContain('| 21.0 | 0.4 | order 503 × 900 |')
  })
})
