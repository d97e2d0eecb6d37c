import { messages } from '@mendwell/contract/wire/messages'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { stayOpen } from '../../../../test/shop/stay-open.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { lockOrderRow } from '../order/order-status.repository.ts'
import { insertShipment } from '../shipping/shipments.repository.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const WRONG = {
  address: '12 Mian Street',
  address2: 'Apt 4',
  country: 'United States',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78701',
}
const RIGHT = { ...WRONG, address: '12 Main Street', address2: null, postalCode: '78704' }

interface Delivered {
  key: CallOptions
  custId: number
}

/** An order of Ada's account that is delivered, and paid. */
async function orderOf({ key }: Pick<Delivered, 'key'>) {
  const { productId } = await shop.make.product()
  const orderItems = [{ productId, quantity: 2 }]
  const orders = { ...WRONG, pickupType: 'DELIVERY' }
  const saved = (await shop.post('/orders/save', { orders, orderItems }, key)).json()
  const { orderId, grandTotal } = saved.orders
  const amount = Math.round(grandTotal * 100)
  await shop.post('/payment/charge', { amount, token: 'tok_visa', payment: { orderId } }, key)
  return { orderId, orderItemId: saved.orderItems[0].orderItemId }
}

async function ada(): Promise<Delivered> {
  const person = await shop.make.customer({ password: 'a staple of hers' })
  return { key: await signIn(shop, person), custId: person.custId }
}

const correct = (orderId: number, address: object = RIGHT) =>
  shop.put(`/staff/orders/${orderId}/address`, address, staff)

const detailOf = async (orderId: number) =>
  (await shop.get(`/staff/orders/${orderId}`, staff)).json()

const notesOf = async (orderId: number): Promise<string[]> =>
  (await detailOf(orderId)).timeline
    .filter(({ kind }: { kind: string }) => kind === 'NOTE')
    .map(({ detail }: { detail: string }) => detail)

const historyOf = async (orderId: number) =>
  (await shop.get(`/staff/history/order/${orderId}`, staff)).json().rows

