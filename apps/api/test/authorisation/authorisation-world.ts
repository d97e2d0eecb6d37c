import { hashPassword } from '../../src/modules/people/credentials/password.ts'
import type { TestShop } from '../shop/start-test-shop.ts'
import { signIn } from '../shoppers/sign-in.ts'

/** The callers: a visitor, the holder of one order's token, that order's customer, another customer, staff. */
export const PRINCIPALS = [
  'visitor',
  'order token',
  'its customer',
  'other customer',
  'staff',
] as const
export type Who = (typeof PRINCIPALS)[number]

/** Part of everything that belongs to Ada: no one else may ever read it. */
export const SECRET = 'Zyzzogeton'
export const ADAS_PASSWORD = 'correct horse battery'

export type World = Awaited<ReturnType<typeof makeWorld>>

let passwordHash: string | undefined

/**
 * Ada with an order, an address and a review; Bob; Grace, who is staff; and one of everything that can be requested.
 */
export async function makeWorld(shop: TestShop) {
  passwordHash ??= await hashPassword(ADAS_PASSWORD)
  const { make, db } = shop
  const email = `${SECRET.toLowerCase()}@example.com`
  const ada = await make.customer({ email, lastName: SECRET, emailVerifiedAt: new Date() })
  const bob = await make.customer({ email: 'bob@example.com' })
  const grace = await make.staff({ email: 'grace@example.com' })
  const people = [ada, bob, grace]
  const credentials = people.map(({ custId }) => ({ custId, passwordHash: passwordHash ?? '' }))
  await db.insertInto('credential').values(credentials).execute()
  const sessions = await Promise.all(people.map((person) => signIn(shop, person)))

  const product = await make.product()
  const hidden = await make.product({ productStatus: 'N' })
  const { order, orderItems, orderToken } = await make.order({
    custId: ada.custId,
    lines: [{ product, quantity: 1 }],
    row: { placedBy: 'CUSTOMER', lastName: SECRET, email, city: SECRET },
  })
  // A declined card, so that there is a payment to read.
  await db
    .insertInto('paymentAttempt')
    .values({
      orderId: order.orderId,
      attemptNumber: 1,
      provider: 'sandbox',
      idempotencyKey: 'declined',
      amountCents: order.grandTotalCents ?? 0,
      currency: order.currency,
      status: 'FAILED',
    })
    .execute()
  const address = await db
    .insertInto('address')
    .values({ custId: ada.custId, address1: SECRET })
    .returning('addressId')
    .executeTakeFirstOrThrow()
  const { mailToken } = await db
    .insertInto('subscription')
    .values({ email, emailCanonical: email, mailToken: 'n'.repeat(43) })
    .returning('mailToken')
    .executeTakeFirstOrThrow()
  const { productId } = product
  await db
    .insertInto('productDocument')
    .values({ productId, fileName: 'a.pdf', bytes: Buffer.from('%PDF-'), sizeBytes: 5 })
    .execute()

  const [adas = '', bobs = '', graces = ''] = sessions.map(({ bearer }) => bearer)
  return {
    email,
    adaId: ada.custId,
    productId,
    hiddenProductId: hidden.productId,
    orderId: order.orderId,
    orderItemId: orderItems[0]?.orderItemId,
    orderNum: order.orderNum,
    totalCents: order.grandTotalCents ?? 0,
    taxCents: order.taxCents,
    mailToken,
    ...address,
    headers: {
      visitor: {},
      'order token': { 'x-order-token': orderToken },
      'its customer': { authorization: `Bearer ${adas}` },
      'other customer': { authorization: `Bearer ${bobs}` },
      staff: { authorization: `Bearer ${graces}` },
    } satisfies Record<Who, Record<string, string>>,
  }
}
