import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const ACME = {
  name: 'Acme Medical',
  email: 'orders@acme.example',
  phone: '5125550100',
  accountNumber: 'MW-20417',
  leadDays: 5,
  note: null,
  active: true,
}
const TERMS = { itemNumber: 'A-1', cost: 7.45, packSize: 12, minQuantity: 24 }

const make = (change: object = {}) => shop.post('/staff/suppliers', { ...ACME, ...change }, staff)
const made = async (change: object = {}): Promise<number> => (await make(change)).json().supplierId

describe('suppliers', () => {
  it('are saved, changed and found, with the user in the history', async () => {
    const supplierId = await made()
    await made({ name: 'Zeta Gloves', email: null, accountNumber: null, active: false })

    const changed = await shop.put(
      `/staff/suppliers/${supplierId}`,
      { ...ACME, leadDays: 9, phone: null },
      staff,
    )

    expect(changed.json()).toMatchObject({ ...ACME, leadDays: 9, phone: null, products: 0 })
    const find = async (query: string) =>
      (await shop.get(`/staff/suppliers?${query}`, staff))
        .json()
        .rows.map(({ name }: { name: string }) => name)
    expect(await find('')).toEqual(['Acme Medical', 'Zeta Gloves'])
    expect(await find('active=0')).toEqual(['Zeta Gloves'])
    expect(await find('q=20417')).toEqual(['Acme Medical'])
    const history = (await shop.get(`/staff/history/supplier/${supplierId}`, staff)).json()
    expect(history.rows).toMatchObject([
      { action: 'change', before: { leadDays: 5 }, after: { leadDays: 9 } },
      { action: 'create' },
    ])
  })

  it('have unique names, ignoring case, however many are created at once', async () => {
    const answers = await Promise.all([make(), make({ name: 'ACME medical' }), make()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])

    const other = await made({ name: 'Zeta Gloves' })
    const refused = await shop.put(`/staff/suppliers/${other}`, ACME, staff)
    expect(refused.json().errors).toMatchObject([{ path: 'name' }])
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ leadDays: 366 }, 'leadDays'],
    [{ phone: '12' }, 'phone'],
  ])('are refused at their field: %j', async (change, path) => {
    const refused = await make(change)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].path).toBe(path)
  })

  it('sell products on terms that can be changed and deleted', async () => {
    const supplierId = await made()
    const { productId, sku } = await shop.make.product({ quantity: 3 })
    const url = `/staff/suppliers/${supplierId}/products/${productId}`

    await shop.put(url, { ...TERMS, cost: 8 }, staff)
    const saved = await shop.put(url, TERMS, staff)

    expect(saved.json().products).toEqual([
      { ...TERMS, productId, sku, productName: expect.any(String), quantity: 3 },
    ])
    expect((await shop.get('/staff/suppliers', staff)).json().rows[0].products).toBe(1)
    expect((await shop.put(url, { ...TERMS, packSize: 0 }, staff)).statusCode).toBe(422)
    const unknown = `/staff/suppliers/${supplierId}/products/4711`
    expect((await shop.put(unknown, TERMS, staff)).statusCode).toBe(404)
    const removed = await shop.delete(url, staff)
    expect(removed.json().products).toEqual([])
  })

  it('are managed by buyers only', async () => {
    const packer = await signIn(
      shop,
      await shop.make.staff({ role: 'FULFILMENT', password: 'a staple for staff' }),
    )
    expect((await shop.get('/staff/suppliers', packer)).statusCode).toBe(403)
  })
})
