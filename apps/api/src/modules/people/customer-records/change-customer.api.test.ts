import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
let grace: { custId: number; email: string }
beforeEach(async () => {
  await shop.reset()
  const member = await shop.make.staff({ password: 'a staple for staff', role: 'SUPPORT' })
  grace = member
  staff = await signIn(shop, member)
})
afterAll(() => shop.close())

const ROSA = { firstName: 'Rosa', lastName: 'Delgado', phone1: '512 555 0148', phone2: null }
const DETAILS = { ...ROSA, lastName: 'Delgado Ruiz', note: 'Rings twice.', tags: ['VIP', 'Lupus'] }

const change = (custId: number, details: object, read?: object) =>
  shop.put(`/staff/customers/${custId}`, { details, read }, staff)
const seen = async (custId: number) => (await shop.get(`/staff/customers/${custId}`, staff)).json()
const historyOf = async (custId: number) =>
  (await shop.get(`/staff/history/customer/${custId}`, staff)).json().rows

it('corrects a customer, saves note and tags, finds by a tag, and is undone', async () => {
  const { custId } = await shop.make.customer(ROSA)

  const changed = await change(custId, { ...DETAILS, tags: ['VIP', 'vip', '', 'Lupus'] })
  const unchanged = await change(custId, { ...DETAILS, tags: ['vip', 'Lupus'] })
  const found = (await shop.get('/staff/customers?q=lupus', staff)).json().rows
  const [event, ...older] = await historyOf(custId)
  const undone = await shop.post('/staff/history/undo', { eventId: event.eventId }, staff)

  expect([changed, unchanged, undone].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(changed.json()).toMatchObject({
    customer: { lastName: 'Delgado Ruiz', phone1: '512 555 0148' },
    note: 'Rings twice.',
    tags: ['vip', 'Lupus'],
  })
  expect(found).toMatchObject([{ custId }])
  expect(older).toEqual([])
  expect(event).toMatchObject({
    action: 'change',
    before: { lastName: 'Delgado', note: '', tags: [] },
    after: { lastName: 'Delgado Ruiz', note: 'Rings twice.' },
  })
  expect(await seen(custId)).toMatchObject({ customer: ROSA, note: '', tags: [] })
})

it('is not undone after a later change', async () => {
  const { custId } = await shop.make.customer(ROSA)
  await change(custId, DETAILS)
  const [first] = await historyOf(custId)
  await change(custId, { ...DETAILS, note: 'Rings once.' })

  const undone = await shop.post('/staff/history/undo', { eventId: first.eventId }, staff)

  expect(undone.statusCode).toBe(409)
  expect(await seen(custId)).toMatchObject({ note: 'Rings once.' })
})

it('lets one of two concurrent editors win', async () => {
  const { custId } = await shop.make.customer(ROSA)
  const read = { ...ROSA, note: '', tags: [] }

  const both = await Promise.all([
    change(custId, { ...DETAILS, note: 'One' }, read),
    change(custId, { ...DETAILS, note: 'Two' }, read),
  ])

  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await historyOf(custId)).toHaveLength(1)
})

it('refuses staff, closed records and invalid fields', async () => {
  const { custId } = await shop.make.customer(ROSA)
  const wrong = [
    { ...DETAILS, firstName: ' ' },
    { ...DETAILS, phone1: 'next door' },
    { ...DETAILS, note: 'Card 4242 4242 4242 4242' },
    { ...DETAILS, tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) },
    { ...DETAILS, tags: ['x'.repeat(31)] },
  ]

  const refused = await Promise.all(wrong.map((details) => change(custId, details)))
  const ofStaff = await change(grace.custId, DETAILS)
  await shop.db
    .updateTable('customer')
    .set({ erasedAt: new Date() })
    .where('custId', '=', custId)
    .execute()
  const erased = await change(custId, DETAILS)
  const nobody = await change(4711, DETAILS)

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422])
  expect([ofStaff, erased, nobody].map(({ statusCode }) => statusCode)).toEqual([409, 409, 404])
})

it('keeps note and tags of both on the remaining record', async () => {
  const manager = await shop.make.staff({ password: 'a staple for staff', role: 'OWNER' })
  const owner = await signIn(shop, manager)
  const [kept, double] = [await shop.make.customer(ROSA), await shop.make.customer(ROSA)]
  await change(kept.custId, { ...DETAILS, note: 'Rings twice.', tags: ['VIP'] })
  await change(double.custId, { ...DETAILS, note: 'Side door.', tags: ['VIP', 'Lupus'] })

  const merge = { fromCustId: double.custId, intoCustId: kept.custId, confirmEmail: double.email }
  const merged = await shop.post('/staff/customers/merge', merge, owner)

  expect(merged.json()).toMatchObject({ note: 'Rings twice.\nSide door.', tags: ['VIP', 'Lupus'] })
  expect(await findBrokenRules(shop.db)).toEqual([])
})
