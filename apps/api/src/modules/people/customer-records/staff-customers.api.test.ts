import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { stayOpen } from '../../../../test/shop/stay-open.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
let graceId: number
beforeEach(async () => {
  await shop.reset()
  const grace = await shop.make.staff({ password: 'a staple for staff', phone1: '555-0199' })
  graceId = grace.custId
  staff = await signIn(shop, grace)
})
afterAll(() => shop.close())

const PASSWORD = 'a quiet river in may'
const SECRET = 'Zyzzogeton'

const found = async (query: string) => {
  const { rows } = (await shop.get(`/staff/customers?${query}`, staff)).json()
  return rows.map((row: { custId: number }) => row.custId)
}

const broken = async () => await findBrokenRules(shop.db)

const PLACES = ['country', 'state_province', 'city']

/** Everything in the database as text, except the tables of places. */
async function everything() {
  const tables = await shop.db.introspection.getTables()
  const rows = await Promise.all(
    tables
      .filter(({ name, schema }) => schema === 'public' && !PLACES.includes(name))
      .map(({ name }) =>
        shop.db
          .selectFrom(name as 'customer')
          .selectAll()
          .execute(),
      ),
  )
  return JSON.stringify(rows)
}

describe('finding customers', () => {
  it('matches part of a name, email or phone, and lists applicants and accounts without a password', async () => {
    const rosa = await shop.make.customer({ firstName: 'Rosa', phone1: '512 555 0148' })
    const asking = await shop.make.customer({
      password: PASSWORD,
      salesRepRequestedAt: new Date(),
    })

    expect(await found('q=rosa')).toEqual([rosa.custId])
    expect(await found('q=0148')).toEqual([rosa.custId])
    expect(await found('filter=ASKING')).toEqual([asking.custId])
    expect(await found('filter=GUESTS')).toEqual([rosa.custId])
  })

  it('matches a phone number in any format, and the ZIP code of an order or address', async () => {
    const rosa = await shop.make.customer({ firstName: 'Rosa', phone1: '512 555 0148' })
    const mia = await shop.make.customer({ firstName: 'Mia' })
    await shop.make.order({
      custId: mia.custId,
      row: {
        address: '12 Main Street',
        city: 'Austin',
        stateProvince: 'TX',
        postalCode: '73301-0001',
        country: 'United States',
      },
    })
    const ada = await shop.make.customer({ firstName: 'Ada' })
    await shop.db
      .insertInto('address')
      .values({ custId: ada.custId, address1: '1 Elm Street', city: 'Reno', postalCode: '89501' })
      .execute()

    expect(await found('q=(512)555-0148')).toEqual([rosa.custId])
    expect(await found('q=%2B1 512.555.0148')).toEqual([rosa.custId])
    expect(await found('q=73301')).toEqual([mia.custId])
    expect(await found('q=89501')).toEqual([ada.custId])
    expect(await found('q=501')).toEqual([])
    const { rows } = (await shop.get('/staff/customers?q=73301', staff)).json()
    expect(rows).toMatchObject([{ place: 'Austin, TX 73301-0001' }])
  })

  it('answers an application as sales representative and records it', async () => {
    const asking = await shop.make.customer({ salesRepRequestedAt: new Date() })

    await shop.put(`/customer/${asking.custId}/salesRep`, { granted: true }, staff)

    expect(await found('filter=ASKING')).toEqual([])
    const history = await shop.get(`/staff/history/customer/${asking.custId}`, staff)
    expect(history.json().rows).toMatchObject([
      { action: 'sales-rep', before: { salesRepRequested: true }, after: { salesRep: true } },
    ])
  })

  it('mails a guest the link to set a password, and no one who has one', async () => {
    const guest = await shop.make.customer()
    const member = await shop.make.customer({ password: PASSWORD })
    const mail = (custId: number) => shop.post(`/staff/customers/${custId}/claimLink`, {}, staff)

    const answers = [await mail(guest.custId), await mail(member.custId)]
    await shop.runJobs()

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    expect(shop.mail.sent.map(({ to }) => to.address)).toEqual([guest.email])
  })
})

/** How many statements are waiting for a lock in this database. */
async function waiting() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows[0]?.count
}

