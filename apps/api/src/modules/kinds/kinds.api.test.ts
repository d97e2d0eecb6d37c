import type { SaleClass } from '@mendwell/domain/catalog/sale-class'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('a product of a closed kind', () => {
  it('is open or closed at once when its kind is', async () => {
    const kind = await shop.make.kind()
    const product = await shop.make.product({ kindKey: kind.kindKey })
    const orderItems = [{ productId: product.productId, quantity: 1 }]
    const setClass = (saleClass: SaleClass) =>
      shop.db.updateTable('kind').set({ saleClass }).where('kindKey', '=', kind.kindKey).execute()

    expect((await shop.post('/orders/quote', { orderItems })).statusCode).toBe(200)
    await setClass('PROFESSIONAL')
    expect((await shop.post('/orders/quote', { orderItems })).json().code).toBe('PROFESSIONAL_ONLY')
    await setClass('OPEN')
    expect((await shop.post('/orders/quote', { orderItems })).statusCode).toBe(200)
  })
})

describe("a product's kind", () => {
  it('is described in both languages, with what to know before buying and its warnings', async () => {
    const kind = await shop.make.kind({
      warnings: ['Keep it dry.'],
      warningsEs: ['Manténgalo seco.'],
    })
    const { productId } = await shop.make.product({ kindKey: kind.kindKey })

    const answer = await shop.get(`/products/${productId}/kind`)

    expect(answer.json()).toEqual({
      kind: {
        kindKey: kind.kindKey,
        name: kind.name,
        nameEs: kind.nameEs,
        purpose: kind.purpose,
        purposeEs: kind.purposeEs,
        beforeBuying: kind.beforeBuying,
        beforeBuyingEs: kind.beforeBuyingEs,
        warnings: ['Keep it dry.'],
        warningsEs: ['Manténgalo seco.'],
      },
    })
  })

  it('is null if unknown, and 404 for a missing product', async () => {
    const { productId } = await shop.make.product()
    const hidden = await shop.make.product({ productStatus: 'N' })

    expect((await shop.get(`/products/${productId}/kind`)).json()).toEqual({ kind: null })
    for (const id of [hidden.productId, 999_999]) {
      expect((await shop.get(`/products/${id}/kind`)).statusCode).toBe(404)
    }
  })
})

describe('a kind set by staff', () => {
  const owner = async () =>
    signIn(
      shop,
      await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
    )

  it('closes and opens a product, and can be undone', async () => {
    const session = await owner()
    const closed = await shop.make.kind({ saleClass: 'PROFESSIONAL' })
    const { productId } = await shop.make.product()
    const change = (kindKey: string | null) =>
      shop.put('/products/update', { productId, kindKey }, session)
    const saleClass = async () => (await shop.get(`/products/${productId}`)).json().saleClass

    expect((await change(closed.kindKey)).json()).toMatchObject({ kindKey: closed.kindKey })
    expect(await saleClass()).toBe('PROFESSIONAL')
    const history = await shop.db
      .selectFrom('staffEvent')
      .selectAll()
      .where('objectType', '=', 'product')
      .execute()
    expect(history).toMatchObject([{ after: { kindKey: closed.kindKey } }])

    const undone = await shop.post('/staff/history/undo', { eventId: history[0]?.eventId }, session)

    expect(undone.statusCode).toBe(200)
    expect(await saleClass()).toBe('OPEN')
  })

  it('must exist', async () => {
    const { productId } = await shop.make.product()

    const answer = await shop.put(
      '/products/update',
      { productId, kindKey: 'no-such' },
      await owner(),
    )

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([
      { path: 'kindKey', message: 'There is no such kind of product' },
    ])
  })

  it('is chosen from a list by name', async () => {
    const second = await shop.make.kind({ name: 'Walkers' })
    const first = await shop.make.kind({ name: 'Canes', saleClass: 'PRESCRIPTION' })

    const answer = await shop.get('/staff/kinds', await owner())
    const rest = { minAge: null, saleReason: '' }

    expect(answer.json()).toEqual([
      { kindKey: first.kindKey, name: 'Canes', saleClass: 'PRESCRIPTION', ...rest },
      { kindKey: second.kindKey, name: 'Walkers', saleClass: 'OPEN', ...rest },
    ])
  })
})
