import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { end, hasStopped } from '../postgres/held-server.ts'
import { filledFolder } from './filled-folder.ts'
import { openShopProcess } from './shop-process.ts'

let place: Awaited<ReturnType<typeof filledFolder>>
beforeEach(async () => {
  place = await filledFolder()
})
afterEach(() => place.remove())

/** The child processes that run the shop. */
const startedBy = (pid: number | undefined) =>
  execFileSync('ps', ['-e', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , ...args]) => parent === String(pid) && args.join(' ').includes('main.ts'))
    .map(([, child]) => Number(child))

/** The status of a response on a new connection. */
const newVisit = (url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).once('error', reject)
  })

it('answers on one port with several processes, replaces one that is killed, and stops them all', async () => {
  const shop = await openShopProcess({ DATA_DIR: place.folder, WEB_CONCURRENCY: '2' })
  const [victim, ...others] = startedBy(shop.process.pid)
  expect(others).toHaveLength(1)
  if (!victim) throw new Error('No process was started')

  // A stopped process takes no connection from the other, so none is lost with it.
  process.kill(victim, 'SIGSTOP')
  const visits = Array.from({ length: 6 }, () => newVisit(`${shop.address}/readyz`))
  expect(await Promise.all(visits)).toEqual([200, 200, 200, 200, 200, 200])

  process.kill(victim, 'SIGKILL')

  // Meanwhile the other one continues.
  expect(await newVisit(`${shop.address}/readyz`)).toBe(200)
  await vi.waitFor(
    () => {
      const now = startedBy(shop.process.pid)
      expect(now).not.toContain(victim)
      expect(now).toHaveLength(2)
    },
    { timeout: 60_000, interval: 50 },
  )
  expect((await fetch(`${shop.address}/api/departments/findAll`)).status).toBe(200)

  const all = startedBy(shop.process.pid)
  await end(shop.process, 'SIGTERM')
  expect(shop.process.exitCode).toBe(0)
  expect(all.filter((pid) => isRunning(pid))).toEqual([])
  expect(hasStopped(place.data)).toBe(true)
})

it('reports the metrics of all processes at one address, with the token', async () => {
  const METRICS_TOKEN = 'a token of the owner'
  const settings = {
    DATA_DIR: place.folder,
    WEB_CONCURRENCY: '2',
    METRICS_PORT: '0',
    METRICS_TOKEN,
  }
  const shop = await openShopProcess(settings)
  const address = shop.output.join('\n').match(/Prometheus are at (http\S+)/)?.[1] ?? ''
  const visits = Array.from({ length: 40 }, () => newVisit(`${shop.address}/healthz`))
  await Promise.all(visits)

  const scrape = await fetch(address, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const figures = await scrape.text()
  const refused = await fetch(address)
  const ofVisitors = await fetch(`${shop.address}/metrics`)
  await end(shop.process, 'SIGTERM')

  expect(figures).toContain(
    'mendwell_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 40',
  )
  expect(figures).toContain('mendwell_db_up 1')
  expect(refused.status).toBe(401)
  expect(await ofVisitors.text()).not.toContain('mendwell_')
  expect(shop.process.exitCode).toBe(0)
})

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
