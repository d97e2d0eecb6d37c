import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { COMMAND_LINE, differenceOf, recordStaffEvent } from './record-staff-event.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'

/** A price that Grace changed, to be read by a member of staff with this role. */
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

it('shows who changed what and when, with old and new value', async () => {
  const change = await changedPrice()
  const clerk = await shop.make.staff({ role: 'CATALOGUE', password: PASSWORD })

  const answer = await shop.get('/api/staff/history/product/7', await signIn(shop, clerk))

  const body = answer.json()
  expect(answer.statusCode).toBe(200)
  expect(body.total).toBe(1)
  expect(body.rows[0]).toMatchObject({ who: 'Grace Hopper', action: 'price', ...change })
})

it('uses the names that people use', async () => {
  const { brandId, brandName } = await shop.make.brand()
  const { categoryId, subCategory } = await shop.make.category()
  const who = { ...(await shop.make.staff({ password: PASSWORD })), orderIds: [] }
  const change = { who: { ...who, staffRole: 'OWNER' }, action: 'change' } as const
  await recordStaffEvent(shop.db, { ...change, objectType: 'brand', objectId: brandId })
  await recordStaffEvent(shop.db, { ...change, objectType: 'category', objectId: categoryId })

  const session = await signIn(shop, who)
  await shop.post('/newsTracker/save', { news: 'Free shipping in May' }, session)

  const { rows } = (await shop.get('/api/staff/history', session)).json()

  expect(rows.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Free shipping in May',
    subCategory,
    brandName,
  ])
})

describe('filtered', () => {
  /** A change of a product, by this actor, at this time. */
  async function changed(objectId: number, by: number | null, happenedAt: string) {
    await shop.db
      .insertInto('staffEvent')
      .values({
        custId: by,
        actor: by === null ? COMMAND_LINE : `staff ${by}`,
        action: 'change',
        objectType: 'product',
        objectId: String(objectId),
        happenedAt: new Date(happenedAt),
      })
      .execute()
  }

  async function threeChanges() {
    const grace = await shop.make.staff({ firstName: 'Grace', password: PASSWORD })
    const ada = await shop.make.staff({ firstName: 'Ada', lastName: 'Byron' })
    // In Chicago March 3, its last second and the first of the next day.
    await changed(1, grace.custId, '2026-03-03T18:00:00Z')
    await changed(2, ada.custId, '2026-03-04T05:59:59Z')
    await changed(3, null, '2026-03-04T06:00:00Z')
    const session = await signIn(shop, grace)
    const idsOf = async (query: string) => {
      const { rows, total } = (await shop.get(`/staff/history?${query}`, session)).json()
      expect(total).toBe(rows.length)
      return rows.map(({ objectId }: { objectId: string }) => Number(objectId))
    }
    return { grace, ada, session, idsOf }
  }

  it('by person, including the command line', async () => {
    const { grace, ada, idsOf } = await threeChanges()

    expect(await idsOf('')).toEqual([3, 2, 1])
    expect(await idsOf(`who=${grace.custId}`)).toEqual([1])
    expect(await idsOf(`who=${ada.custId}&objectType=product`)).toEqual([2])
    expect(await idsOf(`who=${ada.custId}&objectType=order`)).toEqual([])
    expect(await idsOf('who=command-line')).toEqual([3])
  })

  it('by days of the shop, both included', async () => {
    const { ada, idsOf } = await threeChanges()

    expect(await idsOf('from=2026-03-04')).toEqual([3])
    expect(await idsOf('to=2026-03-03')).toEqual([2, 1])
    expect(await idsOf('from=2026-03-03&to=2026-03-03')).toEqual([2, 1])
    expect(await idsOf(`from=2026-03-03&to=2026-03-04&who=${ada.custId}`)).toEqual([2])
    expect(await idsOf('from=2026-03-05')).toEqual([])
  })

  it.each([
    ['from=yesterday', 'dayExpected'],
    ['to=2026-02-30', 'dayExpected'],
    ['from=0000-01-01', 'dayExpected'],
    ['from=2026-03-04&to=2026-03-03', 'rangeTurned'],
    ['who=grace', 'historyWho'],
  ])('refuses %s in words', async (query, code) => {
    const { session } = await threeChanges()

    const answer = await shop.get(`/staff/history?${query}`, session)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ sentence: { code } }])
  })

  it('lists the people in the history, two of one name by their emails', async () => {
    const { grace, ada, session } = await threeChanges()
    const other = await shop.make.staff({ firstName: 'Ada', lastName: 'Byron' })
    await shop.make.staff({ firstName: 'Never', lastName: 'Seen' })
    await changed(4, other.custId, '2026-03-04T06:00:00Z')

    const { people } = (await shop.get('/staff/history/people', session)).json()

    expect(people).toHaveLength(4)
    expect(people).toEqual(
      expect.arrayContaining([
        { who: String(ada.custId), name: `Ada Byron (${ada.email})` },
        { who: String(other.custId), name: `Ada Byron (${other.email})` },
        { who: String(grace.custId), name: expect.stringMatching(/^Grace/) },
      ]),
    )
    expect(people.at(-1)).toEqual({ who: 'command-line', name: 'Command line' })
  })
})

it("shows an object's history only to those who may see the object", async () => {
  await changedPrice()
  const clerk = await shop.make.staff({ role: 'CATALOGUE', password: PASSWORD })
  const session = await signIn(shop, clerk)

  expect((await shop.get('/api/staff/history/customer/7', session)).statusCode).toBe(403)
  expect((await shop.get('/api/staff/history', session)).statusCode).toBe(403)
})

it('cannot be changed or deleted, not even in the database', async () => {
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
  // As jsonb returns it.
  expect(differenceOf({ step: { b: 1, a: [2] } }, { step: { a: [2], b: 1 } })).toBeUndefined()
  expect(differenceOf({ list: [1, 2] }, { list: [2, 1] })).toBeDefined()
})
