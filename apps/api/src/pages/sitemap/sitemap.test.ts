import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

const open = (url: string) => shop.app.inject({ url })
const ORIGIN = shop.deps.config.publicUrl

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => `${loc}`)

it('lists every page once, each with its own content', { timeout: 300_000 }, async () => {
  const index = addressesIn((await open('/sitemap.xml')).body)
  const lists = await Promise.all(index.map((at) => open(at.replace(ORIGIN, ''))))
  const all = lists.flatMap(({ body }) => addressesIn(body))
  expect(new Set(all).size).toBe(all.length)

  // All of them take a minute: `npm run accept` visits each. Here, some of the brands and products.
  const tried = all.filter((at, place) => !/\/([bp]\/\d|k\/)/.test(at) || place % 41 === 7)
  expect(tried.length).toBeGreaterThan(150)
  for (const address of tried) {
    const page = await open(address.replace(ORIGIN, ''))
    expect([address, page.statusCode]).toEqual([address, 200])
    expect(/<link rel="canonical" href="(.*?)">/.exec(page.body)?.[1]).toBe(address)
  }
})

it('is in robots.txt, which keeps robots out of calls and the back office', async () => {
  const { body } = await open('/robots.txt')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(body).toContain('Disallow: /api/')
  expect(body).toContain('Disallow: /staff')
})
