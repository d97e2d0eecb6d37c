import type { Selectable } from 'kysely'
import type { DB } from '../../apps/api/src/db/schema.ts'
import type { CallOptions } from '../../apps/api/test/shop/calls.ts'
import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'
import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import type { BackOffice } from './shot.ts'
import { PASSWORD } from './visitor.ts'

type Product = Selectable<DB['product']>

const BUYERS = [
  ['Rosa', 'Delgado', 'NEW'],
  ['Samuel', 'Okafor', 'NEW'],
  ['Bartholomew', 'Featherstonehaugh', 'NEW'],
  ['Mei', 'Chen', 'PRINTED'],
  ['Ines', 'Ferreira', 'PRINTED'],
  ['Paul', 'Whitaker', 'OPEN'],
  ['Dorothy', 'Nakamura', 'CLOSED'],
  ['Omar', 'Haddad', 'REJECTED'],
] as const
const DAY_MS = 24 * 60 * 60 * 1000

/** A day in the shop for its staff: orders in every status, returns, messages, a failed mail. */
export async function prepareStaff(shop: TestShop): Promise<BackOffice> {
  const owner = await shop.make.staff({ lastName: 'Hopper', password: PASSWORD })
  const helper = { firstName: 'Linus', lastName: 'Park', email: 'linus@example.com' }
  await shop.make.staff({ ...helper, role: 'FULFILMENT' })
  const staff = await signIn(shop, owner)
  const goods = await shop.db
    .selectFrom('product')
    .selectAll()
    .where('unitPriceCents', '>', 5_00)
    .where('quantity', '>', 9)
    .where('saleClass', '=', 'OPEN')
    .where('quoteOnly', '=', false)
    .where('rx', 'is distinct from', true)
    .where('productStatus', '=', 'A')
    .orderBy('productId')
    .limit(10)
    .execute()
  await placeOlderOrders(shop, goods)
  await fillBackOffice(shop, goods, staff)
  const orderId = await workOnOrder(shop, goods, staff)
  const rosa = await shop.make.customer({
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone1: '512 555 0148',
  })
  const double = await shop.make.customer({
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone1: '512 555 0148',
  })
  return { loginId: owner.loginId, orderId, custId: rosa.custId, doubleId: double.custId }
}

async function placeOlderOrders(shop: TestShop, goods: readonly Product[]) {
  for (const [index, [firstName, lastName, orderStatus]] of BUYERS.entries()) {
    const customer = await shop.make.customer({ firstName, lastName })
    const lines = goods
      .slice(index, index + 1 + (index % 3))
      .map((product, place) => ({ product, quantity: 1 + ((index + place) % 4) }))
    const createdAt = new Date(Date.now() - (index * 2 + 1) * DAY_MS)
    const { email, custId } = customer
    const row = { firstName, lastName, email, createdAt, orderStatus }
    await shop.make.order({ custId, lines, paid: index !== 1, row })
  }
}

const linesOf = (goods: readonly Product[]) =>
  goods.map(({ productId }, index) => ({ productId, quantity: index + 1 }))

/** Returns, messages, news, subscribers, and a mail to an invalid address. */
async function fillBackOffice(shop: TestShop, goods: readonly Product[], staff: CallOptions) {
  const { orderId, items, key } = await buy(shop, { lines: linesOf(goods.slice(0, 2)) })
  const [item] = items
  const wish = { orderItemId: item?.orderItemId, quantity: 1 }
  const body = { orderId, requestFor: 'REFUND', reason: 'Too small for my wrist', items: [wish] }
  await shop.post('/returns/save', body, key)
  for (const news of ['Free shipping from $200 this week', 'Open on Saturdays again'])
    await shop.post('/newsTracker/save', { news }, staff)
  const contact = {
    name: 'Dorothy Nakamura',
    email: 'dorothy@example.com',
    phone: '5125550199',
    address: '12 Elm Street, Austin',
    subject: 'Knee brace',
  }
  const querydata = 'Do you carry the large size of the knee brace? The page only shows medium.'
  await shop.post('/contactEmail', { ...contact, querydata })
  for (const email of ['one@example.com', 'two@example.com'])
    await shop.post('/subscription/save', { email })
  await shop.runJobs()
  const lastError = '550 No such user here'
  const [mail] = await shop.db.selectFrom('outbox').select('outboxId').limit(1).execute()
  await shop.db
    .updateTable('outbox')
    .set({ state: 'DEAD', lastError, sentAt: null })
    .where('outboxId', '=', mail?.outboxId ?? 0)
    .execute()
}

/** An order with a shipped parcel, a partial refund and a note. */
async function workOnOrder(shop: TestShop, goods: readonly Product[], staff: CallOptions) {
  const { orderId, items } = await buy(shop, { lines: linesOf(goods.slice(2, 5)) })
  const sent = items.slice(0, 2).map(({ orderItemId, quantity }) => ({ orderItemId, quantity }))
  const parcel = { orderId, carrier: 'UPS', trackingNumber: '1Z 999 AA1 01 2345 6784', items: sent }
  await shop.post('/shipments/save', parcel, staff)
  await shop.post('/refunds/save', { orderId, amount: 2.5, note: 'Box was dented' }, staff)
  await shop.post(`/staff/orders/${orderId}/notes`, { note: 'Rings twice, side door.' }, staff)
  await shop.runJobs()
  return orderId
}
