import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { stayOpen } from '../../../../test/shop/stay-open.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { blankOrders } from '../../people/customer-records/erase-customer.repository.ts'
import { makeOrderLinks } from './order-link.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'correct horse battery'

async function place(email = 'ada@example.com') {
  const { productId } = await shop.make.product({ productName: 'Female urinal' })
  const body = guestOrder([{ productId, quantity: 1 }], email)
  const { orders } = (await shop.post('/orders/save', body)).json()
  return shop.db
    .selectFrom('orders')
    .select(['orderId', 'orderNum', 'custId'])
    .where('orderId', '=', orders.orderId)
    .executeTakeFirstOrThrow()
}

/** The confirmation of an order, and the token of the link in it. */
async function confirmationOf({ orderNum }: { orderNum: string }) {
  await shop.runJobs()
  const mail = shop.mail.sent.find(({ subject }) => subject.includes(orderNum))
  const text = mail?.text ?? ''
  const [url, token] =
    text.match(new RegExp(`\\S+/#/orderDetail\\?order=${orderNum}&key=([\\w-]{43})`)) ?? []
  return { text, url, token: token ?? '' }
}

const open = (token: string) => shop.post('/orders/open', { token })
const ordersWith = async (token: string, orderNumber: string) =>
  (
    await shop.post(
      '/orders/findOrdersWithItems',
      { orderType: 'ONLINE', orderNumber },
      { headers: { 'x-order-token': token } },
    )
  ).json().orderCustomer?.length ?? 0

/** How many sessions wait for a lock on rows of orders. */
async function waiting() {
  const { rows } = await sql<{
    waiting: number
  }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows[0]?.waiting
}

describe("the link in a guest's confirmation", () => {
  it('opens that one order for thirty days, and is stored only as a hash', async () => {
    const order = await place()
    const other = await place()

    const { token, text, url } = await confirmationOf(order)

    expect(url).toMatch(/^http/)
    const stored = await shop.db
      .selectFrom('orderCapability')
      .select(['orderId', 'expiresAt'])
      .where('tokenSha256', '=', tokenHash(token))
      .executeTakeFirstOrThrow()
    expect(stored.orderId).toBe(order.orderId)
    const days = (stored.expiresAt.getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    expect(JSON.stringify(await shop.mail.outbox())).not.toContain(token)
    expect(text).toContain('See your order')
    expect(text).toContain('for 30 days')

    expect((await open(token)).json()).toEqual({ orderNum: order.orderNum })
    expect(await ordersWith(token, order.orderNum)).toBe(1)
    expect(await ordersWith(token, other.orderNum)).toBe(0)
  })

  it('is in the mail of a package too, opens its tracking, and names no goods', async () => {
    const { productId } = await shop.make.product({ productName: 'Female urinal' })
    const { orderId, orderNum } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
    await shop.post('/shipments/save', { orderId, carrier: 'UPS', trackingNumber: '1Z-9' }, staff)
    await shop.runJobs()

    const shipped = shop.mail.sent.find(({ text }) => text.includes('is on its way'))
    const link = new RegExp(`/#/dashboard\\?tab=tracking&order=${orderNum}&key=([\\w-]{43})`)
    const [, token = ''] = shipped?.text.match(link) ?? []
    expect(shipped?.text).toContain('Track the order')
    expect((await open(token)).json()).toEqual({ orderNum })
    for (const { subject, text } of shop.mail.sent) {
      const addresses = text.match(/https?:\/\/\S+/g) ?? []
      for (const said of [subject, ...addresses]) expect(said).not.toMatch(/urinal/i)
    }
    expect(shop.mail.sent.length).toBeGreaterThanOrEqual(3)
  })

  it('opens nothing once it has expired', async () => {
    const order = await place()
    const { token } = await confirmationOf(order)
    await sql`update order_capability set expires_at = now()`.execute(shop.db)

    expect((await open(token)).statusCode).toBe(409)
    expect(await ordersWith(token, order.orderNum)).toBe(0)
  })

  it('does not open an account: its orders need its password', async () => {
    const customer = await shop.make.customer({ email: 'ada@example.com', password: PASSWORD })
    const who = await signIn(shop, customer)
    const { productId } = await shop.make.product()
    const body = guestOrder([{ productId, quantity: 1 }])
    const { orders } = (await shop.post('/orders/save', { ...body, customer: null }, who)).json()

    const { text, token } = await confirmationOf(orders)

    expect(token).toBe('')
    expect(text).toContain(`/#/orderDetail?order=${orders.orderNum}`)
    expect(await shop.count('order_capability')).toBe(0)
  })

  it('ends when staff erase its person', async () => {
    const staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
    const order = await place()
    const { token } = await confirmationOf(order)

    const confirm = { confirmEmail: 'ada@example.com' }
    await shop.db.updateTable('orders').set({ orderStatus: 'REJECTED' }).execute()
    const erased = await shop.post(`/staff/customers/${order.custId}/erase`, confirm, staff)

    expect(erased.statusCode).toBe(200)
    expect((await open(token)).statusCode).toBe(409)
    expect(await shop.count('order_capability')).toBe(0)
  })

  it('is not created while its person is being erased', async () => {
    const { orderId } = await place()
    const order = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const before = await shop.count('order_capability')
    const made = await shop.db.transaction().execute(async (tx) => {
      await stayOpen(tx)
      await blankOrders(tx, order.custId)
      const making = makeOrderLinks(shop.db, { publicUrl: '' }, order)
      await expect.poll(waiting).toBe(1)
      return { making }
    })

    await made.making

    expect(before).toBe(1)
    expect(await shop.count('order_capability')).toBe(0)
  })

  it('opens its order and nothing of the person it is merged into', async () => {
    const staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
    const order = await place()
    const { token } = await confirmationOf(order)
    const into = await place('grace@example.com')

    const merge = { fromCustId: order.custId, intoCustId: into.custId }
    const merged = await shop.post(
      '/staff/customers/merge',
      { ...merge, confirmEmail: 'ada@example.com' },
      staff,
    )

    expect(merged.statusCode).toBe(200)
    expect(await ordersWith(token, order.orderNum)).toBe(1)
    expect(await ordersWith(token, into.orderNum)).toBe(0)
  })
})
