import { addDays } from '@mendwell/domain/days/calendar'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const news = async () => (await shop.get('/newsTracker/findAll')).json()

describe('GET newsTracker/findAll', () => {
  it('always ends with the welcome of the shop, number 1', async () => {
    expect(await news()).toEqual([{ newsId: 1, news: 'Welcome to Mendwell' }])
  })

  it('lists active news, the newest first, none of them number 1', async () => {
    const lines = [{ news: 'Old' }, { news: 'Withdrawn', activeFlag: false }, { news: 'New' }]
    await shop.db.insertInto('news').values(lines).execute()

    expect(await news()).toEqual([
      { newsId: 4, news: 'New' },
      { newsId: 2, news: 'Old' },
      { newsId: 1, news: 'Welcome to Mendwell' },
    ])
  })

  it('welcomes with the shop name that the owner set', async () => {
    await shop.db.insertInto('setting').values({ name: 'shopName', value: '"Wellmend"' }).execute()

    expect(await news()).toEqual([{ newsId: 1, news: 'Welcome to Wellmend' }])
  })
})

it('the ticker starts with a closing of the shop, in both languages', async () => {
  const session = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
  const day = shop.deps.clock.now().toISOString().slice(0, 10)
  const closedDays = {
    holidays: [],
    days: [{ day: addDays(day, 2), until: addDays(day, 4), name: 'Rest' }],
  }
  await shop.put('/staff/settings', { closedDays }, session)

  const [first] = (await shop.get('/newsTracker/findAll')).json()

  expect(first.news).toMatch(/^We are closed from \w+day, \w+ \d+ to \w+day, \w+ \d+\./)
  expect(first.newsEs).toMatch(/^Cerramos del \S+, \d+ de \w+ al /)
})
