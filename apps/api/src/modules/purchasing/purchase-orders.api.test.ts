import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { addSupplier, draftPurchase } from '../../../test/shoppers/purchase.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
const PASSWORD = 'a staple for staff'
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
})
afterAll(() => shop.close())

const supplier = (change: object = {}) =>
  addSupplier(shop, staff, { email: 'orders@acme.example', accountNumber: 'MW-20417', ...change })

const sells = (supplierId: number, productId: number, change: object = {}) =>
  shop.put(
    `/staff/suppliers/${supplierId}/products/${productId}`,
    { itemNumber: 'A-1', cost: 2.5, packSize: 1, minQuantity: 0, ...change },
    staff,
  )

const make = (supplierId: number, key?: string) =>
  draftPurchase(shop, { ...staff, headers: { ...(key && { 'idempotency-key': key }) } }, supplierId)
const change = (id: number, body: object) =>
  shop.put(
    `/staff/purchase-orders/${id}`,
    { expectedOn: null, tolerancePercent: 0, note: null, version: 1, ...body },
    staff,
  )
const move = (id: number, to: string, version: number, isMailed = false) =>
  shop.post(`/staff/purchase-orders/${id}/move`, { to, version, isMailed }, staff)

/** A draft with ten pieces of a product; its version is 2. */
async function draft() {
  const supplierId = await supplier()
  const { productId } = await shop.make.product({ quantity: 0 })
  await sells(supplierId, productId)
  const answer = await make(supplierId)
  expect(answer.statusCode, answer.body).toBe(200)
  const { order } = answer.json()
  const id: number = order.purchaseOrderId
  const saved = await change(id, { lines: [{ productId, quantity: 10, cost: 2.5 }] })
  expect(saved.statusCode, saved.body).toBe(200)
  return { id, productId, supplierId, number: order.number }
}

