import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { stayOpen } from '../../../../test/shop/stay-open.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

type Ending = 'merge' | 'erase'
type Customer = Awaited<ReturnType<typeof shop.make.customer>>

async function end(how: Ending, { custId, email }: Customer) {
  if (how === 'erase') {
    return shop.post(`/staff/customers/${custId}/erase`, { confirmEmail: email }, staff)
  }
  const into = await shop.make.customer()
  const merge = { fromCustId: custId, intoCustId: into.custId, confirmEmail: email }
  return shop.post('/staff/customers/merge', merge, staff)
}

/** Orders, reviews and addresses of a closed record: no one can open, pay or erase them. */
async function stranded() {
  const { rows } = await sql`
    select 'order' as what from orders join customer using (cust_id)
      where merged_into is not null or erased_at is not null and orders.last_name <> ''
    union all select 'review' from review join customer using (cust_id)
      where merged_into is not null or erased_at is not null and show_name
    union all select 'address' from address join customer using (cust_id)
      where merged_into is not null or erased_at is not null`.execute(shop.db)
  return rows
}

const place = (productId: number, who: CallOptions) =>
  shop.post('/orders/save', { ...guestOrder([{ productId, quantity: 1 }]), customer: null }, who)

const review = (productId: number, who: CallOptions) => {
  const words = { reviewTitle: 'Good', reviewMsg: 'Holds.', showName: true }
  return shop.post('/review/save', { productId, rating: 5, ...words }, who)
}

const address = (who: CallOptions) => {
  const place = { country: 'United States', stateProvince: 'TX', city: 'Austin' }
  return shop.post('/address/save', { address1: '1 Main St', ...place, postalCode: '78701' }, who)
}

/** Starts a call and closes the customer while its transaction waits for the product; returns both answers. */
async function endedMeanwhile(how: Ending, call: 'order' | 'review') {
  const { productId } = await shop.make.product({ quantity: 9 })
  const customer = await shop.make.customer({ password: 'quite a long staple' })
  const who = await signIn(shop, customer)
  const held = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const holder = shop.db.transaction().execute(async (tx) => {
    await stayOpen(tx)
    await sql`select from product where product_id = ${productId} for update`.execute(tx)
    held.resolve()
    await holding.promise
  })
  await held.promise
  const calling = call === 'order' ? place(productId, who) : review(productId, who)
  await waiting(1)
  const ending = end(how, customer)
  // It is done, or waits for the call: either way nothing else happens before the product is unlocked.
  let isOver = false
  void ending.then(() => {
    isOver = true
  })
  await waiting(2, () => isOver)
  holding.resolve()
  await holder
  return [(await calling).statusCode, (await ending).statusCode]
}

/** Until the given number of transactions wait for a lock, or there is nothing to wait for. */
async function waiting(count: number, isOver = () => false) {
  while (!isOver()) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
    if (rows.length >= count) return
  }
}

describe.each<Ending>(['merge', 'erase'])('a customer whom staff %s', (how) => {
  it.each(['order', 'review'] as const)(
    'while their %s is written leaves no orphan',
    async (call) => {
      const [called] = await endedMeanwhile(how, call)

      expect(called).toBe(200)
      expect(await stranded()).toEqual([])
    },
  )

  it('during an order, a review and an address change leaves no orphan', async () => {
    const { productId } = await shop.make.product({ quantity: 99 })
    for (let turn = 0; turn < 8; turn++) {
      const customer = await shop.make.customer({ password: 'quite a long staple' })
      const who = await signIn(shop, customer)
      const answers = await Promise.all([
        place(productId, who),
        review(productId, who),
        end(how, customer),
        address(who),
      ])

      const [ordered, reviewed, ended, addressed] = answers.map((answer) => answer.statusCode)
      expect([200, 401], `order: ${answers[0]?.body}`).toContain(ordered)
      expect([200, 401], `review: ${answers[1]?.body}`).toContain(reviewed)
      expect([200, 401], `address: ${answers[3]?.body}`).toContain(addressed)
      expect(how === 'merge' ? [200] : [200, 409]).toContain(ended)
      expect(await stranded()).toEqual([])
    }
  })

  it('while their order is moved waits for it, or goes first: neither fails', async () => {
    for (let turn = 0; turn < 8; turn++) {
      const customer = await shop.make.customer({ password: 'quite a long staple' })
      const { productId } = await shop.make.product({ quantity: 9 })
      const who = await signIn(shop, customer)
      const { orders } = (await place(productId, who)).json()
      const cancelled = { orderId: orders.orderId, status: 'REJECTED' }

      const [ended, moved] = await Promise.all([
        end(how, customer),
        shop.post('/orders/move', cancelled, staff),
      ])

      expect(moved.statusCode, moved.body).toBe(200)
      expect(how === 'merge' ? [200] : [200, 409], ended.body).toContain(ended.statusCode)
    }
    expect(await stranded()).toEqual([])
  })
})
