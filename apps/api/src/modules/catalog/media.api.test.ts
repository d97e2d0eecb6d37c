import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { categoryImageUrl, productImageUrl } from './pictures/image-url.ts'
import { productImageHash, sceneHash } from './pictures/picture-hash.ts'
import { findPicturedProduct } from './pictures/pictures.repository.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const FOR_EVER = 'public, max-age=31536000, immutable'
const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const look = (url: string, accept = 'image/webp') =>
  shop.app.inject({ method: 'GET', url, headers: { accept } })

/** The URL that the shop gives for a product in its current state. */
async function addressOf(productId: number) {
  const facts = await findPicturedProduct(shop.db, productId)
  if (!facts) throw new Error('no such product')
  return productImageUrl(productId, productImageHash(facts, facts.photosSha256))
}

async function photo(productId: number, color: string) {
  const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background: color } })
    .webp()
    .toBuffer()
  await shop.db
    .insertInto('productImage')
    .values({
      ...{ productId, bytes, type: 'image/webp', width: 60, height: 30 },
      sha256: Buffer.alloc(32, color),
    })
    .execute()
}

const variants = () =>
  shop.db.selectFrom('imageVariant').select(['subject', 'width', 'format']).execute()

it('a preview is a PNG of 1200 by 630, with the uploaded photo if there is one', async () => {
  const { productId } = await shop.make.product()
  const drawn = await look(`/media/previews/${productId}`)
  const { format, width, height } = await sharp(drawn.rawPayload).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])

  await photo(productId, '#ff0000')
  const [, hash] = (await addressOf(productId)).split('pack-')
  const shown = await look(`/media/previews/${productId}-${hash}`)
  expect(shown.headers['cache-control']).toBe(FOR_EVER)
  const middle = sharp(shown.rawPayload).extract({ left: 310, top: 310, width: 1, height: 1 })
  const [red = 0, green = 255] = await middle.removeAlpha().raw().toBuffer()
  expect(red).toBeGreaterThan(240)
  expect(green).toBeLessThan(20)
})

