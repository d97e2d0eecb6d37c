import { messages } from '@mendwell/contract/wire/messages'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const asCustomer = async () => signIn(shop, await shop.make.customer({ password }))
const asStaff = async () => signIn(shop, await shop.make.staff({ password }))

const names = { firstName: 'Ada', lastName: 'Byron' }
const account = { ...names, email: 'new@example.com' }
const contact = { ...account, phone1: '512 555 0148' }
const loginPassword = 'a quiet river in may'
const street = { country: 'USA', stateProvince: 'TX', city: 'Austin' }
const place = { ...street, address: '1 Main St' }
const delivered = (postalCode: string) => ({ pickupType: 'DELIVERY', ...place, postalCode })
const order = async (fields: object) => {
  const { productId } = await shop.make.product()
  return { orders: {}, orderItems: [{ productId, quantity: 1 }], customer: contact, ...fields }
}

type Send = (value: string) => ReturnType<typeof shop.post>

const PHONES: Record<string, { path: string; send: Send }> = {
  'orders/save': {
    path: 'customer.phone1',
    send: async (phone1) =>
      shop.post('/orders/save', await order({ customer: { ...contact, phone1 } })),
  },
  'staff/orders/phone': {
    path: 'customer.phone1',
    send: async (phone1) => {
      const body = await order({ customer: { ...contact, phone1 } })
      return shop.post('/staff/orders/phone', body, await asStaff())
    },
  },
  'customer/save': {
    path: 'phone1',
    send: async (phone1) => shop.post('/customer/save', { ...contact, phone1 }),
  },
  'users/register': {
    path: 'phone1',
    send: async (phone1) => shop.post('/users/register', { ...account, loginPassword, phone1 }),
  },
  'customer/update': {
    path: 'phone2',
    send: async (phone2) => shop.put('/customer/update', { phone2 }, await asCustomer()),
  },
}

describe.each(Object.entries(PHONES))('%s', (_, { path, send }) => {
  it.each(['123', '123456', '1234567890123456', 'call me', '512 555 0148 x', '++15125550148'])(
    'stores no phone %j',
    async (phone) => {
      const response = await send(phone)

      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toMatchObject([{ path, message: messages.phoneNumeric }])
    },
  )

  it.each([
    '555-0100',
    '+1 (512) 555-0148',
    '+49 30 901820',
    '123456789012345',
    '512 555 0148 Ext. 3',
  ])('keeps the phone %j', async (phone) =>
    expect((await send(phone)).statusCode).toBeLessThan(300),
  )
})

const CODES: Record<string, { path: string; send: Send }> = {
  'orders/save': {
    path: 'orders.postalCode',
    send: async (code) => shop.post('/orders/save', await order({ orders: delivered(code) })),
  },
  'staff/orders/phone': {
    path: 'orders.postalCode',
    send: async (code) => {
      const body = await order({ orders: delivered(code) })
      return shop.post('/staff/orders/phone', body, await asStaff())
    },
  },
  'address/save': {
    path: 'postalCode',
    send: async (postalCode) => {
      const body = { ...street, address1: '1 Main St', postalCode }
      return shop.post('/address/save', body, await asCustomer())
    },
  },
  'customer/save': {
    path: 'postalCode',
    send: async (postalCode) =>
      shop.post('/customer/save', { ...contact, loginPassword, ...place, postalCode }),
  },
  'users/register': {
    path: 'billingPostalCode',
    send: async (billingPostalCode) => {
      const billing = {
        billingCountry: 'United States',
        billingStateProvince: 'TX',
        billingPostalCode,
      }
      return shop.post('/users/register', { ...account, loginPassword, ...billing })
    },
  },
  'customer/update, the whole address': {
    path: 'billingPostalCode',
    send: async (billingPostalCode) => {
      const billing = {
        billingCountry: 'United States',
        billingStateProvince: 'TX',
        billingPostalCode,
      }
      return shop.put('/customer/update', billing, await asCustomer())
    },
  },
  'customer/update, the code of an address that is kept': {
    path: 'postalCode',
    send: async (postalCode) => {
      const options = await asCustomer()
      await shop.put('/customer/update', { ...place, postalCode: '78701' }, options)
      return shop.put('/customer/update', { postalCode }, options)
    },
  },
}

describe.each(Object.entries(CODES))('%s', (_, { path, send }) => {
  it.each(['7870', 'K1A 0B1'])('ships no package to %j in the United States', async (code) => {
    const response = await send(code)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toMatchObject([{ path, message: messages.postalCodeUs }])
    expect(await shop.count('orders')).toBe(0)
    const kept = await shop.db.selectFrom('address').select('postalCode').execute()
    expect(kept.filter(({ postalCode }) => postalCode === code)).toEqual([])
  })

  it('ships no package for Texas to 10001, which is New York', async () => {
    const response = await send('10001')

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toMatchObject([{ path, message: messages.postalCodeState }])
    expect(await shop.count('orders')).toBe(0)
  })

  it('keeps the code 78701-1234', async () =>
    expect((await send('78701-1234')).statusCode).toBeLessThan(300))
})

it('keeps codes of other countries, and an old one until its address is changed', async () => {
  const options = await asCustomer()
  const update = async (body: object) =>
    (await shop.put('/customer/update', body, options)).statusCode

  expect(await update({ country: 'Canada', postalCode: 'K1A 0B1' })).toBe(200)
  expect(await update({ country: 'United States' })).toBe(422)
  await shop.db.updateTable('address').set({ country: 'United States' }).execute()
  expect(await update({ city: 'Austin' })).toBe(200)
})
