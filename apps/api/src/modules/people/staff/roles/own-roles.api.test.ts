import {
  ALL_PERMISSIONS,
  type StaffPermission,
  type StaffRole,
} from '@mendwell/domain/people/staff-permissions'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const member = async (role: StaffRole = 'OWNER') => {
  const made = await shop.make.staff({ password: PASSWORD, role })
  return { ...made, session: await signIn(shop, made) }
}
const roleOf = (...permissions: StaffPermission[]) => ({ name: 'Night desk', permissions })

/** An owner, a role and a member who has it. */
async function withRole(...permissions: StaffPermission[]) {
  const owner = await member()
  const clerk = await member('SUPPORT')
  const role = (await shop.post('/staff/roles', roleOf(...permissions), owner.session)).json()
  const key = `own-${role.roleId}`
  const given = await shop.put(`/staff/members/${clerk.custId}`, { role: key }, owner.session)
  return { owner, clerk, role, key, given, url: `/staff/roles/${role.roleId}` }
}

it('a custom role allows exactly its permissions', async () => {
  const { clerk, given, key } = await withRole('orders.read', 'reviews.moderate')

  expect(given.json()).toMatchObject({ role: key })
  expect((await shop.get('/staff/orders', clerk.session)).statusCode).toBe(200)
  expect((await shop.get('/staff/reviews', clerk.session)).statusCode).toBe(200)
  expect((await shop.get('/staff/settings', clerk.session)).statusCode).toBe(403)
  expect((await shop.get('/staff/quotes', clerk.session)).statusCode).toBe(403)
  expect((await shop.get('/users/session', clerk.session)).json()).toMatchObject({
    staffRole: key,
    ownRole: { name: 'Night desk', permissions: ['orders.read', 'reviews.moderate'] },
  })
})

it('open sessions follow a change at once, and its undo', async () => {
  const { owner, clerk, url, role } = await withRole('orders.read', 'reviews.moderate')

  const changed = await shop.put(url, roleOf('orders.read', 'quotes.answer'), owner.session)

  expect(changed.json()).toMatchObject({ permissions: ['orders.read', 'quotes.answer'] })
  expect((await shop.get('/staff/reviews', clerk.session)).statusCode).toBe(403)
  expect((await shop.get('/staff/quotes', clerk.session)).statusCode).toBe(200)
  const { rows } = (await shop.get(`/staff/history/role/${role.roleId}`, owner.session)).json()
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['change', 'create'])
  const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, owner.session)
  expect(undone.statusCode).toBe(200)
  expect((await shop.get('/staff/reviews', clerk.session)).statusCode).toBe(200)
})

it('no one grants permissions they lack, by a role or to a person', async () => {
  const { owner, clerk, url } = await withRole('orders.read', 'staff.manage')
  const all = { name: 'Everything', permissions: ALL_PERMISSIONS }

  const made = await shop.post('/staff/roles', all, clerk.session)
  const widened = await shop.put(url, roleOf('staff.manage', 'orders.refund'), clerk.session)
  const promoted = await shop.put(
    `/staff/members/${clerk.custId}`,
    { role: 'OWNER' },
    clerk.session,
  )
  const demoted = await shop.put(
    `/staff/members/${owner.custId}`,
    { activeFlag: false },
    clerk.session,
  )
  const invitation = { email: 'm@example.com', firstName: 'M', role: 'MANAGER' }
  const invited = await shop.post('/staff/invite', invitation, clerk.session)
  const mine = await shop.post(
    '/staff/roles',
    { name: 'Reader', permissions: ['orders.read'] },
    clerk.session,
  )

  const answers = [made, widened, promoted, demoted, invited, mine]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422, 422, 200])
  expect(made.json().errors).toMatchObject([{ path: 'permissions' }])
  expect(promoted.json().errors).toMatchObject([{ path: 'role' }])
})

it('no one removes permissions they lack from a role, nor renames or deletes it', async () => {
  const { owner, clerk } = await withRole('orders.read', 'staff.manage')
  const made = { name: 'Accountant', permissions: ['orders.read', 'orders.refund'] }
  const { roleId } = (await shop.post('/staff/roles', made, owner.session)).json()
  const url = `/staff/roles/${roleId}`
  const put = (body: object) => shop.put(url, body, clerk.session)

  const answers = [
    await put({ ...made, permissions: ['orders.read'] }),
    await put({ ...made, name: 'Desk' }),
    await shop.post(`${url}/delete`, {}, clerk.session),
  ]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
  const roles = (await shop.get('/staff/roles', owner.session)).json()
  expect(roles).toContainEqual({ ...made, roleId, holders: 0 })
})

it('an undo grants and removes no more than a change', async () => {
  const { owner, clerk, url } = await withRole('orders.read', 'staff.manage')
  const made = { name: 'Accountant', permissions: ['orders.read', 'orders.refund'] }
  const { roleId } = (await shop.post('/staff/roles', made, owner.session)).json()
  const less = { ...made, permissions: ['orders.read'] }
  await shop.put(`/staff/roles/${roleId}`, less, owner.session)
  await shop.put(url, roleOf('orders.read', 'staff.manage', 'log.read'), owner.session)
  const { rows } = (await shop.get(`/staff/history/role/${roleId}`, owner.session)).json()

  const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, clerk.session)

  expect(undone.statusCode).toBe(422)
})