describe('merging two records of one person', () => {
  const merge = (fromCustId: number, intoCustId: number, confirmEmail: string) =>
    shop.post('/staff/customers/merge', { fromCustId, intoCustId, confirmEmail }, staff)

  it('moves orders and reviews, closes the other record and releases its email', async () => {
    const product = await shop.make.product()
    const kept = await shop.make.customer({ password: PASSWORD })
    const double = await shop.make.customer({ password: PASSWORD })
    await buy(shop, {
      lines: [{ productId: product.productId, quantity: 1 }],
      as: await signIn(shop, double),
    })
    const lookAlikes = (await shop.get(`/staff/customers/${kept.custId}`, staff)).json().lookAlikes

    const unsure = await merge(double.custId, kept.custId, kept.email)
    const merged = await merge(double.custId, kept.custId, double.email.toUpperCase())
    const again = await merge(double.custId, kept.custId, double.email)
    const login = { loginId: double.loginId, loginPassword: PASSWORD }
    const signInAgain = await shop.post('/users/authenticate', login)

    expect(lookAlikes).toMatchObject([{ custId: double.custId, orders: 1 }])
    expect([unsure.statusCode, merged.statusCode, again.statusCode]).toEqual([422, 200, 409])
    expect(merged.json()).toMatchObject({ orders: 1, lookAlikes: [] })
    expect(signInAgain.statusCode).toBe(401)
    expect(await found('')).not.toContain(double.custId)
    const history = await shop.get(`/staff/history/customer/${double.custId}`, staff)
    expect(history.json().rows).toMatchObject([
      { action: 'merge', after: { mergedInto: kept.custId, orders: 1 } },
    ])
    expect(await broken()).toEqual([])
  })

  it('leaves no concurrent order behind', async () => {
    const [double, kept] = [await shop.make.customer(), await shop.make.customer()]
    const { productId } = await shop.make.product()
    const contact = { firstName: 'Ada', lastName: 'B', email: double.email, phone1: '512 555 0148' }
    const order = { orders: {}, orderItems: [{ productId, quantity: 1 }], customer: contact }

    const { placed, merged } = await shop.db.transaction().execute(async (tx) => {
      await stayOpen(tx)
      // The order has found its customer and is waiting for its product.
      await tx.selectFrom('product').select('productId').forUpdate().execute()
      const placed = shop.post('/orders/save', order)
      await expect.poll(waiting).toBe(1)
      const merged = merge(double.custId, kept.custId, double.email)
      await Promise.race([merged, expect.poll(waiting).toBe(2)])
      return { placed, merged }
    })

    expect([(await placed).statusCode, (await merged).statusCode]).toEqual([200, 200])
    expect((await merged).json()).toMatchObject({ orders: 1 })
  })

  it('is refused for staff and for one record with itself, and a rolled-back merge moves no orders', async () => {
    const ada = await shop.make.customer()
    const { order } = await shop.make.order({ custId: ada.custId })

    const answers = [
      await merge(ada.custId, graceId, ada.email),
      await merge(ada.custId, ada.custId, ada.email),
    ]
    const silent = shop.db
      .updateTable('orders')
      .set({ custId: graceId })
      .where('orderId', '=', order.orderId)
      .execute()

    await expect(silent).rejects.toThrow('owner of order')
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 422])
  })
})

