import type { CodedProductWire } from '@mendwell/contract/catalog/quick-order'
import { MAX_ORDER_LINES } from '@mendwell/domain/orders/quick-order'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

interface Named {
  code: string
  products: CodedProductWire[]
  total: number
}

const ask = (codes: unknown) => shop.post('/products/findByCodes', { codes })
const find = async (...codes: string[]) => (await ask(codes)).json<Named[]>()

describe('the products for given codes', () => {
  it('are returned per code in the requested order, with unknown and repeated ones', async () => {
    const { productId } = await shop.make.product({ sku: 'MW-20-A', gtin: '00380740015756' })

    const found = await find('nowhere', 'MW-20-A', '', '380740015756', 'nowhere')

    expect(found.map(({ code, products, total }) => [code, products[0]?.productId, total])).toEqual(
      [
        ['nowhere', undefined, 0],
        ['MW-20-A', productId, 1],
        ['', undefined, 0],
        ['380740015756', productId, 1],
        ['nowhere', undefined, 0],
      ],
    )
  })

  it.each(['mw20a', 'MW 20 A', ' mw-20-a ', 'MW.20/A'])('are found by %j', async (typed) => {
    await shop.make.product({ sku: 'MW-20-A' })
    await shop.make.product({ sku: 'MW-20-AB' })

    expect(await find(typed)).toMatchObject([{ products: [{ sku: 'MW-20-A' }], total: 1 }])
  })

  it('are several for a billing code: the first eight, and the total', async () => {
    for (let at = 0; at < 10; at += 1) {
      await shop.make.product({ hcpcs: 'E0143', unitPriceCents: 5_000 - at })
    }
    await shop.make.product({ hcpcs: 'E0143', unitPriceCents: 9_000, popularFlag: 1 })

    const [named] = await find('e0143')

    expect(named?.total).toBe(11)
    expect(named?.products.map(({ unitPrice }) => unitPrice)).toEqual([
      90, 49.91, 49.92, 49.93, 49.94, 49.95, 49.96, 49.97,
    ])
  })

  it('include who may buy them, without inactive ones', async () => {
    const { kindKey } = await shop.make.kind({ saleClass: 'PROFESSIONAL' })
    await shop.make.product({ sku: 'CLOSED', kindKey })
    await shop.make.product({ sku: 'GONE', productStatus: 'N' })

    expect(await find('CLOSED', 'GONE')).toMatchObject([
      { products: [{ saleClass: 'PROFESSIONAL' }], total: 1 },
      { products: [], total: 0 },
    ])
  })

  it('treat pattern and query characters literally', async () => {
    await shop.make.product({ sku: 'MW-1' })

    const found = await find('%', '*', "'; drop table product; --", 'MW-%', '<b>')
    expect(found.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0])
  })

  it('are limited in number of codes, and codes in length', async () => {
    const codes = (count: number) => Array.from({ length: count }, (_, at) => `MW-${at}`)

    expect((await find(...codes(MAX_ORDER_LINES))).length).toBe(MAX_ORDER_LINES)
    expect((await find()).length).toBe(0)
    expect((await ask(codes(MAX_ORDER_LINES + 1))).statusCode).toBe(422)
    expect((await ask(codes(10_000))).statusCode).toBe(422)
    expect((await ask(['A'.repeat(101)])).statusCode).toBe(422)
    expect((await ask(['MW\u0000-1'])).statusCode).toBe(400)
    expect((await ask('MW-1')).statusCode).toBe(422)
    expect((await shop.post('/products/findByCodes', {})).statusCode).toBe(422)
  })
})
