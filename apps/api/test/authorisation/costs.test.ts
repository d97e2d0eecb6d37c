import type { StaffPermission, StaffRole } from '@mendwell/domain/people/staff-permissions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { buy } from '../shoppers/buy.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
/** Two purchase prices that no other number resembles, as they are written in dollars and in cents. */
const COSTS = /37\.91|3791|38\.47|3847/

const member = async (role: StaffRole) =>
  signIn(shop, await shop.make.staff({ role, password: PASSWORD }))

/** A member of staff with a role that the owner made. */
async function memberWith(...permissions: StaffPermission[]) {
  const owner = await member('OWNER')
  const clerk = await shop.make.staff({ role: 'SUPPORT', password: PASSWORD })
  const role = { name: `Desk ${clerk.custId}`, permissions }
  const { roleId } = (await shop.post('/staff/roles', role, owner)).json()
  const given = { role: `own-${roleId}` }
  const answer = await shop.put(`/staff/members/${clerk.custId}`, given, owner)
  expect(answer.statusCode).toBe(200)
  return signIn(shop, clerk)
}

let doors: Record<'list' | 'search' | 'page' | 'history' | 'order' | 'log' | 'file', string>
beforeAll(async () => {
  await shop.reset()
  const owner = await member('OWNER')
  const { productId } = await shop.make.product({
    productName: 'Knee brace',
    purchasePriceCents: 3791,
    quantity: 9,
  })
  const change = { productId, purchasePrice: 38.47 }
  expect((await shop.put('/products/update', change, owner)).statusCode).toBe(200)
  // As an import keeps it: by the names of columns.
  const { custId } = await shop.make.staff()
  await shop.db
    .insertInto('staffEvent')
    .values({
      ...{ custId, actor: 'staff', action: 'import', objectType: 'product' },
      objectId: String(productId),
      before: JSON.stringify({ purchase_price_cents: 3791 }),
      after: JSON.stringify({ purchase_price_cents: 3847 }),
    })
    .execute()
  const bought = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const parcel = { orderId: bought.orderId, carrier: 'UPS', trackingNumber: '1Z9' }
  expect((await shop.post('/shipments/save', parcel, owner)).statusCode).toBe(200)
  const replaced = await shop.post(
    `/staff/orders/${bought.orderId}/replacements`,
    { items: [{ orderItemId: bought.items[0]?.orderItemId, quantity: 1 }], reason: 'DAMAGED' },
    owner,
  )
  expect(replaced.statusCode).toBe(200)
  doors = {
    list: '/staff/products',
    search: '/staff/products?q=knee',
    page: `/staff/products/${productId}`,
    history: `/staff/history/product/${productId}`,
    order: `/staff/orders/${bought.orderId}`,
    log: '/staff/history',
    file: '/staff/products.csv',
  }
})

describe('what the shop pays for its goods', () => {
  it.each([
    ['OWNER', 'list search page history order log file'],
    ['MANAGER', 'list search page history order log file'],
    ['CATALOGUE', 'list search page history file'],
  ] as const)('is read by the role %s', async (role, seen) => {
    const session = await member(role)
    for (const door of seen.split(' ') as (keyof typeof doors)[]) {
      const answer = await shop.get(doors[door], session)
      expect(answer.statusCode).toBe(200)
      expect(answer.body, door).toMatch(COSTS)
    }
  })

  it.each([
    ['FULFILMENT', 'list search page history order'],
    ['SUPPORT', 'list search page history order'],
    ['REVIEWER', 'order'],
  ] as const)('is in no answer for the role %s', async (role, open) => {
    const session = await member(role)
    for (const door of Object.keys(doors) as (keyof typeof doors)[]) {
      const answer = await shop.get(doors[door], session)
      expect(answer.statusCode, door).toBe(open.split(' ').includes(door) ? 200 : 403)
      expect(answer.body, door).not.toMatch(COSTS)
    }
  })

  it('is in no answer for a role of the owner’s own that neither buys nor sets prices', async () => {
    const session = await memberWith(
      'catalogue.read',
      'catalogue.import',
      'log.read',
      'orders.read',
    )
    for (const [door, address] of Object.entries(doors)) {
      const answer = await shop.get(address, session)
      expect(answer.statusCode, door).toBe(200)
      expect(answer.body, door).not.toMatch(COSTS)
    }
    // Without the column, importing the file again leaves purchase prices as they are.
    expect((await shop.get(doors.file, session)).body.split('\n')[0]).not.toContain('purchasePrice')
  })

  it.each(['purchasing.write', 'catalogue.write'] as const)(
    'is read by a role that has %s',
    async (permission) => {
      const session = await memberWith('catalogue.read', permission)
      const answer = await shop.get(doors.page, session)
      expect(answer.json()).toMatchObject({ purchasePrice: 38.47 })
    },
  )

  it('still leaves the change itself in the history, with what else was changed', async () => {
    const { rows } = (await shop.get(doors.history, await member('SUPPORT'))).json()
    expect(rows).toMatchObject([
      { action: 'import', before: {}, after: {} },
      { action: 'change', before: {}, after: {} },
    ])
  })
})
