import type { VisitsReport } from '@mendwell/contract/reports/visits-report'
import { parse } from 'csv-parse/sync'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
const browser = (number: number) => ({
  'user-agent': `Mozilla/5.0 Firefox/${number}.0`,
  'sec-fetch-site': 'same-origin',
})

afterAll(() => shop.close())

it('counts each visitor once per day and step, and no bots', async () => {
  await shop.reset()
  const product = await shop.make.product({ quantity: 5 })
  const owner = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
  const see = (headers: Record<string, string>) =>
    shop.get(`/products/${product.productId}`, { headers })
  const price = (headers: Record<string, string>, orders: object) =>
    shop.post(
      '/orders/quote',
      { orders, orderItems: [{ productId: product.productId, quantity: 1 }] },
      { headers },
    )

  for (const headers of [browser(1), browser(1), browser(2)]) await see(headers)
  await see({ 'user-agent': 'Googlebot/2.1', 'sec-fetch-site': 'none' })
  await see({ 'user-agent': 'Mozilla/5.0 Firefox/3.0' })
  await see({ ...browser(4), 'sec-purpose': 'prefetch' })
  await shop.get('/products/999999', { headers: browser(5) })
  await price(browser(1), {})
  await price(browser(1), { country: null })
  const query = `from=${today}&to=${today}&beforeFrom=2026-01-01&beforeTo=2026-01-01`
  const ask = async (): Promise<VisitsReport> =>
    (await shop.get(`/staff/reports/visits?${query}`, owner)).json()
  const before = await ask()
  await shop.db.insertInto('visitDay').values({ day: today, step: 'any', visitors: 3 }).execute()
  await shop.app.writeVisits()
  const after = await ask()
  const file = await shop.get(`/staff/reports/visits.csv?${query}`, owner)

  expect(before.total).toMatchObject({ any: 0, product: 0 })
  expect(after.total).toEqual({
    any: 5,
    home: 0,
    list: 0,
    product: 2,
    cart: 1,
    checkout: 1,
    order: 0,
  })
  expect(after.before).toMatchObject({ any: 0 })
  expect(after.rows).toEqual([{ start: today, visits: after.total, before: 0 }])
  expect(parse(file.body, { columns: true, bom: true })).toMatchObject([
    { visitors: '5', product: '2' },
  ])
  // No personal data is stored: a day, a step and a number.
  expect(
    Object.keys((await shop.db.selectFrom('visitDay').selectAll().executeTakeFirst()) ?? {}),
  ).toEqual(['day', 'step', 'visitors'])
})