describe('PUT /staff/orders/:orderId/address', () => {
  it('corrects the delivery address, and keeps the previous one', async () => {
    const { orderId } = await orderOf(await ada())

    const answer = await correct(orderId)

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ orderId, ...RIGHT }),
    ])
    expect((await detailOf(orderId)).orders).toMatchObject(RIGHT)
    expect(await notesOf(orderId)).toEqual([
      expect.stringMatching(
        /^The address was: 12 Mian Street, Apt 4, Austin, TX 78701, United States\. It is now: /,
      ),
    ])
    const [event, ...others] = await historyOf(orderId)
    expect(others).toEqual([])
    expect(event).toMatchObject({ action: 'address', who: 'Grace Byron', before: null })
    expect(event.after).toEqual({
      noteId: expect.any(Number),
      note: expect.stringMatching(/^The address was: 12 Mian Street.*\. It is now: /),
    })
    const broken = await findBrokenRules(shop.db)
    expect(broken).toEqual([])
  })

  it("is printed and mailed from then on, and leaves the account's addresses unchanged", async () => {
    const { key, custId } = await ada()
    const { orderId } = await orderOf({ key })
    await shop.runJobs()
    const addresses = () => shop.db.selectFrom('address').selectAll().execute()
    const known = await addresses()

    await correct(orderId)

    const papers = (
      await shop.get(`/staff/orders/packing-documents?orderIds=${orderId}`, staff)
    ).json()
    const shipTo = ['12 Main Street', 'Austin, TX 78704', 'United States']
    expect(papers.slips).toMatchObject([{ shipTo }])
    const { mails } = await detailOf(orderId)
    const { outboxId } = mails.find(({ kind }: { kind: string }) => kind === 'order_created')
    shop.mail.sent.length = 0
    await shop.post(`/staff/orders/${orderId}/mails/${outboxId}/resend`, {}, staff)
    await shop.runJobs()
    expect(shop.mail.sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('12 Main Street'),
    ])
    expect(shop.mail.sent[0]?.text).not.toContain('12 Mian Street')
    expect(known).toMatchObject([{ custId, address1: '12 Mian Street' }])
    expect(await addresses()).toEqual(known)
  })

  it('records nothing if nothing changed, such as after a lost response', async () => {
    const { orderId } = await orderOf(await ada())

    const answers = [await correct(orderId), await correct(orderId)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect(await notesOf(orderId)).toHaveLength(1)
    expect(await historyOf(orderId)).toHaveLength(1)
  })

  it.each([
    { row: { pickupType: 'IN STORE' }, that: 'is collected' },
    { row: { orderStatus: 'CLOSED' }, that: 'is closed' },
    { row: { orderStatus: 'REJECTED' }, that: 'is rejected' },
  ])('leaves alone what $that', async ({ row }) => {
    const { order } = await shop.make.order({ row: { pickupType: 'DELIVERY', ...WRONG, ...row } })

    const answer = await correct(order.orderId)

    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        detail:
          'The address cannot be changed: the order is a pickup, has started to ship, or is closed',
        orderStatus: order.orderStatus,
      }),
    ])
    expect((await detailOf(order.orderId)).orders).toMatchObject(WRONG)
  })

  it('refuses an order that has partly shipped, but not one that is only marked OPEN', async () => {
    const { orderId, orderItemId } = await orderOf(await ada())
    for (const status of ['PRINTED', 'OPEN']) {
      await shop.post('/staff/orders/move', { orderIds: [orderId], status }, staff)
    }
    const open = await correct(orderId)
    const items = [{ orderItemId, quantity: 1 }]
    await shop.post('/shipments/save', { orderId, carrier: 'UPS', items }, staff)

    const late = await correct(orderId, { ...RIGHT, address: '14 Main Street' })

    expect([open.statusCode, late.statusCode]).toEqual([200, 409])
    expect((await detailOf(orderId)).orders).toMatchObject(RIGHT)
  })

  it.each([
    ['another state', { stateProvince: 'OK', postalCode: '73101' }, ['stateProvince']],
    ['another country', { country: 'Canada', postalCode: 'K1A 0B1' }, ['country']],
    ['both', { country: 'Canada', stateProvince: 'ON' }, ['country', 'stateProvince']],
  ])('refuses %s, for which nothing was reckoned', async (_, change, paths) => {
    const { orderId } = await orderOf(await ada())

    const answer = await correct(orderId, { ...RIGHT, ...change })

    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      422,
      paths.map((path) => ({
        path,
        message:
          'The country and state cannot be changed because tax and shipping were calculated for them',
      })),
    ])
    expect(await notesOf(orderId)).toEqual([])
  })

  it('accepts a country by another of its names, and a state in lower case', async () => {
    const { orderId } = await orderOf(await ada())

    const answer = await correct(orderId, { ...RIGHT, country: 'USA', stateProvince: 'tx' })

    expect(answer.statusCode).toBe(200)
  })

  it('refuses a ZIP code of another state, and keeps the address', async () => {
    const { orderId } = await orderOf(await ada())

    const answer = await correct(orderId, { ...RIGHT, postalCode: '10001' })

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([
      { path: 'postalCode', message: messages.postalCodeState },
    ])
    expect((await detailOf(orderId)).orders).toMatchObject(WRONG)
  })

  it('requires the same fields as checkout', async () => {
    const { orderId } = await orderOf(await ada())

    const empty = await correct(orderId, { country: 'United States', stateProvince: 'TX' })
    const wrong = await correct(orderId, { ...RIGHT, postalCode: '7870' })

    const pathsOf = (answer: typeof empty) =>
      answer.json().errors.map(({ path }: { path: string }) => path)
    expect([empty.statusCode, pathsOf(empty)]).toEqual([422, ['address', 'city', 'postalCode']])
    expect([wrong.statusCode, pathsOf(wrong)]).toEqual([422, ['postalCode']])
  })

  it('knows no order that is not there', async () => {
    expect((await correct(4711)).statusCode).toBe(404)
  })
})

/** How many statements are waiting for a lock in this database. */
async function waiting() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows[0]?.count
}

it('no package ships to one address while the order gets another', async () => {
  const { orderId, orderItemId } = await orderOf(await ada())

  const { correcting } = await shop.db.transaction().execute(async (tx) => {
    await stayOpen(tx)
    // As sending a parcel does.
    await lockOrderRow(tx, orderId)
    const answer = correct(orderId)
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    const parcel = { orderId, carrier: 'UPS', createdBy: 'staff' }
    await insertShipment(tx, parcel, [{ orderItemId, quantity: 1 }])
    return { correcting: answer }
  })

  expect((await correcting).statusCode).toBe(409)
  expect((await detailOf(orderId)).orders).toMatchObject(WRONG)
  expect(await notesOf(orderId)).toEqual([])
})