describe('a draft', () => {
  it('is filled with products running low, by sales, lead time, promises and cases', async () => {
    const supplierId = await supplier()
    const low = await shop.make.product({ quantity: 95 })
    const plenty = await shop.make.product({ quantity: 9900 })
    const unsold = await shop.make.product({ quantity: 1 })
    const waiting = await shop.make.product({ quantity: 0 })
    const sold = [low, plenty].map(({ productId }) => ({ productId, quantity: 90 }))
    await buy(shop, { lines: sold })
    await buy(shop, { lines: [{ productId: waiting.productId, quantity: 3 }] })
    await sells(supplierId, low.productId, { packSize: 12 })
    for (const { productId } of [plenty, unsold, waiting]) await sells(supplierId, productId)

    const made = await make(supplierId)

    const lines = made
      .json()
      .lines.map(({ productId, quantity }: Record<string, number>) => [productId, quantity])
    // In stock only on this day, 90 are sold a day: for 10 days until they arrive, 7 in reserve and 30 to last, 4,230
    // less the 5 on hand, in cases of 12.
    expect(lines).toHaveLength(2)
    expect(lines).toContainEqual([low.productId, 4236])
    // 3 are on backorder, and 3 in 90 days make 1 for the lead time, 1 in reserve and 1 to last.
    expect(lines).toContainEqual([waiting.productId, 6])
  })

  it('is created once per key', async () => {
    const supplierId = await supplier()
    const [one, other] = await Promise.all([
      make(supplierId, 'the-same-key'),
      make(supplierId, 'the-same-key'),
    ])
    expect(one.json()).toEqual(other.json())
    expect(await shop.count('purchase_order')).toBe(1)
  })

  it("does not overwrite a colleague's change", async () => {
    const { id, productId } = await draft()
    const lines = [{ productId, quantity: 5, cost: 1 }]

    const answers = await Promise.all([
      change(id, { version: 2, lines }),
      change(id, { version: 2, lines: [] }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('is refused with a duplicate or unknown product', async () => {
    const { id, productId } = await draft()
    const line = { productId, quantity: 5, cost: 1 }
    expect((await change(id, { version: 2, lines: [line, line] })).statusCode).toBe(422)
    const gone = { ...line, productId: 999_999 }
    expect((await change(id, { version: 2, lines: [gone] })).statusCode).toBe(422)
  })

  it('is created for active suppliers only', async () => {
    const supplierId = await supplier({ active: false })
    expect((await make(supplierId)).statusCode).toBe(422)
  })
})

describe('an order', () => {
  it('is mailed to its supplier once, and stays unchanged afterward', async () => {
    const { id, productId, number } = await draft()

    const sent = await move(id, 'SENT', 2, true)

    expect(sent.json().order).toMatchObject({ state: 'SENT', total: 25, ordered: 10, received: 0 })
    const { rows } = await sql<{ due: string }>`
      select to_char(public.shop_day() + 10, 'YYYY-MM-DD') as due`.execute(shop.db)
    expect(sent.json().order.expectedOn).toBe(rows[0]?.due)
    await shop.runJobs()
    const [mail] = shop.mail.sent
    expect(mail).toMatchObject({ to: { address: 'orders@acme.example' } })
    expect(mail?.subject).toContain(number)
    for (const words of ['MW-20417', 'Your number A-1', '10 × $2.50', 'Total: $25.00']) {
      expect(mail?.text).toContain(words)
    }
    expect(mail?.files).toMatchObject([{ fileName: `${number}.pdf`, type: 'application/pdf' }])
    const printed = await shop.get(`/staff/purchase-orders/${id}/document.pdf`, staff)
    expect(printed.headers['content-type']).toBe('application/pdf')
    for (const pdf of [mail?.files?.[0]?.content, printed.rawPayload]) {
      expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect((await move(id, 'SENT', 3, true)).statusCode).toBe(409)
    const lines = [{ productId, quantity: 1, cost: 1 }]
    expect((await change(id, { version: 3, lines })).statusCode).toBe(409)
    await expect(
      sql`update purchase_order_line set quantity = 11 where purchase_order_id = ${id}`.execute(
        shop.db,
      ),
    ).rejects.toThrow('stays as it is')
  })

  it('is not sent without lines, nor mailed without an address', async () => {
    const supplierId = await supplier({ email: null })
    const empty = (await make(supplierId)).json().order.purchaseOrderId
    expect((await move(empty, 'SENT', 1)).statusCode).toBe(422)
    const { productId } = await shop.make.product()
    await change(empty, { lines: [{ productId, quantity: 1, cost: 1 }] })
    expect((await move(empty, 'SENT', 2, true)).json().errors[0].path).toBe('isMailed')
    expect((await move(empty, 'SENT', 2)).statusCode).toBe(200)
  })

  it('counts as on order, so nothing is proposed twice', async () => {
    const { id, productId, supplierId } = await draft()
    await buy(shop, { lines: [{ productId, quantity: 3 }] })
    const proposed = async () => (await make(supplierId)).json().lines.length
    expect(await proposed()).toBe(1)
    await move(id, 'SENT', 2)
    expect(await proposed()).toBe(0)
  })

  it('can be canceled, and is then not mailed', async () => {
    const { id } = await draft()
    await move(id, 'SENT', 2, true)
    expect((await move(id, 'CANCELLED', 3)).json().order.state).toBe('CANCELLED')
    await shop.runJobs()
    expect(shop.mail.sent).toEqual([])
    expect((await move(id, 'CLOSED_SHORT', 4)).statusCode).toBe(409)
  })

  it('is found by number, supplier and products; packers see no costs', async () => {
    const { id, number } = await draft()
    const packer = await signIn(
      shop,
      await shop.make.staff({ role: 'FULFILMENT', password: PASSWORD }),
    )
    for (const q of [number, 'acme', 'SKU-']) {
      const found = (await shop.get(`/staff/purchase-orders?q=${q}`, packer)).json()
      expect(found).toMatchObject({ total: 1, rows: [{ purchaseOrderId: id, total: null }] })
    }
    const nothing = (await shop.get('/staff/purchase-orders?state=RECEIVED', packer)).json()
    expect(nothing.rows).toEqual([])
    const detail = (await shop.get(`/staff/purchase-orders/${id}`, packer)).json()
    expect(detail).toMatchObject({ order: { total: null }, lines: [{ cost: null }] })
    expect((await shop.get(`/staff/purchase-orders/${id}`, staff)).json().order.total).toBe(25)
    const refused = await shop.post(
      `/staff/purchase-orders/${id}/move`,
      { to: 'CANCELLED', version: 2 },
      packer,
    )
    expect(refused.statusCode).toBe(403)
  })
})
