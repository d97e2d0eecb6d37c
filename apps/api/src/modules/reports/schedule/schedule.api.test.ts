import { addDays } from '@mendwell/domain/days/calendar'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PROMOTION = {
  name: 'Fall',
  nameEs: 'Otoño',
  code: null,
  action: { type: 'PERCENT_OFF', rate: 10_000 },
  conditions: [],
  priority: 10,
  exclusive: false,
  startsOn: '2098-11-26',
  endsOn: '2098-11-30',
  useLimit: null,
  useLimitPerCustomer: null,
}

it('lists what will start and end, next first, without deleted or past items', async () => {
  const session = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
  const news = (some: object) => shop.post('/newsTracker/save', { news: 'Line', ...some }, session)
  await news({ showsFrom: '2098-11-27T09:00', showsUntil: '2098-11-28T09:00' })
  await news({ news: 'Long gone', showsUntil: '2020-01-01T00:00' })
  const removed = (await news({ news: 'Removed', showsFrom: '2098-01-01T00:00' })).json()
  await shop.post(`/newsTracker/delete/${removed.newsId}`, {}, session)
  const sale = {
    name: 'Friday',
    discount: { type: 'PERCENT_OFF', rate: 20_000 },
    of: { productIds: [], categoryIds: [4], brandIds: [] },
    startsAt: '2098-11-27T08:00',
    endsAt: '2098-11-29T09:00',
  }
  await shop.post('/staff/scheduled-sales', sale, session)
  const { promotionId } = (await shop.post('/staff/promotions', PROMOTION, session)).json()
  await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, session)
  const text = { subject: 'Autumn', subjectEs: 'Otoño', body: 'Hello', bodyEs: 'Hola' }
  const letter = { newsletterId: null, text }
  const { newsletterId } = (await shop.post('/staff/newsletters/save', letter, session)).json()
  const release = { newsletterId, text, sendAt: '2098-11-28T10:00' }
  await shop.post('/staff/newsletters/send', release, session)
  const day = addDays(shop.deps.clock.now().toISOString().slice(0, 10), 5)
  const closedDays = { holidays: [], days: [{ day, until: addDays(day, 1), name: 'Rest' }] }
  await shop.put('/staff/settings', { closedDays }, session)

  const { rows } = (await shop.get('/staff/schedule', session)).json()

  const listed = rows.map(
    ({ at, name, change }: Record<string, string>) => `${at} ${name} ${change}`,
  )
  expect(listed).toEqual([
    `${day}T00:00 Rest BEGINS`,
    `${addDays(day, 2)}T00:00 Rest ENDS`,
    '2098-11-26T00:00 Fall BEGINS',
    '2098-11-27T08:00 Friday BEGINS',
    '2098-11-27T09:00 Line BEGINS',
    '2098-11-28T09:00 Line ENDS',
    '2098-11-28T10:00 Autumn BEGINS',
    '2098-11-29T09:00 Friday ENDS',
    '2098-12-01T00:00 Fall ENDS',
  ])
})
