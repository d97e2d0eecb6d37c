// `npm run bench`: how fast the shop is, next to a bare Fastify that sends the same bytes; see docs/performance.md.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { cpus } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { checkout } from './shop/started-shop.ts'
import { openBenchShop } from './speed/bench-shop.ts'
import { type Measured, measure, median } from './speed/measure.ts'
import { type Operation, operations } from './speed/operations.ts'
import { cpuOf, cpuOfServer, memoryOf, startProgram } from './speed/processes.ts'

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string', default: '' },
    /** A folder from an earlier run, with its products loaded. */
    data: { type: 'string' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)

const shop = await openBenchShop({ products: Number(options.products), data: options.data })
const bare = await startProgram('bench/speed/bare-fastify.ts', {})
try {
  await printTable()
} finally {
  await bare.stop()
  await shop.close()
}

async function printTable() {
  console.log(
    `\n${new Date().toISOString()}, commit ${git('rev-parse', '--short', 'HEAD')}, node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`,
  )
  console.log(`node bench/speed.ts ${process.argv.slice(2).join(' ')}\n`)
  console.log(
    '| | connections | operations/s | p50 ms | p99 ms | CPU ms node + PostgreSQL | bare Fastify/s | ratio | failed |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  for (const operation of operations(shop.ground)) {
    if (!operation.name.includes(options.only)) continue
    await storeSample(operation)
    for (const connections of options.connections.split(',').map(Number))
      await compare(operation, connections)
  }
  const memory = memoryOf(shop.pid)
  console.log(
    `\nMemory of the shop's process: ${memory.now.toFixed(0)} MB now, ${memory.highest.toFixed(0)} MB at most`,
  )
}

/** Gives the shop's response to the bare Fastify, still compressed. */
async function storeSample({ name, sample }: Operation) {
  const { method, path: url, body, headers } = sample
  const request = http.request(shop.address + url, {
    method,
    headers: {
      'accept-encoding': 'br',
      ...headers,
      ...(body && {
        'content-type': 'application/json',
        'idempotency-key': `sample-${Date.now()}`,
      }),
    },
  })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  const bytes = await buffer(answer)
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${bytes}`)
  await fetch(`${bare.address}/keep/${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      'x-type': answer.headers['content-type'] ?? '',
      'x-encoding': answer.headers['content-encoding'] ?? '',
    },
    body: new Uint8Array(bytes),
  })
}

/** Shop and bare Fastify alternate, so that other load on the machine affects both. */
async function compare({ name, requests }: Operation, connections: number) {
  const ours: Measured[] = []
  const bares: Measured[] = []
  const path = `/bytes/${encodeURIComponent(name)}`
  for (let round = 0; round < rounds; round++) {
    const cpu = () => ({ node: cpuOf(shop.pid), postgres: cpuOfServer(shop.postmaster) })
    ours.push(await measure({ url: shop.address, requests, connections, seconds, cpu }))
    const noCpu = () => ({ node: cpuOf(bare.pid), postgres: 0 })
    bares.push(
      await measure({
        url: bare.address,
        requests: [{ method: 'GET', path }],
        connections,
        seconds,
        cpu: noCpu,
      }),
    )
  }
  const [our, bareRun] = [median(ours), median(bares)]
  const cells = [
    name,
    connections,
    our.rate.toFixed(0),
    our.p50,
    our.p99,
    `${our.nodeCpu.toFixed(2)} + ${our.postgresCpu.toFixed(2)}`,
    bareRun.rate.toFixed(0),
    (our.rate / bareRun.rate).toFixed(3),
    our.failed,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
}
