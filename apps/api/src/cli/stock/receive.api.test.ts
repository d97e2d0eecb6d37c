import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { compiled } from '../../../../../scripts/web/compile.mjs'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { addSupplier, sendPurchase } from '../../../test/shoppers/purchase.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'
import { receive } from './receive.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-receive-'))
const file = path.join(folder, 'delivery.csv')
const EMAIL = 'bo@shop.example'
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  await shop.make.staff({ email: EMAIL, role: 'FULFILMENT' })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true })
})

/** A sent purchase order for ten pieces each of STRIP-1, kept by lot, and of CUFF-1; its number. */
async function ordered(): Promise<string> {
  const strips = await shop.make.product({ sku: 'STRIP-1', quantity: 0 })
  const cuffs = await shop.make.product({ sku: 'CUFF-1', quantity: 0 })
  const tracked = { tracking: 'LOT_EXPIRY', minDaysLeft: null, preferOneLot: false }
  await shop.put(`/staff/products/${strips.productId}/tracking`, tracked, staff)
  const id = await sendPurchase(shop, staff, {
    supplierId: await addSupplier(shop, staff),
    lines: [strips, cuffs].map(({ productId }) => ({ productId, quantity: 10, cost: 2.5 })),
  })
  return `PO-${1000 + id}`
}

const save = (...rows: string[]) =>
  fs.writeFileSync(file, ['sku,pieces,lot,expires,condition', ...rows].join('\n'))
const DELIVERY = ['STRIP-1,4,A1,2031-05-31', 'STRIP-1,1,A1,2031-05-31,HELD', 'CUFF-1,3']

/** What `mendwell receive …` says, on both channels. */
async function say(...words: string[]): Promise<string[]> {
  const said: string[] = []
  const listen = (line: unknown) => void said.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(listen)
  vi.spyOn(console, 'error').mockImplementation(listen)
  await receive(shop.deps.config, words)
  return said
}

/** Deliveries, and pieces that may be promised by SKU. */
async function books() {
  const products = await shop.db.selectFrom('product').select(['sku', 'quantity']).execute()
  const stock = Object.fromEntries(products.map(({ sku, quantity }) => [sku, quantity]))
  return { receipts: await shop.count('purchase_receipt'), stock }
}

it('books a file as a delivery of its order, signed by a member of staff', async () => {
  const number = await ordered()
  save(...DELIVERY)
  const program = path.join(import.meta.dirname, '../mendwell.ts')
  const words = ['receive', file, '--order', number, '--by', EMAIL, '--note', 'DN 77']

  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: {
      PATH: process.env.PATH,
      ...compiled,
      DATABASE_URL: shop.deps.config.databaseUrl,
      DATA_DIR: folder,
    },
    encoding: 'utf8',
  })

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout.trimEnd().split('\n')).toEqual([
    '  4 × STRIP-1, lot A1, expires 2031-05-31',
    '  1 × STRIP-1, lot A1, expires 2031-05-31, held',
    '  3 × CUFF-1',
    `${number} is PARTLY_RECEIVED: 8 of 20 pieces ordered from Acme Medical have come.`,
  ])
  expect(await books()).toEqual({ receipts: 1, stock: { 'STRIP-1': 4, 'CUFF-1': 3 } })
  const id = Number(number.slice(3)) - 1000
  const { receipts } = (await shop.get(`/staff/purchase-orders/${id}`, staff)).json()
  expect(receipts).toMatchObject([{ note: 'DN 77', pieces: 8, receivedBy: expect.any(String) }])
  expect(await findBrokenRules(shop.db)).toEqual([])
})

