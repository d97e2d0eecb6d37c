import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { differenceOf, recordStaffEvent } from './record-staff-event.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'

/** A price that Grace changed, for somebody of this role to read. */
async function changedPrice() {
  const grace = await shop.make.staff({ firstName: 'Grace', lastName: 'Hopper' })
  const who = { custId: grace.custId, staffRole: 'OWNER', orderIds: [] } as const
  const change = { before: { unitPriceCents: 1000 }, after: { unitPriceCents: 900 } }
  await recordStaffEvent(shop.db, {
    who,
    action: 'price',
    objectType: 'product',
    objectId: 7,
    ...change,
  })
  return change
}

it('tells who changed what, when, from what to what', async () => {
  const change = await changedPrice()
  const clerk = await shop.make.staff({ role: 'CATALOGUE', password: PASSWORD })

  const answer = await shop.get('/api/staff/history/product/7', await signIn(shop, clerk))

  const body = answer.json()
  expect(answer.statusCode).toBe(200)
  expect(body.total).toBe(1)
  expect(body.rows[0]).toMatchObject({ who: 'Grace Hopper', action: 'price', ...change })
})

it('calls a thing what people call it', async () => {
  const { brandId, brandName } = await shop.make.brand()
  const { categoryId, subCategory } = await shop.make.category()
  const who = { ...(await shop.make.staff({ password: PASSWORD })), orderIds: [] }
  const change = { who: { ...who, staffRole: 'OWNER' }, action: 'change' } as const
  await recordStaffEvent(shop.db, { ...change, objectType: 'brand', objectId: brandId })
  await recordStaffEvent(shop.db, { ...change, objectType: 'category', objectId: categoryId })

  const { rows } = (await shop.get('/api/staff/history', await signIn(shop, who))).json()

  expect(rows).toMatchObject([{ subject: subCategory }, { subject: brandName }])
})

it('shows the history of a thing only to those who may see the thing', async () => {
  await changedPrice()
  const clerk = await shop.make.staff({ role: 'CATALOGUE', password: PASSWORD })
  const session = await signIn(shop, clerk)

  expect((await shop.get('/api/staff/history/customer/7', session)).statusCode).toBe(403)
  expect((await shop.get('/api/staff/history', session)).statusCode).toBe(403)
})

it('cannot be changed or removed, not even in the database', async () => {
  await changedPrice()

  await expect(sql`update staff_event set actor = 'nobody'`.execute(shop.db)).rejects.toThrow(
    'append-only',
  )
  await expect(sql`delete from staff_event`.execute(shop.db)).rejects.toThrow('append-only')
})

it('keeps only the fields that differ', () => {
  expect(differenceOf({ name: 'a', price: 1 }, { name: 'a', price: 2 })).toEqual({
    before: { price: 1 },
    after: { price: 2 },
  })
  expect(differenceOf({ name: 'a' }, { name: 'a' })).toBeUndefined()
  // As jsonb gives it back.
  expect(differenceOf({ step: { b: 1, a: [2] } }, { step: { a: [2], b: 1 } })).toBeUndefined()
  expect(differenceOf({ list: [1, 2] }, { list: [2, 1] })).toBeDefined()
})
