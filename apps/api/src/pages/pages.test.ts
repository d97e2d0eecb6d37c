import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { signIn } from '../../test/shoppers/sign-in.ts'
import { PAGES } from './pages.routes.ts'
import { loadRenderer } from './rendering/page-renderer.ts'

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

const open = (url: string) => shop.app.inject({ url })
/** As if the URL were typed. */
const typeIn = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
const ORIGIN = shop.deps.config.publicUrl

/** What search engines read in a page. */
function read(html: string) {
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)">/.exec(html)?.[1],
    // React renders the character as a numeric entity, the head does not.
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll('&#x27;', "'"),
    jsonLd: jsonLd.map(([, text]) => JSON.parse(text ?? '')),
  }
}

interface Found {
  '@type': string
  offers: { price: string; shippingDetails?: { shippingRate: { value: string } } }
  itemListElement: unknown[]
  hasVariant?: Found[]
}

const ofType = (jsonLd: Found[], type: string) => jsonLd.find((one) => one['@type'] === type)

/** The product on the page, on its own or among the members of its family. */
const productOf = (jsonLd: Found[]): Found | undefined =>
  ofType(jsonLd, 'Product') ??
  ofType(jsonLd, 'ProductGroup')?.hasVariant?.find((one) => 'description' in one)

/** Fifty from the whole catalog: medical and kitchen, on sale and not. */
const rows = await productsToTry({ isSold: true })
/** Visible, but not for sale. */
const closed = (await productsToTry({ isSold: false })).slice(0, 5)

async function productsToTry({ isSold }: { isSold: boolean }) {
  const shown = await shop.db
    .selectFrom('product')
    .select(['productId', 'productName', 'saleClass', 'rx'])
    .where('productStatus', '=', 'A')
    .where('priceHidden', '=', false)
    .where('quoteOnly', '=', false)
    .orderBy('productId')
    .execute()
  const found = shown.filter(({ saleClass, rx }) => (saleClass === 'OPEN' && !rx) === isSold)
  const step = Math.floor(found.length / 50)
  return found.filter((_, index) => index % step === 0).slice(0, 50)
}

/** A product's own page, or that of the first member of its family. */
async function canonicalOf(productId: number): Promise<RegExp> {
  const { family } = (await shop.get(`/products/${productId}/family`)).json()
  return new RegExp(`^${ORIGIN}/p/${family?.members[0].productId ?? productId}-[a-z0-9-]+$`)
}

describe('a product page', () => {
  it.each(rows)(
    '$productId shows name, price, description and structured data',
    async ({ productId }) => {
      const led = await open(`/p/${productId}`)
      expect(led.statusCode).toBe(301)
      const page = await open(`${led.headers.location}`)
      const quote = await shop.post('/orders/quote', {
        orderItems: [{ productId, quantity: 1 }],
      })

      expect(page.statusCode).toBe(200)
      const { title, heading, canonical, description, jsonLd } = read(page.body)
      expect(title).toBe(`${heading} - Mendwell`)
      expect(description?.length).toBeGreaterThan(20)
      expect(canonical).toMatch(await canonicalOf(productId))
      const price: string = productOf(jsonLd)?.offers?.price ?? ''
      expect(Number(price)).toBe(quote.json().lines[0].unitPrice)
      expect(page.body).toContain(`$${price.replace(/\B(?=(\d{3})+\.)/g, ',')}`)
      expect(ofType(jsonLd, 'BreadcrumbList')?.itemListElement).toHaveLength(4)
    },
  )

  it.each(closed)('$productId is not for everyone, so it is not offered', async (one) => {
    const led = await open(`/p/${one.productId}`)
    const { body, statusCode } = await open(`${led.headers.location}`)

    expect(statusCode).toBe(200)
    expect(productOf(read(body).jsonLd)).toBeDefined()
    expect(productOf(read(body).jsonLd)?.offers).toBeUndefined()
    expect(body).not.toContain('product:price')
    expect(body).toMatch(/Write or call us|ask for a quote/)
  })

  it('of a size is its own page, canonical for one of its family, with links to all of them', async () => {
    const sizes = (await shop.get('/products/2994/family')).json().family.members
    expect(sizes.length).toBeGreaterThan(2)
    const pages = await Promise.all(
      sizes.map(async ({ productId }: { productId: number }) => {
        const { headers } = await open(`/p/${productId}`)
        return { path: `${headers.location}`, ...(await open(`${headers.location}`)) }
      }),
    )

    const paths = pages.map(({ path }) => path)
    for (const { path, body } of pages) {
      const { canonical, jsonLd } = read(body)
      expect(canonical).toBe(ORIGIN + paths[0])
      expect(ofType(jsonLd, 'ProductGroup')).toMatchObject({
        productGroupID: 'dressing-hydrogel',
        url: canonical,
        variesBy: ['https://schema.org/size', 'border'],
      })
      const variants = ofType(jsonLd, 'ProductGroup')?.hasVariant ?? []
      expect(variants).toHaveLength(sizes.length)
      expect(productOf(jsonLd)).toMatchObject({ inProductGroupWithID: 'dressing-hydrogel' })
      const choices = body.slice(body.indexOf('Size:'), body.indexOf('Secure payment'))
      for (const other of paths) expect(choices).toContain(`href="${other}"`)
      expect(choices).toContain(`aria-current="true" href="${path}"`)
    }
  })

  it('never shows an old price', async () => {
    const { headers } = await open('/p/1929')
    await open(`${headers.location}`)
    await shop.db
      .updateTable('product')
      .set({ unitPriceCents: 98_76 })
      .where('productId', '=', 1929)
      .execute()

    const { onlinePrice } = (await shop.get('/products/1929')).json()
    const page = await open(`${headers.location}`)
    expect(page.body).toContain(`"price":"${onlinePrice.toFixed(2)}"`)
  })

  it.each([
    '/p/999999',
    '/p/999999-gone',
    '/c/999999',
    '/d/Nowhere',
    '/b/999999',
    '/k/no-such-kind',
    '/need/no-such-need',
    '/legal/no-such-page',
    '/devices/no-such-meter',
    '/p/words',
    '/blogs/none',
    '//',
  ])('%s is a page that says it is not there', async (url) => {
    const page = await open(url)
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<meta name="robots" content="noindex">')
  })

  it('an inactive product is not there', async () => {
    const [last] = rows.slice(-1)
    await shop.db
      .updateTable('product')
      .set({ productStatus: 'N' })
      .where('productId', '=', last?.productId ?? 0)
      .execute()
    expect((await open(`/p/${last?.productId}`)).statusCode).toBe(404)
  })
})

