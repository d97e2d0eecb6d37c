import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'
import { type Bought, buy } from './buy.ts'

type Shop = Pick<TestShop, 'post' | 'db' | 'make'>

interface Brace {
  size: string
  /** In cents. */
  price?: number
  stock?: number
}

/** A brace in several sizes as one family; each size is its own product. */
export async function makeSizes(shop: Shop, braces: readonly Brace[]) {
  const made: { productId: number }[] = []
  for (const { size, price = 20_00, stock = 10 } of braces) {
    made.push(
      await shop.make.product({
        productName: `Knee brace, ${size}`,
        unitPriceCents: price,
        quantity: stock,
      }),
    )
  }
  await shop.db
    .insertInto('productFamily')
    .values({
      familyKey: 'knee-brace',
      title: 'Knee brace',
      axes: JSON.stringify([{ name: 'size', values: braces.map(({ size }) => size) }]),
      sure: 3,
    })
    .execute()
  for (const [at, { productId }] of made.entries()) {
    await shop.db
      .insertInto('familyMember')
      .values({ productId, familyKey: 'knee-brace', axisValues: [braces[at]?.size ?? ''] })
      .execute()
  }
  return made.map(({ productId }) => productId)
}

interface Buying {
  productId: number
  /** The session that requests it. */
  staff: CallOptions
  /** The signed-in customer; a guest if omitted. */
  as?: CallOptions | undefined
  quantity?: number
}

/** Pieces of one size, bought and shipped. */
export async function buyBrace(
  shop: Shop,
  { productId, staff, as, quantity = 1 }: Buying,
): Promise<Bought> {
  const bought = await buy(shop, { lines: [{ productId, quantity }], ...(as && { as }) })
  await shop.post('/shipments/save', { orderId: bought.orderId, carrier: 'UPS' }, staff)
  return bought
}

/** Requests another size for pieces of an order's first item. */
export const askExchange = (
  shop: Shop,
  { orderId, items: [item], key }: Bought,
  { wanted, quantity = 1, due }: { wanted: number | null; quantity?: number; due?: number },
) =>
  shop.post(
    '/returns/save',
    {
      orderId,
      requestFor: 'EXCHANGE',
      reason: 'It is too small',
      items: [{ orderItemId: item?.orderItemId, quantity, wantedProductId: wanted }],
      due,
    },
    key,
  )