it('shows with --dry-run what it would book, and books nothing', async () => {
  const number = await ordered()
  save(...DELIVERY)
  const words = [file, '--order', number, '--by', EMAIL]

  expect(await say(...words, '--dry-run')).toEqual([
    '  4 × STRIP-1, lot A1, expires 2031-05-31',
    '  1 × STRIP-1, lot A1, expires 2031-05-31, held',
    '  3 × CUFF-1',
    `${number} would be PARTLY_RECEIVED: 8 of 20 pieces ordered from Acme Medical would have come.`,
    'Nothing was booked: this was a dry run.',
  ])
  expect(await books()).toEqual({ receipts: 0, stock: { 'STRIP-1': 0, 'CUFF-1': 0 } })
  expect([await shop.count('stock_lot'), await shop.count('lot_movement')]).toEqual([0, 0])

  expect((await say(...words)).at(-1)).toContain('have come')
  expect((await books()).receipts).toBe(1)
})

it('books one file once, also when two people give it at once, and again for another note', async () => {
  const number = await ordered()
  save('CUFF-1,3')
  await shop.make.staff({ email: 'al@shop.example', role: 'MANAGER' })
  const ofOrder = [file, '--order', number.toLowerCase(), '--by']
  const words = [...ofOrder, EMAIL]

  await Promise.all([say(...words), say(...words), say(...ofOrder, 'al@shop.example')])
  const again = await say(...words)
  const tried = await say(...words, '--dry-run')
  expect(await books()).toMatchObject({ receipts: 1, stock: { 'CUFF-1': 3 } })
  await say(...words, '--note', 'DN 78')

  expect(again).toEqual([expect.stringContaining('nothing was booked')])
  expect(tried).toEqual(again)
  expect(await books()).toMatchObject({ receipts: 2, stock: { 'CUFF-1': 6 } })
})

it('names each wrong row, and books nothing', async () => {
  const number = await ordered()
  await shop.make.product({ sku: 'OTHER-1', quantity: 0 })
  const wrong = async (...rows: string[]) => {
    save(...rows)
    return say(file, '--order', number, '--by', EMAIL)
  }
  const exitCode = process.exitCode

  expect(await wrong('STRIP-1,4,A1,2031-05-31', 'NONE-1,1', 'CUFF-1,none')).toEqual([
    expect.stringMatching(/^ {2}row 3, sku: /),
    expect.stringMatching(/^ {2}row 4, pieces: /),
    'Nothing was booked.',
  ])
  expect(process.exitCode).toBe(1)
  expect(await wrong('CUFF-1,4', 'CUFF-1,8', 'OTHER-1,1')).toEqual([
    '  row 3, pieces: At most 6 more may come on this order',
    expect.stringMatching(/^ {2}row 4, sku: /),
    'Nothing was booked.',
  ])
  expect(await wrong('CUFF-1,4', 'STRIP-1,1')).toEqual([
    expect.stringMatching(/^ {2}row 3, lot: /),
    expect.stringMatching(/^ {2}row 3, expires: /),
    'Nothing was booked.',
  ])
  expect(await wrong()).toEqual([expect.any(String), 'Nothing was booked.'])
  expect(await books()).toMatchObject({ receipts: 0, stock: { 'STRIP-1': 0, 'CUFF-1': 0 } })
  process.exitCode = exitCode
})

it('says what is missing: the order, the file, or who may sign', async () => {
  const number = await ordered()
  await shop.make.staff({ email: 'seller@shop.example', role: 'SUPPORT' })
  const { custId } = await shop.make.staff({ email: 'left@shop.example' })
  const hasLeft = { activeFlag: false }
  await shop.db.updateTable('staffMember').set(hasLeft).where('custId', '=', custId).execute()
  save('CUFF-1,3')
  const refused = (...words: string[]) => receive(shop.deps.config, words)

  await expect(refused(file, '--by', EMAIL)).rejects.toThrow('Use: mendwell receive FILE.csv')
  await expect(refused(file, '--order', 'PO-9', '--by', EMAIL)).rejects.toThrow(
    'Nothing was booked',
  )
  for (const email of ['nobody@shop.example', 'seller@shop.example', 'left@shop.example']) {
    await expect(refused(file, '--order', number, '--by', email)).rejects.toThrow(email)
  }
  const missing = path.join(folder, 'none.csv')
  await expect(refused(missing, '--order', number, '--by', EMAIL)).rejects.toThrow('cannot be read')
  expect((await books()).receipts).toBe(0)
})
