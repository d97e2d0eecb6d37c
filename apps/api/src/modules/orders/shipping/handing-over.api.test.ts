import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../../test/shoppers/austin.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const handing = {
  recipient: 'Rosa Diaz',
  recipientPhone: '512 555 0150',
  courierNote: 'Leave at the side door',
}

async function order(change: object) {
  const { productId } = await shop.make.product()
  const guest = guestOrder([{ productId, quantity: 1 }])
  return shop.post('/orders/save', { ...guest, orders: { ...guest.orders, ...AUSTIN, ...change } })
}

it('stores who takes the package, and shows it to packers, staff and the buyer', async () => {
  const saved = (await order(handing)).json()
  const { orderId, orderNum, grandTotal } = saved.orders
  const key = { headers: { 'x-order-token': saved.orderToken } }
  const amount = Math.round(grandTotal * 100)
  await shop.post('/payment/charge', { amount, token: 'tok_visa', payment: { orderId } }, key)
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

  const found = (
    await shop.post('/orders/findOrdersWithItems', { orderNumber: orderNum }, key)
  ).json()
  const papers = await shop.get(`/staff/orders/packing-documents?orderIds=${orderId}`, staff)
  const detail = (await shop.get(`/staff/orders/${orderId}`, staff)).json()
  await shop.runJobs()

  expect(saved.orders).toMatchObject(handing)
  expect(found.orderCustomer[0].orders).toMatchObject(handing)
  expect(detail.orders).toMatchObject(handing)
  expect(papers.json().slips).toMatchObject([
    {
      name: 'Rosa Diaz',
      phone1: '512 555 0150',
      shipTo: ['1 Main St', 'Austin, TX 78701', 'United States'],
      courierNote: 'Leave at the side door',
    },
  ])
  const mail = shop.mail.sent.find(({ subject }) => subject.includes(orderNum))
  expect(mail?.text).toContain('Rosa Diaz')
  expect(mail?.text).toContain('Leave at the side door')
})

it('goes to the buyer by default', async () => {
  const saved = (await order({ recipient: '', recipientPhone: null, courierNote: '  ' })).json()

  expect(saved.orders).toMatchObject({ recipient: null, recipientPhone: null, courierNote: null })
})

it('is not stored for pickups', async () => {
  const saved = (await order({ ...handing, pickupType: 'IN STORE' })).json()

  expect(saved.orders).toMatchObject({ recipient: null, recipientPhone: null, courierNote: null })
})

it.each([
  ['a card number', { courierNote: 'Pay with 4242 4242 4242 4242' }, 'courierNote'],
  ['a card number as a name', { recipient: '4242424242424242' }, 'recipient'],
  ['more than 200 characters', { courierNote: 'x'.repeat(201) }, 'courierNote'],
  ['two lines', { courierNote: 'Side door\nRing twice' }, 'courierNote'],
  ['no phone number', { recipientPhone: 'at work' }, 'recipientPhone'],
])('refuses %s', async (_, change, field) => {
  const refused = await order(change)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toMatchObject([{ path: `orders.${field}` }])
})

it('reads letters that are typed in two ways as one', async () => {
  const saved = (await order({ recipient: 'Jose\u0301' })).json()

  expect(saved.orders.recipient).toBe('Jos\u00e9')
})
