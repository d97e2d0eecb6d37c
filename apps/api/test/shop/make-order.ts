import { cartUnitPrice } from '@mendwell/domain/money/pricing'
import { shippingFor } from '@mendwell/domain/money/shipping'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Queryable } from '../../src/db/db.ts'
import type { DB } from '../../src/db/schema.ts'
import { makeToken } from '../../src/ground/secret-token.ts'

type Product = Selectable<DB['product']>
type OrderRow = Selectable<DB['orders']>

interface NewOrder {
  custId?: number
  lines?: { product: Product; quantity: number }[]
  /** Pays it with one captured attempt. */
  paid?: boolean
  /** Takes its pieces from stock. */
  taken?: boolean
  row?: Partial<Insertable<DB['orders']>>
}

interface OtherMakers {
  customer: () => Promise<{ custId: number }>
  product: () => Promise<Product>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A guest order of one product, NEW and unpaid, without tax; all pieces are backordered, so no stock moves. */
export function orderMaker(db: Db, make: OtherMakers) {
  let number = 0
  return async ({ custId, lines, paid = false, taken = false, row = {} }: NewOrder = {}) => {
    number += 1
    const owner = custId ?? (await make.customer()).custId
    const sold = lines ?? [{ product: await make.product(), quantity: 1 }]
    const subtotalCents = sold.reduce((sum, line) => sum + priceOf(line.product) * line.quantity, 0)
    const { token, sha256 } = makeToken()
    return db.transaction().execute(async (trx) => {
      const order = await trx
        .insertInto('orders')
        .values({
          custId: owner,
          placedBy: 'GUEST',
          pickupType: 'IN STORE',
          pickupTime: 'MORNING',
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@example.com',
          phone1: '555-0100',
          subtotalCents,
          taxMilliPercent: 0,
          taxCents: 0,
          shippingHandlingCents: shippingFor(subtotalCents),
          idempotencyScope: 'test',
          idempotencyKey: `order-${number}-${token}`,
          ...row,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      const orderItems = await insertItems(trx, order.orderId, { lines: sold, taken })
      if (taken) await takeFromStock(trx, orderItems)
      const expiresAt = new Date(Date.now() + DAY_MS)
      const capability = { tokenSha256: sha256, orderId: order.orderId, expiresAt }
      await trx.insertInto('orderCapability').values(capability).execute()
      return { order: paid ? await pay(trx, order) : order, orderItems, orderToken: token }
    })
  }
}

const priceOf = (product: Product) =>
  cartUnitPrice({ ...product, cutPrice: Boolean(product.cutPrice) })

const insertItems = (
  db: Queryable,
  orderId: number,
  { lines, taken }: { lines: { product: Product; quantity: number }[]; taken: boolean },
) =>
  db
    .insertInto('orderItem')
    .values(
      lines.map(({ product, quantity }) => ({
        orderId,
        productId: product.productId,
        productName: product.productName,
        sku: product.sku,
        department: 'Wound Care',
        quantity,
        taken: taken ? quantity : 0,
        backordered: taken ? 0 : quantity,
        unitPriceCents: priceOf(product),
        listPriceCents: product.unitPriceCents,
        taxCents: 0,
        taxExemptFlag: false,
        taxBasis: 'GENERAL',
        taxRateMilliPercent: 0,
      })),
    )
    .returningAll()
    .execute()

const takeFromStock = (db: Queryable, items: readonly Selectable<DB['orderItem']>[]) =>
  db
    .insertInto('stockMovement')
    .values(
      items.map(({ orderItemId, productId, quantity }) => ({
        productId,
        orderItemId,
        delta: -quantity,
        reason: 'ORDER',
      })),
    )
    .execute()

async function pay(db: Queryable, order: OrderRow): Promise<OrderRow> {
  await db
    .insertInto('paymentAttempt')
    .values({
      orderId: order.orderId,
      attemptNumber: 1,
      provider: 'sandbox',
      idempotencyKey: `order-${order.orderId}-1`,
      amountCents: order.grandTotalCents ?? 0,
      currency: order.currency,
      status: 'SUCCEEDED',
      cardBrand: 'visa',
      cardLast4: '4242',
    })
    .execute()
  return db
    .updateTable('orders')
    .set({ paymentStatus: 'PAID' })
    .where('orderId', '=', order.orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
