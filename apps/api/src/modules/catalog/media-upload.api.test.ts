import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { PART_BYTES, readDocument } from './documents/read-document.ts'
import { listAllImages } from './uploads/list-product-images.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'

const bearerOf = async (whom: { custId: number }) => (await signIn(shop, whom)).bearer
const staffBearer = async () => bearerOf(await shop.make.staff({ password }))

interface Form {
  url: string
  file?: { bytes: Buffer; name?: string }
  productId?: number | string
  bearer?: string
}

async function upload({ url, file, productId, bearer }: Form) {
  const form = new FormData()
  if (productId !== undefined) form.append('productId', String(productId))
  if (file) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name ?? 'upload')
  const message = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: {
      'content-type': message.headers.get('content-type') ?? '',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    payload: Buffer.from(await message.arrayBuffer()),
  })
}

const picture = (width = 40, height = 30, background = '#0a6') =>
  sharp({ create: { width, height, channels: 3, background } })
const BLUE = 'blue'
const square = (background = '#0a6') => picture(30, 30, background).png().toBuffer()
/** Of a picture in one color, as the shop serves it. */
async function colorOf(address: string) {
  const { rawPayload } = await shop.app.inject(`${address}?w=200`)
  const { dominant } = await sharp(rawPayload).stats()
  return dominant.b > 200 && dominant.r < 60 && dominant.g < 60 ? BLUE : dominant
}
const image = { url: '/productImage/upload' }
const pdf = Buffer.from('%PDF-1.7\n%%EOF')
const document = { url: '/productDocuments/upload' }