describe('pages of lists and text pages', () => {
  it.each([
    ['/c/61-glucose-test-strips', 'Order Glucose Test Strips', 'ItemList'],
    ['/d/Baby-Care', 'Baby Care', 'BreadcrumbList'],
    ['/k/blood-glucose-test-strip', 'Order Blood glucose test strips', 'ItemList'],
    ['/need', 'Shop by need', 'BreadcrumbList'],
    ['/need/ostomy', 'Living with an ostomy', 'WebPage'],
    ['/about', 'About Us', 'BreadcrumbList'],
    ['/legal/privacy', 'Privacy', 'BreadcrumbList'],
    ['/recalls', 'Recalls', 'BreadcrumbList'],
    ['/devices', 'My devices', 'BreadcrumbList'],
    ['/devices/accu-chek-mobile', 'Accu-Chek Mobile', 'BreadcrumbList'],
    ['/faq', 'Questions and answers', 'BreadcrumbList'],
    ['/contact', 'Contact us', 'BreadcrumbList'],
    ['/return-policy', 'Return policy', 'BreadcrumbList'],
    ['/surgery', 'Surgery', 'BreadcrumbList'],
    ['/blogs', 'Blogs/Flyers', 'BreadcrumbList'],
    ['/blogs/asthma', 'Asthma', 'BreadcrumbList'],
  ])('%s is headed %s', async (url, expected, type) => {
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    const { heading, canonical, description, jsonLd } = read(page.body)
    expect(heading).toBe(expected)
    expect(canonical).toBe(ORIGIN + url)
    expect(description?.length).toBeGreaterThan(20)
    expect(ofType(jsonLd, type)).toBeDefined()
    expect(page.body).not.toContain('aria-busy="true"')
  })

  it('has links that work without a script, and leads to the screens of the app', async () => {
    const { body } = await open('/c/61-glucose-test-strips')
    expect(body).toMatch(/href="\/p\/\d+-[a-z0-9-]+"/)
    expect(body).toContain('href="/d/Diabetes"')
    expect(body).toContain('href="/#/cart"')
    expect(body).not.toMatch(/href="\/(shop|category|productsingle)\//)
  })

  it('runs no script or style outside the policy', async () => {
    const { headers, body } = await open('/about')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/)
    const inline = [...body.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)]
    expect(inline).toHaveLength(2)
    for (const [, text = ''] of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    expect(body).not.toMatch(/ on[a-z]+="|href="javascript:/)
  })

  it('contains the answers that its screen needs, so that the browser repeats no request', async () => {
    const asked = async (url: string) => {
      const { body } = await open(url)
      const [, state = '{}'] =
        /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(body) ?? []
      const { queries } = JSON.parse(state) as { queries: { queryKey: [string, unknown] }[] }
      return queries.map(({ queryKey: [address] }) => address).sort()
    }
    const frame = [
      '/category/findAll',
      '/config',
      '/departments/findAll',
      '/newsTracker/findAll',
      '/pages',
    ]

    expect(await asked('/about')).toEqual([...frame, '/pages/replaced/:pageKey'].sort())
    expect(await asked('/d/Diabetes')).toEqual(
      ['/category/findAllByCategoryName/:name', ...frame].sort(),
    )
    expect(await asked('/contact')).toEqual([...frame, '/storeHours/findAllStoreHours'])
  })

  it('of home shows the current banner', async () => {
    const banner = {
      heading: 'Flu season',
      headingEs: 'Temporada de gripe',
      sentence: 'Masks are here.',
      sentenceEs: 'Llegaron las mascarillas.',
    }
    await shop.db.insertInto('homeBanner').values(banner).execute()
    shop.deps.cache.clear()

    expect((await open('/')).body).toContain('Masks are here.')

    await shop.db.deleteFrom('homeBanner').execute()
    shop.deps.cache.clear()
    expect((await open('/')).body).not.toContain('Masks are here.')
  })

  it('is served at each clean address of the route table', async () => {
    const { cleanPatterns } = await loadRenderer()
    expect([...PAGES].sort()).toEqual([...cleanPatterns].sort())
  })

  it('answers 304 to a browser that has it', async () => {
    const { headers } = await open('/about')
    const again = await shop.app.inject({
      url: '/about',
      headers: { 'if-none-match': `${headers.etag}` },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('a shop with another name', () => {
  it('uses it in titles, previews and as the brand of products without one', async () => {
    const owner = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
    const name = (shopName: string) => shop.put('/staff/settings', { shopName }, owner)
    expect((await open('/b/0-mendwell')).statusCode).toBe(200)
    expect((await name('Corner Pharmacy')).statusCode).toBe(200)

    const led = await open('/b/0-mendwell')
    expect(led.headers.location).toBe('/b/0-corner-pharmacy')
    const brand = await open('/b/0-corner-pharmacy')
    expect(read(brand.body)).toMatchObject({
      title: 'Corner Pharmacy - Corner Pharmacy',
      heading: 'Order Corner Pharmacy',
    })
    expect(brand.body).toContain('<meta property="og:site_name" content="Corner Pharmacy">')
    expect(read((await open('/')).body).title).toBe(
      'Corner Pharmacy: medical and home-care supplies',
    )
    expect(read((await open('/about')).body).title).toMatch(/ - Corner Pharmacy$/)

    await name('Mendwell')
  })
})

it('a product names to search engines what shipping it costs, freight included', async () => {
  const owner = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
  const surcharges = { weightSteps: [], oversize: 0, freight: 149 }
  const bed = await shop.make.product({
    unitPriceCents: 1_000_00,
    quantity: 9,
    weight: 180,
    weightUnit: 'lb',
  })
  const shippingOf = async () => {
    const { headers } = await open(`/p/${bed.productId}`)
    const { jsonLd } = read((await open(`${headers.location}`)).body)
    return productOf(jsonLd)?.offers.shippingDetails?.shippingRate.value
  }
  expect(await shippingOf()).toBe('0.00')

  await shop.put('/staff/settings', { surcharges }, owner)

  expect(await shippingOf()).toBe('149.00')
  await shop.put('/staff/settings', { surcharges: { ...surcharges, freight: 0 } }, owner)
})

it("prices are in the shop's currency, and its texts contain the owner's settings", async () => {
  const owner = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
  const takes = (currency: string, onlineDiscount: number) =>
    shop.put('/staff/settings', { currency, onlineDiscount }, owner)
  expect((await takes('EUR', 12.5)).statusCode).toBe(200)

  for (const url of ['/', '/p/1929-true-metrix-blood-glucose-test-strips-pack-of-100']) {
    const { body } = await open(url)
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(main).toMatch(/€\d/)
    expect(main).not.toMatch(/\$\d/)
    expect(body).toContain('12.5% below the list price')
  }
  expect((await open('/about')).body).toContain('Shipping costs between €0 and €20')

  await takes('USD', 10)
})

describe('a screen behind the hash', () => {
  it.each([
    ['/shop/61', 'Order Glucose Test Strips'],
    ['/shop/-1?brandId=0', 'Order Mendwell'],
    ['/category/Baby%20Care', 'Baby Care'],
    [
      '/productsingle/1929/Glucose%20Test%20Strips/61',
      'True Metrix blood glucose test strips, pack of 100',
    ],
    ['/blogs/asthma', 'Asthma'],
  ])('%s is a body alone that leads on behind the hash', async (address, expected) => {
    const { statusCode, headers, body } = await open(`/screen${address}`)

    expect(statusCode).toBe(200)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).not.toMatch(/<(html|head|body|style|meta)\b/)
    expect(read(body).heading).toBe(expected)
    expect(body).toContain(`data-page="#${address}"`)
    expect(body).toContain('href="#/cart"')
    expect(body).not.toMatch(/href="\/(#|[pcdb]\/)/)
  })

  it.each(['/cart', '/shop/-1?q=strips', '/productsingle/999999/gone/1', '/nowhere'])(
    '%s is rendered by the script',
    async (address) => {
      const { statusCode, body } = await open(`/screen${address}`)
      expect([statusCode, body]).toEqual([204, ''])
    },
  )
})

describe('old addresses', () => {
  it.each([
    ['/shop/61', '/c/61-glucose-test-strips'],
    ['/category/Baby%20Care', '/d/Baby-Care'],
    ['/home', '/'],
    ['/cart', '/#/cart'],
    ['/shop/-1?q=strips', '/#/shop/-1?q=strips'],
    ['/reset-password?token=abc', '/#/reset-password?token=abc'],
    ['/c/61-old-name?page=2', '/c/61-glucose-test-strips?page=2'],
    ['/c/61-glucose-test-strips/?page=2', '/c/61-glucose-test-strips?page=2'],
    ['/d/Diabetes/', '/d/Diabetes'],
    ['/about/', '/about'],
    ['/cart/', '/#/cart'],
  ])('%s leads to %s for good', async (from, to) => {
    const { statusCode, headers } = await typeIn(from)
    expect([statusCode, headers.location]).toEqual([301, to])
  })

  it('a product typed without the hash leads to its page', async () => {
    const { headers } = await typeIn('/productsingle/1929/Glucose%20Test%20Strips/61')
    expect(headers.location).toMatch(/^\/p\/1929-[a-z0-9-]+$/)
  })
})

describe('an unknown address', () => {
  it.each(['/nowhere', '/shop/999999', '/images/gone.png', '/%2e%2e/server', '//d/Diabetes'])(
    'typed, %s is a page with links to continue',
    async (url) => {
      const page = await typeIn(url)
      expect(page.statusCode).toBe(404)
      expect(read(page.body).heading).toBe('This shelf is empty.')
    },
  )

  it.each([
    ['by a program', () => open('/nowhere')],
    ['as a call', () => typeIn('/api/nowhere')],
    ['as a call with two slashes', () => open('/api//brands/findAll')],
    ['to write', () => shop.app.inject({ method: 'POST', url: '/nowhere' })],
  ])('asked for %s is a problem', async (_how, ask) => {
    const { statusCode, headers } = await ask()
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json'])
  })

  it("below /staff leads to the back office's own page for it", async () => {
    const { statusCode, headers } = await typeIn('/staff/orders')
    expect([statusCode, headers.location]).toEqual([302, '/staff#/orders'])
  })
})

describe("the build's files for the server", () => {
  it.each(['/.complete', '/%2Ecomplete', '/.vite/manifest.json', '/server/server.js'])(
    'are not public: %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404)
    },
  )
})

/** What a browser must load before rendering the page (ux §4). The one stylesheet holds the styles of all screens. */
describe('a rendered page stays within its budget', () => {
  it.each([
    // Which goods are on sale today decides over a few hundred bytes.
    ['/', 900, 41.5],
    ['/c/61-glucose-test-strips', 870, 39],
    // The file names it lists vary by a few bytes with every build.
    ['/d/Diabetes', 300, 31.3],
    ['/b/0-mendwell', 950, 60],
    ['/p/1929-true-metrix-blood-glucose-test-strips-pack-of-100', 600, 37],
    ['/need', 600, 41],
    ['/need/after-hip-operation', 750, 38],
    ['/need/ostomy', 850, 42],
    ['/faq', 350, 32],
    ['/departments', 600, 34],
  ])('%s: at most %i elements and %i KB with its style', async (url, elements, most) => {
    const page = await open(url)
    expect(page.statusCode).toBe(200)
    const markup = page.body.slice(page.body.indexOf('<body'))
    const found = markup.match(/<[a-z]/g)?.length ?? 0
    const weight = gzipSync(page.body, { level: 9 }).length / 1000
    expect(found).toBeLessThanOrEqual(elements)
    expect(weight).toBeLessThanOrEqual(most)
    expect(found).toBeGreaterThan(100)
  })
})
