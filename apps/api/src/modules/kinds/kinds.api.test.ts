import { SALE_CLASSES } from '@mendwell/domain/sale-class'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { guestOrder } from '../../../test/guest-order.ts'
import { signIn } from '../../../test/sign-in.ts'
import { startTestShop } from '../../../test/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const CLOSED = [
  ['AGE', 'NOT_SOLD_ONLINE', 'Pump is not sold online. Please contact us.'],
  [
    'PRESCRIPTION',
    'PRESCRIPTION_ONLY',
    'Pump needs a prescription, so it cannot be ordered online. Please contact us.',
  ],
  [
    'PROFESSIONAL',
    'PROFESSIONAL_ONLY',
    'Pump is sold to clinics only, so it cannot be ordered online. Please contact us.',
  ],
  [
    'LICENSED',
    'LICENSE_NEEDED',
    'Pump is sold to license holders only, so it cannot be ordered online. Please contact us.',
  ],
  ['NOT_ONLINE', 'NOT_SOLD_ONLINE', 'Pump is not sold online. Please contact us.'],
] as const

/** A product of a kind of its own. */
async function makePump(saleClass: (typeof SALE_CLASSES)[number]) {
  const kind = await shop.make.kind({ saleClass })
  const product = await shop.make.product({ productName: 'Pump', kindKey: kind.kindKey })
  return { kind, product }
}

describe('a product of a closed kind', () => {
  it('is one of every class but the open one', () => {
    expect(CLOSED.map(([saleClass]) => saleClass)).toEqual(
      SALE_CLASSES.filter((saleClass) => saleClass !== 'OPEN'),
    )
  })

  it.each(CLOSED)(
    'of class %s is refused as %s, whoever orders',
    async (saleClass, code, detail) => {
      const { product } = await makePump(saleClass)
      const orderItems = [{ productId: product.productId, quantity: 1 }]
      const password = 'correct horse battery'
      const customer = await signIn(shop, await shop.make.customer({ password }))
      const staff = await signIn(
        shop,
        await shop.make.staff({ email: 'owner@example.com', password }),
      )

      const answers = [
        await shop.post('/orders/quote', { orderItems }),
        await shop.post('/orders/save', guestOrder(orderItems)),
        await shop.post('/orders/save', { orders: {}, orderItems }, customer),
        await shop.post('/staff/orders/phone', guestOrder(orderItems), staff),
      ]

      for (const answer of answers) {
        expect(answer.statusCode).toBe(409)
        expect(answer.json()).toMatchObject({ code, detail })
      }
      expect(await shop.count('orders')).toBe(0)
      const page = (await shop.get(`/products/${product.productId}`)).json()
      expect(page.saleClass).toBe(saleClass)
    },
  )

  it('is refused by the database itself, whatever the shop has read before', async () => {
    const { product } = await makePump('PROFESSIONAL')

    const placed = shop.make.order({ lines: [{ product, quantity: 1 }] })

    await expect(placed).rejects.toThrow('is of sale class PROFESSIONAL and cannot be ordered')
  })

  it('is open or closed at once when its kind is', async () => {
    const { kind, product } = await makePump('OPEN')
    const orderItems = [{ productId: product.productId, quantity: 1 }]
    const setClass = (saleClass: (typeof SALE_CLASSES)[number]) =>
      shop.db.updateTable('kind').set({ saleClass }).where('kindKey', '=', kind.kindKey).execute()

    expect((await shop.post('/orders/quote', { orderItems })).statusCode).toBe(200)
    await setClass('PROFESSIONAL')
    expect((await shop.post('/orders/quote', { orderItems })).json().code).toBe('PROFESSIONAL_ONLY')
    await setClass('OPEN')
    expect((await shop.post('/orders/quote', { orderItems })).statusCode).toBe(200)
  })
})

describe('what a product is', () => {
  it('is told in both languages, with what to know before buying and its warnings', async () => {
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

  it('is null where nobody has said it, and 404 for what is not there', async () => {
    const { productId } = await shop.make.product()
    const hidden = await shop.make.product({ productStatus: 'N' })

    expect((await shop.get(`/products/${productId}/kind`)).json()).toEqual({ kind: null })
    for (const id of [hidden.productId, 999_999]) {
      expect((await shop.get(`/products/${id}/kind`)).statusCode).toBe(404)
    }
  })
})

describe('what staff say a product is', () => {
  const owner = async () =>
    signIn(
      shop,
      await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
    )

  it('closes and opens it, and can be undone', async () => {
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

  it('must be a kind that is there', async () => {
    const { productId } = await shop.make.product()

    const answer = await shop.put(
      '/products/update',
      { productId, kindKey: 'no-such' },
      await owner(),
    )

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      { path: 'kindKey', message: 'There is no such kind of product' },
    ])
  })

  it('is chosen from a list by name', async () => {
    const second = await shop.make.kind({ name: 'Walkers' })
    const first = await shop.make.kind({ name: 'Canes', saleClass: 'PRESCRIPTION' })

    const answer = await shop.get('/staff/kinds', await owner())

    expect(answer.json()).toEqual([
      { kindKey: first.kindKey, name: 'Canes', saleClass: 'PRESCRIPTION' },
      { kindKey: second.kindKey, name: 'Walkers', saleClass: 'OPEN' },
    ])
  })
})
