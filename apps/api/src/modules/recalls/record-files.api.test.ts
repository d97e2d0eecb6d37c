import { afterAll, beforeEach, expect, it } from 'vitest'
import vectors from '../../../../../packages/domain/src/recalls/recall.vectors.json' with {
  type: 'json',
}
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const { record } = vectors

/** Uploads a file as the back office's form does. */
function upload(content: string | Buffer) {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="recalls.json"\r\n\r\n'
  const payload = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content),
    Buffer.from('\r\n--x--\r\n'),
  ])
  return shop.app.inject({
    method: 'POST',
    url: '/api/staff/recalls/upload',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      ...staff.headers,
      ...(staff.bearer && { authorization: `Bearer ${staff.bearer}` }),
    },
    ...(staff.cookies && { cookies: staff.cookies }),
    payload,
  })
}

const many = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...record,
    recall_number: `Z-${at}-2026`,
    ...change,
  }))

it('imports a thousand records once, and shows changes when they are imported again', async () => {
  const results = many(1000)

  const first = await upload(JSON.stringify({ meta: {}, results }))
  const again = await upload(JSON.stringify({ results }))
  const grown = await upload(JSON.stringify({ results: many(2, { code_info: 'Lot 1, Lot 2' }) }))

  expect(first.statusCode, first.body).toBe(200)
  expect(first.json()).toEqual({ records: 1000, added: 1000, changed: 0, grown: 0 })
  expect(again.json()).toEqual({ records: 1000, added: 0, changed: 0, grown: 0 })
  expect(grown.json()).toEqual({ records: 2, added: 0, changed: 2, grown: 2 })
  const list = (await shop.get('/staff/recalls?q=Z-7-2026', staff)).json()
  expect(list.rows).toMatchObject([{ recallNumber: 'Z-7-2026', recallStatus: 'PROPOSED' }])
})

it('proposes products by code, number and name, and the lots in the text', async () => {
  const byCode = await shop.make.product({
    productName: 'Box of something',
    udiDi: '00844505000772',
  })
  const bySku = await shop.make.product({ productName: 'Another thing', sku: 'TS-50' })
  const byName = await shop.make.product({ productName: 'Glucose test strips' })
  await shop.make.product({ productName: 'Wound dressing' })
  await upload(JSON.stringify([record]))
  const [{ recallId }] = (await shop.get('/staff/recalls', staff)).json().rows

  const recall = (await shop.get(`/staff/recalls/${recallId}`, staff)).json()

  expect(recall.readCodes).toMatchObject({ dis: ['00844505000772'], lots: ['122927'], review: [] })
  expect(recall.candidates).toMatchObject([
    { productId: byCode.productId, reason: 'DI', found: '00844505000772' },
    { productId: bySku.productId, reason: 'CATALOG', found: 'TS-50' },
    { productId: byName.productId, reason: 'NAME' },
  ])
})

it.each([
  ['cut off', JSON.stringify({ results: [record, record] }).slice(0, -40), 422, 'not JSON'],
  ['no JSON at all', 'recall_number,event_id', 422, 'not JSON'],
  ['no UTF-8', Buffer.from([0x5b, 0xff, 0x5d]), 422, 'not JSON'],
  ['without results', '{"error":{"code":"NOT_FOUND"}}', 422, 'no list called results'],
  [
    'with a wrong date',
    JSON.stringify([record, { ...record, report_date: '2026-13-01' }]),
    422,
    'Record 2 cannot be read: report_date',
  ],
  ['with a record that is none', '[5]', 422, 'Record 1'],
  ['with a record without a key', '[{"product_description":"x"}]', 422, 'Record 1 has neither'],
  [
    'of too many records',
    JSON.stringify(Array.from({ length: 5001 }, () => 5)),
    422,
    'more than 5000',
  ],
  [
    'with 10 MB of GS1 strings in one record',
    JSON.stringify([{ ...record, code_info: '(01)00614141999996(10)A'.repeat(450_000) }]),
    422,
    'Record 1 cannot be read: code_info',
  ],
  ['of more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0x20), 413, 'at most 10 MB'],
])('refuses a file %s, and keeps nothing of it', async (_, content, status, words) => {
  const answer = await upload(content)

  expect(answer.statusCode, answer.body).toBe(status)
  expect(answer.json().detail).toContain(words)
  expect(await shop.count('recall')).toBe(0)
})