describe('personal data', () => {
  async function secretCustomer() {
    const email = `${SECRET.toLowerCase()}@example.com`
    const person = await shop.make.customer({
      firstName: SECRET,
      lastName: SECRET,
      email,
      password: PASSWORD,
    })
    const key = await signIn(shop, person)
    const product = await shop.make.product()
    const street = { address: `${SECRET} Road 1`, city: SECRET, postalCode: '78704' }
    const saved = await shop.post(
      '/orders/save',
      {
        orders: {
          ...street,
          pickupType: 'DELIVERY',
          country: 'United States',
          stateProvince: 'Texas',
          notes: SECRET,
          recipient: SECRET,
          recipientPhone: '512 555 0150',
          courierNote: SECRET,
        },
        orderItems: [{ productId: product.productId, quantity: 2, notes: SECRET }],
      },
      key,
    )
    const { orderId, grandTotal } = saved.json().orders
    const amount = Math.round(grandTotal * 100)
    await shop.post('/payment/charge', { amount, token: 'tok_visa', payment: { orderId } }, key)
    await shop.post(`/staff/orders/${orderId}/notes`, { note: SECRET }, staff)
    const corrected = {
      ...street,
      address: `${SECRET} Road 2`,
      country: 'United States',
      stateProvince: 'Texas',
    }
    await shop.put(`/staff/orders/${orderId}/address`, corrected, staff)
    await shop.post('/orders/move', { orderId, status: 'PRINTED', note: SECRET }, staff)
    await shop.post('/subscription/save', { email })
    const gift = {
      amount: 50,
      buyerName: SECRET,
      buyerEmail: email,
      recipientName: 'Somebody',
      recipientEmail: 'wrong@example.com',
      message: SECRET,
      sendOn: null,
    }
    const { saleToken } = (await shop.post('/gift-cards/sales', gift)).json()
    await shop.post('/gift-cards/sales/charge', { saleToken, token: 'tok_visa' })
    await shop.runJobs()
    const { saleId } = await shop.db
      .selectFrom('giftCardSale')
      .select('saleId')
      .executeTakeFirstOrThrow()
    const read = { recipientName: gift.recipientName, recipientEmail: gift.recipientEmail }
    const right = { recipientName: SECRET, recipientEmail: email, read }
    await shop.put(`/staff/gift-card-sales/${saleId}/recipient`, right, staff)
    await shop.runJobs()
    const details = { firstName: SECRET, lastName: SECRET, tags: [SECRET] }
    for (const note of [`${SECRET} again`, SECRET]) {
      await shop.put(`/staff/customers/${person.custId}`, { details: { ...details, note } }, staff)
    }
    const { orderItemId } = saved.json().orderItems[0]
    return { ...person, email, orderId, orderItemId, productId: product.productId, key }
  }

  type SecretCustomer = Awaited<ReturnType<typeof secretCustomer>>

  const close = async (orderId: number) => {
    const { shipment } = (
      await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
    ).json()
    await shop.post('/shipments/delivered', { shipmentId: shipment.shipmentId }, staff)
  }

  it('is exported completely, without a secret', async () => {
    const { custId, email } = await secretCustomer()

    const answer = await shop.get(`/staff/customers/${custId}/export`, staff)

    const data = answer.json()
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(data.customer.email).toBe(email)
    expect(data.orders).toMatchObject([{ city: SECRET, items: [{ quantity: 2, notes: SECRET }] }])
    expect(data.payments).toMatchObject([{ status: 'SUCCEEDED', card_last4: '4242' }])
    expect(data.notesOfStaff).toMatchObject([
      { note: SECRET },
      { note: expect.stringContaining(`${SECRET} Road 1`) },
    ])
    expect(data.noteOfStaff).toEqual({ note: SECRET, tags: [SECRET] })
    expect(data.newsletter).toHaveLength(1)
    expect(data.giftCardsBought).toMatchObject([{ status: 'PAID', buyer_name: SECRET }])
    expect(data.giftCardsGot).toMatchObject([{ cents: 5_000, message: SECRET }])
    expect(answer.body).not.toMatch(/argon2|sha256|mail_token|fingerprint/)
  })

  /** A return and a refund, a review: each with text in it, and with an answer stored for repeats. */
  async function talkAbout({ orderId, orderItemId, productId, key }: SecretCustomer) {
    const answers = [
      await shop.post(
        '/returns/save',
        {
          orderId,
          requestFor: 'REFUND',
          reason: SECRET,
          items: [{ orderItemId, quantity: 1 }],
        },
        key,
      ),
    ]
    const { returnId } = answers[0]?.json().returns[0] ?? {}
    const words = { reviewTitle: 'Good', reviewMsg: 'Helps.', rating: 5, showName: true }
    answers.push(
      await shop.post('/returns/move', { returnId, status: 'DECLINED', note: SECRET }, staff),
      await shop.post('/refunds/save', { orderId, amount: 1, note: SECRET }, staff),
      await shop.post(
        '/review/save',
        { productId, ...words },
        { ...key, headers: { 'idempotency-key': 'of-this-review' } },
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  }

  it('is erased everywhere while orders and amounts stay and the books add up', async () => {
    const person = await secretCustomer()
    const { custId, email, orderId } = person
    await talkAbout(person)
    const erase = (confirmEmail: string) =>
      shop.post(`/staff/customers/${custId}/erase`, { confirmEmail }, staff)

    const open = await erase(email)
    await close(orderId)
    const wrong = await erase('somebody@example.com')
    const erased = await erase(email)
    await shop.runJobs()

    expect([open, wrong, erased].map(({ statusCode }) => statusCode)).toEqual([409, 422, 200])
    expect(erased.json()).toMatchObject({ orders: 1, customer: { firstName: 'Erased' } })
    expect((await everything()).toLowerCase().includes(SECRET.toLowerCase())).toBe(false)
    expect(await broken()).toEqual([])
    const order = (await shop.get(`/staff/orders/${orderId}`, staff)).json()
    expect(order.orders).toMatchObject({
      grandTotal: 38,
      paymentStatus: 'PARTLY_REFUNDED',
      city: null,
    })
  })
})
