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
  const productIds = made.map(({ productId }) => productId)
  await joinSizes(
    shop,
    braces.map(({ size }, at) => ({ size, productId: productIds[at] ?? 0 })),
  )
  return productIds
}

/** Makes products the sizes of one family. */
export async function joinSizes(
  { db }: Pick<TestShop, 'db'>,
  sizes: readonly { size: string; productId: number }[],
): Promise<void> {
  const axes = JSON.stringify([{ name: 'size', values: sizes.map(({ size }) => size) }])
  const family = { familyKey: 'knee-brace', title: 'Knee brace', axes, sure: 3 }
  await db.insertInto('productFamily').values(family).execute()
  const { familyKey } = family
  for (const { productId, size } of sizes) {
    const member = { productId, familyKey, axisValues: [size] }
    await db.insertInto('familyMember').values(member).execute()
  }
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
