import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { brokenRules, plantFault } from '../../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let owner: CallOptions
beforeEach(async () => {
  await shop.reset()
  owner = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const WORN = 'The strap is worn'

/** One of two braces at $18 comes back: its refund is $18. */
async function askBack(requestFor = 'REFUND') {
  const { productId } = await shop.make.product({ unitPriceCents: 20_00, taxExemptFlag: true })
  const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  const pieces = [{ orderItemId: items[0]?.orderItemId, quantity: 1 }]
  const asked = { orderId, requestFor, items: pieces }
  const ask = async (reason = 'Too small') =>
    (await shop.post('/returns/save', { ...asked, reason }, key)).json().returns[0]
  const { returnId } = await ask()
  const own = async () => (await shop.get('/returns/findAll', key)).json()
  return { orderId, returnId, ask, own }
}

const move = (returnId: number, status: string, refund?: number) =>
  shop.post('/returns/move', { returnId, status, refund }, owner)
const receive = async (returnId: number) => {
  await move(returnId, 'APPROVED')
  await move(returnId, 'RECEIVED')
}
const change = (returnId: number, refund: number, facts: object = {}) =>
  shop.post(
    '/returns/refund',
    { returnId, refund, refundBefore: 18, reason: WORN, ...facts },
    owner,
  )

const refundedOf = async (orderId: number) => {
  const order = shop.db.selectFrom('orders').select('refundedCents').where('orderId', '=', orderId)
  return (await order.executeTakeFirstOrThrow()).refundedCents
}

it('refunds less for a worn item; the shopper reads why, and the history has it', async () => {
  const { orderId, returnId, own } = await askBack()
  await receive(returnId)

  const changed = await change(returnId, 12.5)
  await shop.runJobs()
  await move(returnId, 'REFUNDED', 12.5)

  expect(changed.json()).toMatchObject({ refund: 12.5, withheld: 5.5, withheldReason: WORN })
  expect(await own()).toMatchObject([{ refund: 12.5, withheld: 5.5, withheldReason: WORN }])
  const mail = shop.mail.sent.find(({ subject }) => subject.endsWith('your refund has changed'))
  expect(mail?.text).toContain(WORN)
  expect(mail?.text).toContain('$12.50')
  const history = await shop.get(`/staff/history/return/${returnId}`, owner)
  expect(history.json().rows).toContainEqual(
    expect.objectContaining({
      before: { refundCents: 18_00 },
      after: { refundCents: 12_50, note: WORN },
    }),
  )
  expect(await refundedOf(orderId)).toBe(12_50)
  expect(await brokenRules(shop)).toEqual([])
})

it('leaves the share of the other piece as it was: what was taken off does not go back with it', async () => {
  const { orderId, returnId, ask } = await askBack()
  await receive(returnId)
  await change(returnId, 0)
  await move(returnId, 'REFUNDED')
  const other = await ask('The other one too')
  await receive(other.returnId)
  await move(other.returnId, 'REFUNDED')

  expect(other.refund).toBe(18)
  expect(await refundedOf(orderId)).toBe(18_00)
  expect(await brokenRules(shop)).toEqual([])
})

it('restores what was quoted, without a reason, and changes nothing twice', async () => {
  const { returnId } = await askBack()
  await change(returnId, 10)

  const restored = await change(returnId, 18, { refundBefore: 10, reason: null })
  await change(returnId, 18, { reason: null })

  expect(restored.json()).toMatchObject({ refund: 18, withheld: 0, withheldReason: null })
  const queued = await shop.db
    .selectFrom('outbox')
    .select('kind')
    .where('kind', '=', 'return_refund_changed')
    .execute()
  expect(queued).toHaveLength(2)
})

it.each([
  ['more than was quoted', 18.01, {}, 422, 'At most $18.00, as quoted to the customer'],
  ['less, without a reason', 17, { reason: ' ' }, 422, 'Enter the reason. The customer reads it.'],
  ['a sum below zero', -1, {}, 422, undefined],
  [
    'what a colleague changed meanwhile',
    17,
    { refundBefore: 17.5 },
    409,
    'The amount has changed. Please look at it again and confirm.',
  ],
])('refuses %s', async (_, refund, facts, status, detail) => {
  const { returnId } = await askBack()

  const refused = await change(returnId, refund, facts)

  expect(refused.statusCode).toBe(status)
  if (detail !== undefined) expect(refused.json().detail).toBe(detail)
})

it('refuses to change a closed return, and one that refunds nothing', async () => {
  const declined = await askBack()
  await move(declined.returnId, 'DECLINED')
  const replacement = await askBack('REPLACEMENT')

  expect((await change(declined.returnId, 1)).json().detail).toBe(
    'This return is closed, so its refund stays as it is',
  )
  expect((await change(replacement.returnId, 0)).json().detail).toBe(
    'Only a return for a refund has a refund to change',
  )
  expect((await change(4711, 1)).statusCode).toBe(404)
})

it('refunds what was shown or nothing, while a colleague changes it at the same time', async () => {
  const { orderId, returnId } = await askBack()
  await receive(returnId)

  const [changed, refunded] = await Promise.all([
    change(returnId, 10),
    move(returnId, 'REFUNDED', 18),
  ])

  expect([changed.statusCode, refunded.statusCode].toSorted()).toEqual([200, 409])
  expect(await refundedOf(orderId)).toBe(refunded.statusCode === 200 ? 18_00 : 0)
  expect(await brokenRules(shop)).toEqual([])
})

it('is for colleagues who may refund', async () => {
  const { returnId } = await askBack()
  const support = await shop.make.staff({ role: 'SUPPORT', password: 'a staple for staff' })
  const body = { returnId, refund: 10, refundBefore: 18, reason: WORN }

  const refused = await shop.post('/returns/refund', body, await signIn(shop, support))

  expect(refused.statusCode).toBe(403)
})

it('is kept by the database: a refunded return keeps its sum', async () => {
  const { returnId } = await askBack()
  await receive(returnId)
  await move(returnId, 'REFUNDED')
  const withheld = { withheldCents: 1_00, withheldReason: WORN }

  await expect(shop.db.updateTable('returnRequest').set(withheld).execute()).rejects.toThrow(
    /is closed/,
  )
})

it('is audited: it shows where more went back than was left', async () => {
  const { returnId } = await askBack()
  await receive(returnId)
  await move(returnId, 'REFUNDED')

  await plantFault(
    shop,
    `update return_request set withheld_cents = 100, withheld_reason = '${WORN}'`,
  )

  expect(await brokenRules(shop)).toContain(
    'a return for a refund gives back no more than was quoted, less what was taken off it',
  )
})
