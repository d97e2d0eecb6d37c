import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const body = (productId: number, rest: object = {}) => ({
  orders: {},
  orderItems: [{ productId, quantity: 1 }],
  ...rest,
})
const save = (productId: number, session: CallOptions, rest: object = {}) =>
  shop.post('/orders/save', body(productId, rest), session)

it('a signed-in customer orders with the contact of the account, without any order token', async () => {
  const me = await shop.make.customer({ password, firstName: 'Augusta', phone1: '512 555 0148' })
  const { productId } = await shop.make.product()

  const saved = (await save(productId, await signIn(shop, me))).json()

  expect(saved).toMatchObject({ orderToken: null, orders: { custId: me.custId } })
  const [order] = await shop.db.selectFrom('orders').selectAll().execute()
  expect(order).toMatchObject({
    custId: me.custId,
    placedBy: 'CUSTOMER',
    firstName: 'Augusta',
    email: me.email,
    phone1: '512 555 0148',
  })
  expect(await shop.count('order_capability')).toBe(0)
})

it('the contact typed for one order applies only to that order, and never changes its owner', async () => {
  const me = await shop.make.customer({ password })
  const other = await shop.make.customer({ email: 'other@example.com' })
  const { productId } = await shop.make.product()
  const customer = { firstName: 'Bo', lastName: 'Day', email: other.email, phone1: '555-0100' }

  await save(productId, await signIn(shop, me), { customer, orders: { custId: other.custId } })

  const [order] = await shop.db.selectFrom('orders').selectAll().execute()
  expect(order).toMatchObject({ custId: me.custId, firstName: 'Bo', email: other.email })
  const [stored] = await shop.db
    .selectFrom('customer')
    .select('firstName')
    .where('custId', '=', me.custId)
    .execute()
  expect(stored).toEqual({ firstName: 'Ada' })
})

it('the first phone of an account is kept for its next orders; that of another contact is not', async () => {
  const me = await shop.make.customer({ password, phone1: null })
  const { productId } = await shop.make.product({ quantity: 9 })
  const session = await signIn(shop, me)
  const phoneAfter = async (email: string, phone1: string) => {
    await save(productId, session, {
      customer: { firstName: 'Bo', lastName: 'Day', email, phone1 },
    })
    const rows = await shop.db.selectFrom('customer').select(['custId', 'phone1']).execute()
    return rows.find(({ custId }) => custId === me.custId)?.phone1
  }

  expect(await phoneAfter('other@example.com', '555-0100')).toBeNull()
  expect(await phoneAfter(me.email, '512 555 0148')).toBe('512 555 0148')
  expect(await phoneAfter(me.email, '555-0100')).toBe('512 555 0148')
})

it('two sessions of one customer share their keys: two tabs place one order', async () => {
  const me = await shop.make.customer({ password })
  const { productId } = await shop.make.product()
  const headers = { 'idempotency-key': 'one-checkout-in-two-tabs' }
  const [tab, otherTab] = [await signIn(shop, me), await signIn(shop, me)]

  const first = await save(productId, { ...tab, headers })
  const second = await save(productId, { ...otherTab, headers })

  expect(second.headers['idempotent-replayed']).toBe('true')
  expect(second.json()).toEqual(first.json())
  expect(await shop.count('orders')).toBe(1)
})

it('an expired session cannot order, since the order would belong to no account', async () => {
  const me = await shop.make.customer({ password })
  const { productId } = await shop.make.product()
  const session = await signIn(shop, me)
  await shop.db.deleteFrom('session').execute()
  const customer = { firstName: 'Bo', lastName: 'Day', email: me.email, phone1: '555-0100' }

  const refused = await save(productId, session, { customer })
  const asGuest = await save(productId, {}, { customer })

  expect([refused.statusCode, refused.json().code]).toEqual([401, 'SESSION_EXPIRED'])
  expect(asGuest.statusCode).toBe(200)
  expect(await shop.count('orders')).toBe(1)
})

it('a customer pays with only the session', async () => {
  const me = await shop.make.customer({ password })
  const { productId } = await shop.make.product()
  const session = await signIn(shop, me)
  const { orders } = (await save(productId, session)).json()
  const payment = { orderId: orders.orderId }

  const answer = await shop.post(
    '/payment/charge',
    { amount: 29_00, token: 'tok_visa', payment },
    session,
  )

  expect(answer.json().statusCode).toBe(0)
})

it('the mail to a customer has no link to claim an account', async () => {
  const me = await shop.make.customer({ password })
  const { productId } = await shop.make.product()
  await save(productId, await signIn(shop, me))

  await shop.runJobs()

  expect(shop.mail.sent).toHaveLength(1)
  expect(shop.mail.sent[0]?.text).not.toContain('/#/claim')
})

it('the first delivery gives an account its address, and later ones do not change it', async () => {
  const me = await shop.make.customer({ password })
  const session = await signIn(shop, me)
  const { productId } = await shop.make.product()
  const place = { city: 'Austin', stateProvince: 'TX', country: 'United States' }
  const to = (address: string) => ({
    orders: { pickupType: 'DELIVERY', address, postalCode: '78704', ...place },
  })

  await save(productId, session)
  expect(await shop.count('address')).toBe(0)
  await save(productId, session, to('418 Barton Creek Road'))
  await save(productId, session, to('1 Elsewhere'))

  const { customer } = (await shop.get('/users/session', session)).json()
  expect(customer).toMatchObject({
    address: { address1: '418 Barton Creek Road' },
    postalCode: '78704',
    ...place,
  })
  expect(await shop.count('address')).toBe(1)
})