describe('a product picture', () => {
  it('is WebP in the requested width, and may be cached forever', async () => {
    const { productId } = await shop.make.product()
    const url = await addressOf(productId)

    const picture = await look(`${url}?w=200`)

    expect(picture.statusCode).toBe(200)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': FOR_EVER,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height } = await sharp(picture.rawPayload).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 200, height: 200 })
  })

  it('is AVIF for browsers that support it, rendered in the background after the second request', async () => {
    const { productId } = await shop.make.product()
    const url = `${await addressOf(productId)}?w=200`
    const before = await shop.count('image_variant')

    const first = await look(url, browser)
    expect(first.headers['content-type']).toBe('image/webp')
    expect(await shop.count('image_variant')).toBe(before + 1)

    await vi.waitFor(
      async () => {
        const later = await look(url, browser)
        expect(later.headers['content-type']).toBe('image/avif')
        expect(later.headers['cache-control']).toBe(FOR_EVER)
      },
      { timeout: 60_000 },
    )
    expect((await look(url, 'image/webp')).headers['content-type']).toBe('image/webp')
  })

  it('is PNG for clients that support neither', async () => {
    const { productId } = await shop.make.product()

    const picture = await look(await addressOf(productId), 'image/png,image/jpeg')

    expect(picture.headers['content-type']).toBe('image/png')
  })

  it('is rendered once for 25 concurrent browsers, and stored', async () => {
    const { productId } = await shop.make.product()
    const url = await addressOf(productId)

    const pictures = await Promise.all(Array.from({ length: 25 }, () => look(url)))

    expect(new Set(pictures.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect(await variants()).toEqual([
      {
        subject: expect.stringContaining(`product/${productId}/pack/`),
        width: 400,
        format: 'webp',
      },
    ])
  })

  it('answers 304 to a browser that has it', async () => {
    const { productId } = await shop.make.product()
    const url = await addressOf(productId)
    const { etag } = (await look(url)).headers

    const again = await shop.app.inject({ url, headers: { 'if-none-match': String(etag) } })

    expect(again.statusCode).toBe(304)
  })

  it('has a new address when the product changes; the old one is cached only briefly', async () => {
    const { productId } = await shop.make.product({ productName: 'Knee brace' })
    const old = await addressOf(productId)
    const before = await look(old)

    await shop.db.updateTable('product').set({ productName: 'Wrist brace' }).execute()
    const now = await look(await addressOf(productId))
    const outdated = await look(old)

    expect(await addressOf(productId)).not.toBe(old)
    expect(now.rawPayload).not.toEqual(before.rawPayload)
    expect(outdated.headers['cache-control']).toBe('public, max-age=300')
    expect(outdated.rawPayload).toEqual(now.rawPayload)
    expect(await variants()).toHaveLength(1)
  })

  it('has four views', async () => {
    const { productId } = await shop.make.product()

    const pictures = await Promise.all(
      ['pack', 'close', 'facts', 'cutout'].map((view) =>
        look(`/media/products/${productId}/${view}-none?w=200`),
      ),
    )

    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4)
    const cutout = pictures[3]?.rawPayload
    expect((await sharp(cutout).stats()).isOpaque).toBe(false)
  })

  it('is the uploaded photo if there is one, instead of the drawing', async () => {
    const { productId } = await shop.make.product()
    const drawn = await addressOf(productId)
    await photo(productId, '#ff0000')

    const picture = await look(await addressOf(productId))

    expect(await addressOf(productId)).not.toBe(drawn)
    const { dominant } = await sharp(picture.rawPayload)
      .extract({ left: 150, top: 150, width: 100, height: 100 })
      .stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(60)
    expect((await sharp(picture.rawPayload).metadata()).height).toBe(400)
  })

  it("is drawn whatever the product's name is", async () => {
    const { productId } = await shop.make.product({
      productName: `"><script>alert(1)</script> 🦽 & 'brace'`,
    })

    expect((await look(await addressOf(productId))).statusCode).toBe(200)
  })
})

describe('the width', () => {
  it.each([
    ['?w=1', 200],
    ['?w=200', 200],
    ['?w=201', 400],
    ['', 400],
    ['?w=', 400],
    ['?w=wide', 400],
    ['?w=-5', 400],
    ['?w=NaN', 400],
    ['?w=200&w=800', 400],
    ['?w=99999999', 800],
  ])('asked as "%s" is %i pixels', async (query, expected) => {
    const { productId } = await shop.make.product()

    const picture = await look(`${await addressOf(productId)}${query}`)

    expect((await sharp(picture.rawPayload).metadata()).width).toBe(expected)
  })
})

describe('the tile of a category', () => {
  it('is served under the address in the list of categories', async () => {
    const category = await shop.make.category({ subCategory: 'Knee Braces' })

    const tile = await look(`${categoryImageUrl(category)}?w=200`)

    expect(tile.statusCode).toBe(200)
    expect(tile.headers['cache-control']).toBe(FOR_EVER)
  })

  it('keeps its versions when a category with a similar number changes', async () => {
    const first = await shop.make.category({ categoryId: 6 })
    const second = await shop.make.category({ categoryId: 61 })

    await look(categoryImageUrl(second))
    await look(categoryImageUrl(first))

    expect(await variants()).toHaveLength(2)
  })
})

describe('a scene', () => {
  it('keeps its aspect ratio', async () => {
    const hero = await look(`/media/scenes/hero-${sceneHash('hero')}?w=720`)

    expect(hero.headers['cache-control']).toBe(FOR_EVER)
    const { width, height } = await sharp(hero.rawPayload).metadata()
    expect({ width, height }).toEqual({ width: 720, height: 520 })
  })

  it.each(['hero', 'article-baby-care', 'lost'])(
    '%s is also found without its hash',
    async (name) => {
      const scene = await look(`/media/scenes/${name}?w=400`)

      expect(scene.statusCode).toBe(200)
      expect(scene.headers['cache-control']).toBe('public, max-age=86400')
    },
  )
})

it('the drawing of a measuring point keeps its aspect ratio, and is found by its name', async () => {
  const waist = await look('/media/measures/waist?w=480')

  expect(waist.headers['cache-control']).toBe('public, max-age=86400')
  const { width, height } = await sharp(waist.rawPayload).metadata()
  expect({ width, height }).toEqual({ width: 480, height: 360 })
})

describe('an invalid picture address', () => {
  it.each([
    '/media/products/999999/pack-none',
    '/media/products/0/pack-none',
    '/media/products/-1/pack-none',
    '/media/products/99999999999999999999/pack-none',
    '/media/products/abc/pack-none',
    '/media/products/1e3/pack-none',
    "/media/products/1'--/pack-none",
    '/media/products/1/back-none',
    '/media/products/1/bare-none',
    '/media/products/1/constructor',
    '/media/categories/999-none',
    '/media/categories/-',
    '/media/categories/%F0%9F%A6%BD-000000000000',
    '/media/scenes/toString-none',
    '/media/measures/toString',
    '/media/measures/waist-none',
    '/media/scenes/..%2F..%2Fetc%2Fpasswd',
    `/media/scenes/${'a'.repeat(300)}`,
  ])('%s is 404', async (url) => {
    const answer = await look(url)

    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it('with a zero byte is refused', async () => {
    expect((await look('/media/products/1/%00-%00')).statusCode).toBe(400)
  })
})
