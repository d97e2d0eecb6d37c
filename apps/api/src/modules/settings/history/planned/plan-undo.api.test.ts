import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../../test/shoppers/sign-in.ts'
import { restorers } from '../../../../jobs/restorers.ts'
import { undoPlanned } from './plan-undo.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Session = Awaited<ReturnType<typeof owner>>
const owner = async () => signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))

/** Three products whose prices were raised by 5 % in one save. */
async function raised() {
  const session = await owner()
  const ids: number[] = []
  for (const productName of ['Gauze A', 'Gauze B', 'Gauze C']) {
    ids.push((await shop.make.product({ productName, unitPriceCents: 10_00 })).productId)
  }
  const rows = ids.map((productId) => ({ productId, unitPrice: 10.5 }))
  const { eventId } = (await shop.put('/staff/products', { rows }, session)).json()
  const prices = async () => {
    const found = await shop.db
      .selectFrom('product')
      .select('unitPriceCents')
      .orderBy('productId')
      .execute()
    return found.map(({ unitPriceCents }) => unitPriceCents)
  }
  return { session, ids, eventId: eventId as number, prices }
}

const plan = (eventId: number, undoAt: string | null, session: Session) =>
  shop.post('/staff/history/plan-undo', { eventIds: [eventId], undoAt }, session)
/** Its moment comes. */
const weekPasses = () =>
  sql`update planned_undo set undo_at = now() - interval '1 second'`.execute(shop.db)
const work = () => undoPlanned(shop.deps, restorers)
const saveOf = async (session: Session) =>
  (await shop.get('/staff/history', session))
    .json()
    .rows.find(({ action }: { action: string }) => action === 'save')
const scheduled = async (session: Session) =>
  (await shop.get('/staff/schedule', session)).json().rows

it('prices that rise for a week are as before by themselves, once, signed by who planned it', async () => {
  const { session, eventId, prices } = await raised()

  expect((await plan(eventId, '2098-12-04T09:00', session)).json()).toEqual({
    undoAt: '2098-12-04T15:00:00.000Z',
  })
  await work()
  expect(await prices()).toEqual([10_50, 10_50, 10_50])
  expect(await scheduled(session)).toMatchObject([
    {
      kind: 'UNDO',
      id: String(eventId),
      name: '3 products',
      change: 'ENDS',
      at: '2098-12-04T09:00',
    },
  ])
  expect(await saveOf(session)).toMatchObject({
    undoAt: '2098-12-04T15:00:00.000Z',
    undoneBy: null,
  })
  await weekPasses()
  await Promise.all([work(), work(), work()])

  expect(await prices()).toEqual([10_00, 10_00, 10_00])
  expect(await scheduled(session)).toEqual([])
  const { rows, total } = (await shop.get('/staff/history', session)).json()
  expect(total).toBe(2)
  expect(rows[0]).toMatchObject({ action: 'undo', undoes: eventId, who: rows[1].who })
  expect(await saveOf(session)).toMatchObject({ undoFailed: false, canUndo: false })
})

it('leaves what was changed again, and says so if that was everything', async () => {
  const { session, ids, eventId, prices } = await raised()
  await plan(eventId, '2098-12-04T09:00', session)
  await shop.put('/products/update', { productId: ids[0], unitPrice: 7 }, session)
  await weekPasses()
  await work()
  expect(await prices()).toEqual([7_00, 10_00, 10_00])

  const rows = [
    { productId: ids[1], unitPrice: 11 },
    { productId: ids[2], unitPrice: 11 },
  ]
  const second = (await shop.put('/staff/products', { rows }, session)).json()
  await plan(second.eventId, '2098-12-04T09:00', session)
  const again = rows.map((row) => ({ ...row, unitPrice: 12 }))
  await shop.put('/staff/products', { rows: again }, session)
  await weekPasses()
  await work()

  expect(await prices()).toEqual([7_00, 12_00, 12_00])
  const events = (await shop.get('/staff/history', session)).json().rows
  expect(
    events.find((event: { eventId: number }) => event.eventId === second.eventId),
  ).toMatchObject({ undoFailed: true, undoneBy: null })
})

it('one cancels the plan, or undoes by hand before; a job at the same moment changes nothing twice', async () => {
  const { session, eventId, prices } = await raised()
  await plan(eventId, '2098-12-04T09:00', session)
  expect((await plan(eventId, null, session)).json()).toEqual({ undoAt: null })
  await weekPasses()
  await work()
  expect(await prices()).toEqual([10_50, 10_50, 10_50])

  await plan(eventId, '2098-12-04T09:00', session)
  await weekPasses()
  const [byHand] = await Promise.all([
    shop.post('/staff/history/undo', { eventId }, session),
    work(),
    work(),
  ])

  expect([200, 409]).toContain(byHand.statusCode)
  expect(await prices()).toEqual([10_00, 10_00, 10_00])
  expect((await shop.get('/staff/history', session)).json().total).toBe(2)
})

it('is refused for a moment that has passed, and for what cannot be undone', async () => {
  const { session, eventId } = await raised()

  const past = await plan(eventId, '2020-01-01T09:00', session)
  expect(past.statusCode).toBe(422)
  expect(past.json().errors).toMatchObject([{ path: 'undoAt', sentence: { code: 'previewPast' } }])
  await plan(eventId, '2098-12-04T09:00', session)
  await shop.post('/staff/history/undo', { eventId }, session)
  expect(await scheduled(session)).toEqual([])
  expect((await plan(eventId, '2098-12-04T09:00', session)).statusCode).toBe(409)
  expect((await plan(4711, '2098-12-04T09:00', session)).statusCode).toBe(404)
  await shop.put('/staff/settings', { shopName: 'Other' }, session)
  const [setting] = (await shop.get('/staff/history', session)).json().rows
  expect((await plan(setting.eventId, '2098-12-04T09:00', session)).statusCode).toBe(404)
})
