// `node bench/catalogue.ts [products, 100000] [imported, 10000]`: how fast staff's lists are in a shop of that
// many products, and how long a file takes, half of it known, and taking it back, while visitors go on.
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
import { productFile } from './catalogue/product-files.ts'
import { openScratchShop } from './catalogue/scratch-shop.ts'
import { askMeanwhile, shareOf } from './catalogue/visitors.ts'
import { loadProducts } from './speed/load-products.ts'
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

const products = Number(process.argv[2] ?? 100_000)
const imported = Number(process.argv[3] ?? 10_000)
/** A file of 100,000 may take three minutes. */
const LIMIT_S = imported <= 10_000 ? 60 : 180
const shop = await openScratchShop()
const { deps, patient } = shop
const { db } = deps
try {
  await loadProducts(patient, products)
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
  report(`${address}, median of ${ROUNDS}`, shareOf(times, 0.5), 100, 'ms')
}

async function importAndUndo() {
  const before = await catalogueState(patient)
  const content = productFile(imported, await knownSkus())
  const visitors = askMeanwhile(() => shop.get('/products/findProductsByCategory/61?pageSize=25'))
  const done = await seconds(() => importFile(content))
  report(`Importing ${imported} products`, done.taken, LIMIT_S, 's')
  console.log(`of which in node, visitors included: ${done.cpu.toFixed(1)} s of CPU`)
  await moveImport(db, done.result, { from: 'DONE', to: 'UNDOING' })
  const undone = await seconds(() => undoImport(deps, done.result))
  report('Taking them back', undone.taken, LIMIT_S, 's')
  const { calls, p50, p99 } = await visitors.end()
  report(`Visitors meanwhile, median of ${calls}`, p50, 100, 'ms')
  report('Visitors meanwhile, 99 of 100', p99, 1_000, 'ms')
  const after = await catalogueState(patient)
  const changed = Object.keys(before).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  report(`Tables that differ from before ${changed.join(' ')}`, changed.length, 0, 'tables')
}

/** Of half as many products as the file has rows. */
async function knownSkus(): Promise<string[]> {
  const { rows } = await patient.query<{ sku: string }>(
    'select sku from product order by product_id desc limit $1',
    [imported / 2],
  )
  return rows.map(({ sku }) => sku)
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
