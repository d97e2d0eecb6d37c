import { fieldMessages, valueMessages } from '@mendwell/contract/wire/field-messages'
import { fillIn, messages } from '@mendwell/contract/wire/messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const words: Record<string, string> = {
  ...messages,
  ...fieldMessages,
  ...valueMessages,
  ...staffMessages,
}
const wordsOf = (code: string) => words[code] ?? `no words for ${code}`

const line = (fields: object) => ({ orderItems: [{ productId: 1, quantity: 1, ...fields }] })
const many = (count: number) => Array.from({ length: count }, () => ({ description: 'x' }))
const product = { productId: 1 }

it.each([
  { url: 'PUT /customer/update', body: { firstName: '' }, message: 'First Name is required' },
  { url: 'POST /orders/quote', body: {}, message: 'This is missing' },
  { url: 'POST /orders/quote', body: { orderItems: 'all' }, message: 'Expected a list' },
  { url: 'POST /orders/quote', body: line({ productId: '7' }), message: 'Expected a number' },
  { url: 'POST /orders/quote', body: line({ productId: 0 }), message: 'At least 1' },
  { url: 'POST /orders/quote', body: line({ productId: 3e9 }), message: 'At most 2,147,483,647' },
  {
    url: 'POST /orders/quote',
    body: line({ attributes: many(21) }),
    message: 'At most 20 entries',
  },
  { url: 'PUT /staff/products', body: { rows: [] }, message: 'At least 1 entry' },
  { url: 'PUT /products/update', body: { ...product, weight: 0 }, message: 'More than 0' },
  {
    url: 'PUT /products/update',
    body: { ...product, weight: 1e6 },
    message: 'Less than 1,000,000',
  },
  { url: 'PUT /products/update', body: { ...product, unitPrice: -1 }, message: 'At least 0' },
  {
    url: 'PUT /products/update',
    body: { ...product, unitPrice: 1.005 },
    message: 'Expected at most two decimals',
  },
  {
    url: 'PUT /products/update',
    body: { ...product, productStatus: 'X' },
    message: 'Expected A or N',
  },
  {
    url: 'PUT /products/update',
    body: { ...product, updatedAt: 'yesterday' },
    message: 'Expected a date and time such as 2026-11-20T15:04:05Z',
  },
  {
    url: 'GET /staff/sales?from=monday&to=2026-11-20',
    message: 'Expected a date such as 2026-11-20',
  },
  { url: 'GET /staff/orders?from=monday', message: 'Expected a date such as 2026-11-20' },
  { url: 'GET /staff/orders?page=0', message: 'At least 1' },
  { url: 'GET /staff/orders?sort=no,column', message: 'This is not in the expected format' },
  { url: `GET /staff/orders?q=${'x'.repeat(201)}`, message: '200 Characters Maximum' },
  {
    url: 'PUT /customer/update',
    body: { bestWay: 'DOVE' },
    message: 'Expected TEXT or EMAIL or PHONE',
  },
  { url: 'PUT /customer/update', body: { address: 7 }, message: 'Expected text' },
  { url: 'PUT /staff/settings', body: { onlineDiscount: 101 }, message: 'At most 100' },
  { url: 'PUT /staff/settings', body: { unpaidOrderHours: 721 }, message: 'At most 720' },
  { url: 'PUT /staff/settings', body: { messageTexts: [] }, message: 'Expected an object' },
])('$url $body is answered "$message"', async ({ url, body = {}, message }) => {
  const staff = await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
  const [method, path = ''] = url.split(' ')

  const response = await (method === 'GET'
    ? shop.get(path, staff)
    : shop[method === 'PUT' ? 'put' : 'post'](path, body, staff))

  expect(response.statusCode).toBe(422)
  expect(response.json().detail).toBe(message)
  expect(response.json().errors[0].message).toBe(response.json().detail)
  const { code, params } = response.json().errors[0].sentence
  expect(fillIn(wordsOf(code), params)).toBe(message)
  expect(response.json().sentence).toEqual({ code, params })
})
