// `node bench/catalogue.ts [products, 100000]`: imports that many products into a fresh shop, times the
// staff's lists of them, imports 10,000 more while visitors go on, and takes those back.
import { isDeepStrictEqual } from 'node:util'
import { applyImport } from '../apps/api/src/modules/product-imports/apply-import.ts'
import { checkImport } from '../apps/api/src/modules/product-imports/check-import.ts'
import {
  findImport,
  moveImport,
} from '../apps/api/src/modules/product-imports/imports.repository.ts'
import { receiveImport } from '../apps/api/src/modules/product-imports/receive-import.ts'
import { undoImport } from '../apps/api/src/modules/product-imports/undo-import.ts'
import { catalogueState } from './catalogue/catalogue-state.ts'
import { mixedProducts, newProducts } from './catalogue/product-files.ts'
import { openScratchShop } from './catalogue/scratch-shop.ts'
import { askMeanwhile, shareOf } from './catalogue/visitors.ts'
import { report } from './yardstick.ts'

const LISTS = [
  '/staff/products',
  '/staff/products?page=1000',
  '/staff/products?q=catheter',
  '/staff/products?q=bra',
  '/staff/products?sort=productName&page=100',
  '/staff/products?sort=-unitPrice',
  '/staff/products?stock=low',
  '/staff/products?stock=uncounted',
  '/staff/products?categoryId=61',
  '/staff/products?status=N',
  '/staff/brands',
  '/staff/categories',
]
const ROUNDS = 9
const CHANGED = 10_000

const wanted = Number(process.argv[2] ?? 100_000)
const shop = await openScratchShop()
const { deps, pool } = shop
const { db } = deps
try {
  const content = newProducts(wanted)
  const first = await seconds(() => importFile(content))
  report(`Importing ${wanted} products`, first.taken, 180, 's')
  console.log(`of which in node: ${first.cpu.toFixed(1)} s of CPU`)
  await shop.vacuum()
  for (const list of LISTS) await timeList(list)
  await importAndUndo()
} finally {
  await shop.close()
}

async function timeList(address: string) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await shop.get(address)
    times.push(performance.now() - start)
  }
  report(`${address}, the slowest of ${ROUNDS}`, shareOf(times, 1), 100, 'ms')
}

async function importAndUndo() {
  const before = await catalogueState(pool)
  const visitors = askMeanwhile(() => shop.get('/products/findProductsByCategory/61?pageSize=25'))
  const done = await seconds(() => importFile(mixedProducts(CHANGED, 61)))
  report(`Importing ${CHANGED} products, half of them known`, done.taken, 60, 's')
  console.log(`of which in node, visitors included: ${done.cpu.toFixed(1)} s of CPU`)
  await moveImport(db, done.result, { from: 'DONE', to: 'UNDOING' })
  const undone = await seconds(() => undoImport(deps, done.result))
  report('Taking them back', undone.taken, 60, 's')
  const { calls, p50, p99 } = await visitors.end()
  report(`Visitors meanwhile, median of ${calls}`, p50, 100, 'ms')
  report('Visitors meanwhile, 99 of 100', p99, 1_000, 'ms')
  const after = await catalogueState(pool)
  const changed = Object.keys(before).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  report(`Tables that differ from before ${changed.join(' ')}`, changed.length, 0, 'tables')
}

async function importFile(content: Buffer): Promise<number> {
  const file = (async function* () {
    yield content
  })()
  const importId = await receiveImport(db, {
    file,
    fileName: 'bench.csv',
    startedBy: 'bench',
    custId: null,
  })
  await checkImport(db, importId)
  await moveImport(db, importId, { from: 'CHECKED', to: 'APPLYING' })
  await applyImport(deps, importId)
  const found = await findImport(db, importId)
  if (found?.status !== 'DONE') throw new Error(`The import ended as ${found?.status}`)
  return importId
}

async function seconds<Result>(work: () => Promise<Result>) {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, taken: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 }
}