it.each(['OWNER', 'MANAGER'] as const)(
  'someone with fewer rights than %s gets no access to their account',
  async (mayMore) => {
    const { clerk } = await withRole('customers.read', 'customers.write', 'staff.manage')
    const boss = await member(mayMore)
    const invited = await shop.make.staff({ role: mayMore })

    const reset = await shop.post(
      `/staff/members/${boss.custId}/secondFactor/reset`,
      {},
      clerk.session,
    )
    const again = { email: invited.email, firstName: 'Ida', role: mayMore }
    const link = await shop.post('/staff/invite', again, clerk.session)
    const claim = await shop.post(`/staff/customers/${invited.custId}/claimLink`, {}, clerk.session)

    expect([reset, link, claim].map(({ statusCode }) => statusCode)).toEqual([422, 422, 409])
    expect((await shop.get('/staff/today', boss.session)).statusCode).toBe(200)
  },
)

it('resets the second factor of someone with no more rights than the actor', async () => {
  const { owner, clerk } = await withRole('orders.read', 'staff.manage')
  const reader = await shop.post(
    '/staff/roles',
    { name: 'Reader', permissions: ['orders.read'] },
    owner.session,
  )
  const other = await member('SUPPORT')
  const url = `/staff/members/${other.custId}`
  await shop.put(url, { role: `own-${reader.json().roleId}` }, owner.session)

  const reset = await shop.post(`${url}/secondFactor/reset`, {}, clerk.session)

  expect(reset.statusCode).toBe(200)
  expect((await shop.get('/users/session', other.session)).json().authenticated).toBe(false)
})

it('someone who loses the right to manage staff grants nothing, even in a call in progress', async () => {
  const { owner, clerk, url, key } = await withRole('orders.read', 'staff.manage')
  const other = await member('SUPPORT')

  const [taken, promoted] = await Promise.all([
    shop.put(url, roleOf('orders.read'), owner.session),
    shop.put(`/staff/members/${clerk.custId}`, { role: key, activeFlag: true }, clerk.session),
  ])
  const late = await shop.put(`/staff/members/${other.custId}`, { role: key }, clerk.session)

  expect(taken.statusCode).toBe(200)
  expect([200, 403]).toContain(promoted.statusCode)
  expect(late.statusCode).toBe(403)
})

it('of two roles with one name created at once, one is stored', async () => {
  const owner = await member()
  const make = () => shop.post('/staff/roles', roleOf('orders.read'), owner.session)

  const made = await Promise.all([make(), make(), make()])

  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
})

it('a role unknown to this version has no access', async () => {
  const { clerk, role } = await withRole('orders.read')
  await shop.db
    .updateTable('staffRole')
    .set({ permissions: ['orders.everything'] })
    .where('roleId', '=', role.roleId)
    .execute()

  expect((await shop.get('/staff/orders', clerk.session)).statusCode).toBe(403)
})

it('is deleted only if no one has it, even in a race', async () => {
  const { owner, clerk, url, key } = await withRole('orders.read')
  const other = await member('SUPPORT')

  expect((await shop.post(`${url}/delete`, {}, owner.session)).statusCode).toBe(409)
  await shop.put(`/staff/members/${clerk.custId}`, { role: 'SUPPORT' }, owner.session)
  const [deleted, given] = await Promise.all([
    shop.post(`${url}/delete`, {}, owner.session),
    shop.put(`/staff/members/${other.custId}`, { role: key }, owner.session),
  ])

  const statuses = [deleted.statusCode, given.statusCode]
  expect([
    [200, 404],
    [409, 200],
  ]).toContainEqual(statuses)
})

it('is not deleted while a colleague is invited to it', async () => {
  const { owner, clerk, url, key } = await withRole('orders.read')
  await shop.put(`/staff/members/${clerk.custId}`, { role: 'SUPPORT' }, owner.session)
  const invitation = { email: 'ida@example.com', firstName: 'Ida', role: key }

  const [invited, deleted] = await Promise.all([
    shop.post('/staff/invite', invitation, owner.session),
    shop.post(`${url}/delete`, {}, owner.session),
  ])

  expect([
    [404, 200],
    [200, 409],
  ]).toContainEqual([invited.statusCode, deleted.statusCode])
})

it('the last owner stays one: a custom role takes nothing from them', async () => {
  const { owner, key } = await withRole(...ALL_PERMISSIONS)

  const answer = await shop.put(`/staff/members/${owner.custId}`, { role: key }, owner.session)

  expect(answer.statusCode).toBe(409)
})

it.each([
  [{ name: ' ', permissions: ['orders.read'] }, 'name'],
  [{ name: 'x'.repeat(41), permissions: ['orders.read'] }, 'name'],
  [{ name: 'Two\nlines', permissions: ['orders.read'] }, 'name'],
  [{ name: 'manager', permissions: ['orders.read'] }, 'name'],
  [{ name: 'NIGHT DESK', permissions: ['orders.read'] }, 'name'],
  [{ name: 'Nothing', permissions: [] }, 'permissions'],
  [{ name: 'Unknown', permissions: ['orders.everything'] }, 'permissions.0'],
])('refuses %j at %s', async (body, path) => {
  const { owner } = await withRole('orders.read')

  const answer = await shop.post('/staff/roles', body, owner.session)

  expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([422, path])
  expect(await shop.count('staff_role')).toBe(1)
})

it('reports that a colleague changed the role meanwhile', async () => {
  const { owner, url } = await withRole('orders.read')
  const before = roleOf('orders.read')
  await shop.put(url, { ...roleOf('orders.read', 'quotes.answer'), before }, owner.session)

  const late = await shop.put(url, { ...roleOf('catalogue.read'), before }, owner.session)

  expect(late.statusCode).toBe(409)
})
