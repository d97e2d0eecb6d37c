// `node bench/flat-memory.ts`: whether the shop's process grows under a long mixed load (Linux only).
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { openBenchShop } from './speed/bench-shop.ts'
import { operations } from './speed/operations.ts'
import { memoryOf } from './speed/processes.ts'
import { report } from './yardstick.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    products: { type: 'string', default: '100000' },
    /** A folder from an earlier run, with its products loaded. */
    data: { type: 'string' },
  },
})
const CONNECTIONS = 16
const SAMPLE_SECONDS = 5
/** Until then the process fills its caches and its heap settles. */
const WARM_SHARE = 0.2
const MAX_MEGABYTES = 350
/** A hundredth of that, per minute. */
const MAX_SLOPE = 3.5

interface Sample {
  minute: number
  megabytes: number
}

const minutes = Number(options.minutes)
const shop = await openBenchShop({ products: Number(options.products), data: options.data })
const begin = performance.now()
const samples: Sample[] = []
const sampling = setInterval(() => {
  const minute = (performance.now() - begin) / 60_000
  samples.push({ minute, megabytes: memoryOf(shop.pid).now })
}, SAMPLE_SECONDS * 1000)

const result = await autocannon({
  url: shop.address,
  connections: CONNECTIONS,
  duration: minutes * 60,
  requests: operations(shop.ground).flatMap(({ requests }) => requests),
  headers: { 'accept-encoding': 'br' },
})
clearInterval(sampling)
const { highest } = memoryOf(shop.pid)
await shop.close()

console.log(
  `${result['2xx']} answers in ${minutes} minutes, ${result.non2xx + result.errors} failed`,
)
for (let minute = 0; minute < minutes; minute++) {
  const within = samples.filter((sample) => Math.floor(sample.minute) === minute)
  const mean = within.reduce((sum, { megabytes }) => sum + megabytes, 0) / within.length
  console.log(`minute ${minute + 1}: ${mean.toFixed(0)} MB`)
}
const warm = samples.filter(({ minute }) => minute >= minutes * WARM_SHARE)
report('Highest resident memory', highest, MAX_MEGABYTES, 'MB')
report('Growth per minute once warm', slopeOf(warm), MAX_SLOPE, 'MB')

/** The slope of the least-squares line, in MB per minute. */
function slopeOf(points: readonly Sample[]): number {
  const mean = (key: keyof Sample) =>
    points.reduce((sum, point) => sum + point[key], 0) / points.length
  const [minute, megabytes] = [mean('minute'), mean('megabytes')]
  const spread = points.reduce((sum, point) => sum + (point.minute - minute) ** 2, 0)
  const joint = points.reduce(
    (sum, point) => sum + (point.minute - minute) * (point.megabytes - megabytes),
    0,
  )
  return joint / spread
}
