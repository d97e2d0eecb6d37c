// `npm run drill`: orders through HAProxy to two shops on a Patroni cluster, all on this machine, while shops, the
// primary, etcd and disks fail; then whether an order was lost or duplicated. docs/operations.md.
//   npm run drill -- [--port 7400] [--seed N] [--only 'kill -9'] [--shoppers 4] [--report drill.json] [--keep]
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { randomOf } from '../../bench/kill-orders/random.ts'
import { checkout } from '../../bench/shop/started-shop.ts'
import { drill } from './course.ts'
import { Cluster } from './topology/cluster.ts'
import { findPrograms } from './topology/requirements.ts'
import { layOut } from './topology/topology.ts'

const { values: options } = parseArgs({
  options: {
    /** The first of 100 ports. */
    port: { type: 'string', default: '7400' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Part of the names of the faults to run. */
    only: { type: 'string', default: '' },
    shoppers: { type: 'string', default: '4' },
    /** Where to write the report. */
    report: { type: 'string', default: 'drill.json' },
    /** Keeps the folder with its logs. */
    keep: { type: 'boolean', default: false },
  },
})

const programs = findPrograms()
if (typeof programs === 'string') {
  console.error(programs)
  process.exit(1)
}
const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-drill-'))
const { uid, gid } = programs.user
if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid)
const topology = layOut(Number(options.port), folder)
const cluster = new Cluster(topology, programs)
const undo = new AsyncDisposableStack()
if (!options.keep) {
  undo.defer(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}

let isEnding = false
async function end(code: number): Promise<never> {
  isEnding = true
  await undo.disposeAsync()
  process.exit(code)
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    if (isEnding) return
    console.error('Stopping everything')
    void end(130)
  })
}

// For example, a shopper who gave up.
process.on('unhandledRejection', (error) => {
  if (isEnding) return
  console.error(error)
  void end(1)
})

console.log(`Seed ${options.seed}, ports from ${options.port}, files in ${folder}`)
try {
  const isGood = await drill({
    topology,
    cluster,
    undo,
    checkout,
    random: randomOf(Number(options.seed)),
    only: options.only,
    shoppers: Number(options.shoppers),
    report: options.report,
  })
  await end(isGood ? 0 : 1)
} catch (error) {
  if (!isEnding) {
    console.error(error)
    await end(1)
  }
}
