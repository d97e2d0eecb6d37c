import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const ORDERS = '/staff/listLooks/orders'
const member = async (role: 'OWNER' | 'SUPPORT' = 'OWNER') => {
  const made = await shop.make.staff({ password: PASSWORD, role })
  return { made, session: await signIn(shop, made) }
}
const view = (name: string, search = 'status=NEW') => ({ name, search })

it('columns and views follow their owner to another computer, and are visible to no one else', async () => {
  const { made, session } = await member()
  const other = await member('SUPPORT')

  const saved = await shop.put(
    ORDERS,
    { columns: ['total'], isRoomy: true, saveViews: [view('To pack')] },
    session,
  )
  await shop.put(ORDERS, { saveViews: [view('Business')] }, session)

  expect(saved.statusCode).toBe(200)
  const elsewhere = await signIn(shop, made)
  expect((await shop.get(ORDERS, elsewhere)).json()).toEqual({
    columns: ['total'],
    isRoomy: true,
    views: [view('Business'), view('To pack')],
    sharedViews: [],
  })
  const nothing = { columns: null, isRoomy: false, views: [], sharedViews: [] }
  expect((await shop.get(ORDERS, other.session)).json()).toEqual(nothing)
  expect((await shop.get('/staff/listLooks/customers', session)).json()).toEqual(nothing)
})

it('views saved at the same moment in two tabs are both stored', async () => {
  const { session } = await member()

  await Promise.all(
    ['One', 'Two', 'Three'].map((name) => shop.put(ORDERS, { saveViews: [view(name)] }, session)),
  )
  await shop.put(ORDERS, { removeView: 'Two' }, session)

  const { views } = (await shop.get(ORDERS, session)).json()
  expect(views).toEqual([view('One'), view('Three')])
})

it('a shared view is visible to everyone, managed by roles that change settings, and in the history', async () => {
  const { session } = await member()
  const other = await member('SUPPORT')

  expect((await shop.put(`${ORDERS}/shared`, view('Late'), other.session)).statusCode).toBe(403)
  expect((await shop.put(`${ORDERS}/shared`, view('Late'), session)).statusCode).toBe(200)
  await shop.put(`${ORDERS}/shared`, view('Late', 'status=SHIPPED'), session)

  const seen = (await shop.get(ORDERS, other.session)).json()
  expect(seen.sharedViews).toEqual([view('Late', 'status=SHIPPED')])
  const removed = await shop.post(`${ORDERS}/unshare`, { name: 'Late' }, session)
  expect(removed.json().sharedViews).toEqual([])
  const { rows } = (await shop.get('/staff/history?objectType=view', session)).json()
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['delete', 'show', 'show'])
})

it('a twenty-first shared view is refused', async () => {
  const { session } = await member()
  for (let at = 0; at < 20; at++) await shop.put(`${ORDERS}/shared`, view(`View ${at}`), session)

  const refused = await shop.put(`${ORDERS}/shared`, view('One more'), session)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toMatchObject([{ path: 'name' }])
  expect((await shop.put(`${ORDERS}/shared`, view('View 3', 'q=x'), session)).statusCode).toBe(200)
})

it('of six views shared at once, at most twenty in all are stored', async () => {
  const { session } = await member()
  for (let at = 0; at < 18; at++) await shop.put(`${ORDERS}/shared`, view(`View ${at}`), session)

  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      shop.put(`${ORDERS}/shared`, view(`At once ${at}`), session),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 422, 422, 422, 422])
  expect(await shop.count('shared_list_view')).toBe(20)
})

it.each([
  [ORDERS, { saveViews: [{ name: ' ', search: '' }] }],
  [ORDERS, { saveViews: [{ name: 'x'.repeat(61), search: '' }] }],
  [ORDERS, { saveViews: [{ name: 'Two\nlines', search: '' }] }],
  [ORDERS, { columns: [7] }],
  [ORDERS, { isRoomy: 'yes' }],
  ['/staff/listLooks/passwords', { isRoomy: true }],
])('%s refuses %j', async (url, body) => {
  const { session } = await member()

  expect((await shop.put(url, body, session)).statusCode).toBe(422)
  expect(await shop.count('staff_list_look')).toBe(0)
})
