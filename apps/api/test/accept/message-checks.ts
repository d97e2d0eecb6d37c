import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import type { ShopClient } from './client.ts'
import { expectHolds, expectStatus, pick } from './expect-answer.ts'

const message = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+1 (512) 555-0148',
  address: '418 Barton Creek Road',
  subject: 'Strips',
  querydata: 'Do they fit my meter?',
}

const WRONG: [field: string, value: string, says: string][] = [
  ['name', '', 'Name Is Required'],
  ['name', 'Al', '3 Characters Minimum'],
  ['name', 'A'.repeat(21), '20 Characters Maximum'],
  ['email', 'ada@', 'Invalid Email'],
  ['email', 'a@example.com\r\nBcc: b@example.com', 'Invalid Email'],
  ['phone', '555', '10 Numbers are Required'],
  ['address', '', 'Address Is Required'],
  ['subject', '', 'subject Is Required'],
]

/** Contact form and newsletter, with the specification's messages. */
export function checkMessages(shop: ShopClient): void {
  for (const path of ['email/api/contactEmail', 'api/contactEmail']) {
    it(`POST ${path}`, async () => {
      expectStatus(await shop.send('POST', path, { body: message, key: randomUUID() }), 200)
    })
  }
  for (const [field, value, says] of WRONG) {
    it(`POST email/api/contactEmail with ${field} ${JSON.stringify(value)}`, async () => {
      const body = { ...message, [field]: value }
      const answer = await shop.send('POST', 'email/api/contactEmail', { body })
      expectStatus(answer, 422)
      const [first] = pick(answer.body, 'errors') as { path: string; message: string }[]
      if (first?.path !== field) throw new Error(`the error is at ${first?.path}`)
      if (!value.includes('\r')) expectHolds(first, { message: says })
    })
  }
  it('POST subscription/save answers alike for new and known', async () => {
    const body = { email: `accept-${randomUUID()}@example.com` }
    const first = await shop.send('POST', 'subscription/save', { body, key: randomUUID() })
    const second = await shop.send('POST', 'subscription/save', { body, key: randomUUID() })
    expectStatus(first, 200)
    if (JSON.stringify(first.body) !== JSON.stringify(second.body))
      throw new Error('tells them apart')
  })
}

const POSTS = [
  'orders/quote',
  'orders/save',
  'orders/findOrdersWithItems',
  'payment/charge',
  'payment/save',
  'users/authenticate',
  'users/register',
  'registerCustomer',
  'loginsignin',
  'customer/authenticate',
  'customer/save',
  'users/forgotPassword',
  'users/resetPassword',
  'email/api/contactEmail',
  'subscription/save',
]

const MALFORMED: [what: string, raw: string, status: number][] = [
  ['broken JSON', '{"a":', 400],
  ['deep JSON', '['.repeat(40_000), 400],
  ['a prototype key', '{"__proto__":{"admin":true}}', 400],
  ['a NUL', '{"a":"\\u0000"}', 400],
  ['a lone surrogate', '{"a":"\\ud800"}', 400],
  ['a list', '[]', 422],
  ['too much', JSON.stringify({ a: 'x'.repeat(300_000) }), 413],
]

/** Bodies that no call taking JSON may accept. */
export function checkMalformed(shop: ShopClient): void {
  for (const path of POSTS) {
    for (const [what, raw, status] of MALFORMED) {
      it(`POST ${path} with ${what}`, async () => {
        expectStatus(await shop.send('POST', path, { raw }), status)
      })
    }
    it(`POST ${path} as text`, async () => {
      expectStatus(await shop.send('POST', path, { raw: '{}', type: 'text/plain' }), 415)
    })
  }
}