describe('a photo', () => {
  it('replaces the drawing, at a new address', async () => {
    const { productId } = await shop.make.product()
    const before = (await shop.get(`/products/${productId}`)).json().imageUrl
    const bytes = await picture().jpeg().toBuffer()

    const bearer = await staffBearer()
    const response = await upload({ ...image, file: { bytes }, productId, bearer })

    expect(response.statusCode).toBe(200)
    const product = (await shop.get(`/products/${productId}`)).json()
    expect(product.imageUrl).toBe(response.json().imageUrl)
    expect(product.imageUrl).not.toBe(before)
    const files = (await shop.get(`/productImage/files/${productId}`)).json()
    expect(files).toMatchObject([{ imageId: 1, productId, type: 'image/webp' }])
    const shown = await sharp(Buffer.from(files[0].finalImage, 'base64')).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 40, height: 30 })
    expect((await shop.get('/productImage/files')).json()).toEqual(files)
  })

  it('stays before newer ones, which replace it once it is deleted', async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    const add = async (color?: string) => {
      const bytes = await square(color)
      return (await upload({ ...image, file: { bytes }, productId, bearer })).json()
    }

    const [older, newer] = [await add(), await add(BLUE)]
    expect(await imageIds(productId)).toEqual([older.imageId, newer.imageId])
    const mainPicture = async () => (await shop.get(`/products/${productId}`)).json().imageUrl
    const both = await mainPicture()

    const path = `/productImage/${older.imageId}`
    await shop.delete(path, { bearer })
    expect((await shop.delete(path, { bearer })).statusCode).toBe(200)
    expect(await imageIds(productId)).toEqual([newer.imageId])
    expect(await mainPicture()).not.toBe(both)
    expect(await colorOf(await mainPicture())).toEqual(BLUE)
  })

  it("is one of several, which the product's page shows in order", async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    const add = async (width: number) => {
      const bytes = await picture(width).png().toBuffer()
      return (await upload({ ...image, file: { bytes }, productId, bearer })).json()
    }
    const page = async () => (await shop.get(`/products/${productId}`)).json()
    const entropiesOf = async (addresses: string[]) => {
      const answers = await Promise.all(addresses.map((url) => shop.app.inject(url)))
      const entropies = answers.map(
        async ({ rawPayload }) => (await sharp(rawPayload).stats()).entropy,
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200))
      expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
        addresses.map(() => 'public, max-age=31536000, immutable'),
      )
      return Promise.all(entropies)
    }
    expect((await page()).photos).toEqual([])

    const uploads = [await add(10), await add(20), await add(30)]
    const { photos, imageUrl } = await page()

    expect(photos).toHaveLength(3)
    expect(photos[0]).toBe(imageUrl)
    expect(photos[1]).toMatch(new RegExp(`^/media/photos/${uploads[1].imageId}-[0-9a-f]{12}$`))
    expect(photos[2]).toMatch(new RegExp(`^/media/photos/${uploads[2].imageId}-[0-9a-f]{12}$`))
    expect(new Set(await entropiesOf(photos)).size).toBe(3)

    await shop.delete(`/productImage/${uploads[1].imageId}`, { bearer })

    const left = await page()
    expect(left.photos).toEqual([left.imageUrl, photos[2]])
    // Other processes notice a change of a product only when its row changes.
    expect(left.imageUrl).not.toBe(imageUrl)
    expect((await shop.app.inject(photos[1])).statusCode).toBe(404)
  })

  it('is reordered by staff, and an outdated order is refused', async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    const add = async (color: string) => {
      const bytes = await square(color)
      return (await upload({ ...image, file: { bytes }, productId, bearer })).json().imageId
    }
    const [one, two, three] = [await add('red'), await add('lime'), await add(BLUE)]
    const order = (imageIds: number[]) =>
      shop.put('/productImage/order', { productId, imageIds }, { bearer })
    const before = (await shop.get(`/products/${productId}`)).json().imageUrl

    const answer = await order([three, one])

    expect(answer.json()).toMatchObject({ productId, imageIds: [three, one, two] })
    expect(await imageIds(productId)).toEqual([three, one, two])
    const product = (await shop.get(`/products/${productId}`)).json()
    expect(product.imageUrl).toBe(answer.json().imageUrl)
    expect(product.imageUrl).not.toBe(before)
    expect(await colorOf(product.imageUrl)).toEqual(BLUE)

    await shop.delete(`/productImage/${two}`, { bearer })
    expect((await order([two, one, three])).statusCode).toBe(409)
    expect(await imageIds(productId)).toEqual([three, one])
    expect((await order([])).statusCode).toBe(422)
  })

  it('of the product form is the main picture, whatever others exist', async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    await upload({ ...image, file: { bytes: await square() }, productId, bearer })

    const body = { productId, productImage: (await square(BLUE)).toString('base64') }
    const { imageUrl } = (await shop.put('/products/update', body, { bearer })).json()

    expect(await colorOf(imageUrl)).toEqual(BLUE)
  })

  it('is stripped of location and author', async () => {
    const { productId } = await shop.make.product()
    const exif = { IFD0: { Copyright: 'Ada', ImageDescription: 'secret place' } }
    const bytes = await picture().jpeg().withExif(exif).toBuffer()

    await upload({ ...image, file: { bytes }, productId, bearer: await staffBearer() })

    const [stored] = await shop.db.selectFrom('productImage').select('bytes').execute()
    expect(stored?.bytes?.includes('secret place')).toBe(false)
    expect(bytes.includes('secret place')).toBe(true)
  })

  it('may have 65,000 bytes and no more', async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    const small = await picture().png().toBuffer()
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])

    const fits = await upload({ ...image, file: { bytes: padded(65_000) }, productId, bearer })
    const tooBig = await upload({ ...image, file: { bytes: padded(65_001) }, productId, bearer })

    expect(fits.statusCode).toBe(200)
    expect(tooBig.statusCode).toBe(413)
    expect(tooBig.json()).toMatchObject({
      title: 'File Too Big',
      detail: 'Image is too big to upload. Please resize to max 65KB.',
    })
    expect(await shop.count('product_image')).toBe(1)
  })

  it.each([
    { what: 'a drawing with a script', bytes: async () => svg },
    { what: 'a page', bytes: async () => Buffer.from('<html><script>alert(1)</script>') },
    { what: 'nothing', bytes: async () => Buffer.alloc(0) },
    {
      what: 'half a picture',
      bytes: async () => (await picture().png().toBuffer()).subarray(0, 60),
    },
    {
      what: 'a flood of pixels',
      bytes: () => picture(4000, 4000).png({ palette: true }).toBuffer(),
    },
  ])('is refused when it is $what', async ({ bytes }) => {
    const { productId } = await shop.make.product()
    const file = { bytes: await bytes(), name: 'photo.png' }

    const response = await upload({ ...image, file, productId, bearer: await staffBearer() })

    expect(response.statusCode).toBe(415)
    expect(await shop.count('product_image')).toBe(0)
  })

  it('is read on demand, one after another, and a list of them times out', async () => {
    const { productId } = await shop.make.product()
    for (let n = 0; n < 45; n++) {
      await shop.db
        .insertInto('productImage')
        .values({
          productId,
          type: 'image/webp',
          bytes: Buffer.alloc(100_000, n),
          sha256: Buffer.alloc(32, n),
          width: 1,
          height: 1,
          displayOrder: n,
          updatedBy: 'test',
        })
        .execute()
    }

    const whole = await shop.get('/productImage/files', { headers: { 'accept-encoding': 'gzip' } })
    const parts = await listAllImages(shop)
    await parts.next()
    await shop.db.deleteFrom('productImage').execute()
    const others = await Array.fromAsync(parts)

    expect(whole.headers['content-encoding']).toBeUndefined()
    // Four megabytes of photos.
    expect(whole.json()).toHaveLength(40)
    expect(others).toEqual([']'])
  })

  it('falls back to the drawing, and to nothing without a product', async () => {
    const { productId } = await shop.make.product()

    const [drawn] = (await shop.get(`/productImage/files/${productId}`)).json()

    expect(drawn).toMatchObject({ imageId: null, type: 'image/webp' })
    expect((await shop.get('/productImage/files/4711')).json()).toEqual([])
  })
})

describe('a document', () => {
  it('is listed and saved, never shown inline', async () => {
    const { productId } = await shop.make.product()
    const file = { bytes: pdf, name: 'Größe <neu>?.pdf' }

    const bearer = await staffBearer()
    const response = await upload({ ...document, file, productId, bearer })

    expect(response.json()).toMatchObject({ productId, fileName: 'Größe neu.pdf', sizeBytes: 14 })
    const [listed] = (await shop.get(`/productDocuments/files/${productId}`)).json()
    expect(listed).toEqual(response.json())
    const download = await shop.app.inject(listed.url)
    expect(download.rawPayload.equals(pdf)).toBe(true)
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Gr__e neu.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20neu.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('may have ten megabytes', async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    const padded = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)])
    const most = 10 * 1024 * 1024

    const fits = await upload({ ...document, file: { bytes: padded(most) }, productId, bearer })
    const tooBig = await upload({
      ...document,
      file: { bytes: padded(most + 1) },
      productId,
      bearer,
    })

    expect(fits.statusCode).toBe(200)
    expect(tooBig.statusCode).toBe(413)
  })

  it('is streamed in chunks, each read on demand', async () => {
    const { productId } = await shop.make.product()
    const bearer = await staffBearer()
    const bytes = Buffer.concat([pdf, randomBytes(3 * PART_BYTES)])
    const { documentId, url } = (
      await upload({ ...document, file: { bytes }, productId, bearer })
    ).json()

    const whole = await shop.app.inject(url)
    const same = await shop.app.inject({
      url,
      headers: { 'if-none-match': String(whole.headers.etag) },
    })
    const parts = await readDocument(shop, { documentId, sizeBytes: bytes.length })
    const first = await parts.next()
    await shop.db.deleteFrom('productDocument').execute()

    expect(whole.rawPayload.equals(bytes)).toBe(true)
    expect(whole.headers['content-length']).toBe(`${bytes.length}`)
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0])
    expect(first.value?.length).toBe(PART_BYTES)
    await expect(parts.next()).rejects.toThrow('was removed while it was sent')
  })

  it('must be a PDF, whatever its name', async () => {
    const { productId } = await shop.make.product()
    const file = { bytes: Buffer.from('MZ\x90'), name: 'manual.pdf' }

    const response = await upload({ ...document, file, productId, bearer: await staffBearer() })

    expect(response.statusCode).toBe(415)
  })

  it.each(['4711', '0', 'x', '99999999999'])('is not found under the number %s', async (id) => {
    expect((await shop.app.inject(`/media/documents/${id}`)).statusCode).toBe(404)
  })
})

describe.each([
  { ...image, bytes: () => picture().png().toBuffer() },
  { ...document, bytes: async () => pdf },
])('POST $url', ({ url, bytes }) => {
  it('is for staff alone', async () => {
    const { productId } = await shop.make.product()
    const customer = await bearerOf(await shop.make.customer({ password }))
    const file = { bytes: await bytes() }

    expect((await upload({ url, file, productId })).statusCode).toBe(401)
    expect((await upload({ url, file, productId, bearer: customer })).statusCode).toBe(403)
  })

  it.each([
    { case: 'no file', withFile: false, productId: 1, status: 422 },
    { case: 'no product', withFile: true, productId: undefined, status: 422 },
    { case: 'a product that is no number', withFile: true, productId: "1' or 1=1", status: 422 },
    { case: 'an unknown product', withFile: true, productId: 4711, status: 404 },
  ])('answers a form with $case with $status', async ({ withFile, productId, status }) => {
    const bearer = await staffBearer()
    const file = withFile ? { file: { bytes: await bytes() } } : {}

    const response = await upload({
      url,
      ...file,
      bearer,
      ...(productId !== undefined && { productId }),
    })

    expect(response.statusCode).toBe(status)
  })

  it('answer non-forms with 415, and broken ones with 400', async () => {
    const bearer = await staffBearer()

    expect((await shop.post(url, { productId: 1 }, { bearer })).statusCode).toBe(415)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await shop.post(url, '--x\r\nbroken', { bearer, headers })
    expect(broken.statusCode).toBe(400)
  })
})

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

async function imageIds(productId: number) {
  const files = (await shop.get(`/productImage/files/${productId}`)).json()
  return files.map((file: { imageId: number | null }) => file.imageId)
}
