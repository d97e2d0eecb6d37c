import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compiled } from '../../../../../../scripts/web/compile.mjs'
import { startS3 } from '../../../../test/providers/start-s3.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { s3Files } from '../../../gateways/files/s3-files.ts'
import { PART_BYTES } from '../documents/read-document.ts'
import { moveFiles } from './move-files.ts'
import { sha256Of } from './stored-file.ts'

const SLOW_MS = 300_000
const shop = await startTestShop()
let s3: Awaited<ReturnType<typeof startS3>>
let bearer = ''
beforeEach(async () => {
  await shop.reset()
  s3 = await startS3()
  shop.deps.files = s3Files(s3.settings)
  bearer = (await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))).bearer
})
afterEach(async () => {
  shop.deps.files = undefined
  await s3.close()
})
afterAll(() => shop.close())

async function upload(url: string, productId: number, bytes: Buffer) {
  const form = new FormData()
  form.append('productId', String(productId))
  form.append('file', new Blob([new Uint8Array(bytes)]), 'upload.pdf')
  const message = new Response(form)
  const headers = {
    'content-type': message.headers.get('content-type') ?? '',
    authorization: `Bearer ${bearer}`,
  }
  const payload = Buffer.from(await message.arrayBuffer())
  return shop.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
}
const photo = (color = '#04f') =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(PART_BYTES * 2, 'page ')])
const addPhoto = async (productId: number) =>
  (await upload('/productImage/upload', productId, await photo())).json()
const addDocument = async (productId: number) =>
  (await upload('/productDocuments/upload', productId, pdf)).json()
const inDatabase = async () => {
  const count = async (table: 'productImage' | 'productDocument') =>
    (await shop.db.selectFrom(table).select('bytes').execute()).filter(({ bytes }) => bytes).length
  return { pictures: await count('productImage'), documents: await count('productDocument') }
}

describe('pictures and documents in S3', () => {
  it('are shown and sent as from the database, at the same addresses', async () => {
    const { productId } = await shop.make.product()
    const { imageUrl } = await addPhoto(productId)
    const { url } = await addDocument(productId)

    expect(await inDatabase()).toEqual({ pictures: 0, documents: 0 })
    const picture = await shop.app.inject(`${imageUrl}?w=200`)
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['cache-control']).toContain('immutable')
    const { dominant } = await sharp(picture.rawPayload).stats()
    expect(dominant.b).toBeGreaterThan(200)
    const document = await shop.app.inject(url)
    expect(document.rawPayload.equals(pdf)).toBe(true)
    const [listed] = (await shop.get(`/productImage/files/${productId}`)).json()
    expect(listed.finalImage.length).toBeGreaterThan(20)
  })

  it('that are unreachable give 503, and the shop stays up', async () => {
    const { productId } = await shop.make.product()
    const { imageUrl } = await addPhoto(productId)
    const { url } = await addDocument(productId)
    await s3.close()

    const picture = await shop.app.inject(`${imageUrl}?w=200`)
    const document = await shop.app.inject(url)
    const added = await upload('/productImage/upload', productId, await photo('#f00'))
    const product = await shop.get(`/products/${productId}?include=image`)

    expect([picture.statusCode, document.statusCode, added.statusCode]).toEqual([503, 503, 503])
    expect(picture.headers['retry-after']).toBe('30')
    expect(product.statusCode).toBe(200)
    expect(await shop.count('product_image')).toBe(1)
  })

  it('with wrong bytes are not shown', async () => {
    const { productId } = await shop.make.product()
    const { imageUrl } = await addPhoto(productId)
    const other = sha256Of(await photo('#f00'))
    await shop.deps.files?.put(other, Buffer.from('damaged'))
    await shop.db.updateTable('productImage').set({ sha256: other }).execute()

    expect((await shop.app.inject(`${imageUrl}?w=200`)).statusCode).toBe(503)
  })

  it('move out and back byte for byte, and the addresses stay', async () => {
    shop.deps.files = undefined
    const { productId } = await shop.make.product()
    const { imageUrl } = await addPhoto(productId)
    const { url } = await addDocument(productId)
    const rows = () =>
      shop.db.selectFrom('productImage').select(['imageId', 'bytes', 'sha256']).execute()
    const before = await rows()
    const files = s3Files(s3.settings)

    const out = await moveFiles({ db: shop.db, files }, 's3')
    expect(out).toMatchObject({ pictures: 1, documents: 1 })
    expect(await inDatabase()).toEqual({ pictures: 0, documents: 0 })
    shop.deps.files = files
    expect((await shop.app.inject(url)).rawPayload.equals(pdf)).toBe(true)
    expect((await shop.app.inject(`${imageUrl}?w=800`)).statusCode).toBe(200)
    expect((await shop.get(`/products/${productId}`)).json().imageUrl).toBe(imageUrl)

    await moveFiles({ db: shop.db, files }, 'database')
    shop.deps.files = undefined
    expect(await rows()).toEqual(before)
    expect((await shop.app.inject(url)).rawPayload.equals(pdf)).toBe(true)
  })

  it('stay where they are if one is damaged', async () => {
    shop.deps.files = undefined
    const { productId } = await shop.make.product()
    await addPhoto(productId)
    await shop.db
      .updateTable('productImage')
      .set({ sha256: Buffer.alloc(32) })
      .execute()

    const moving = moveFiles({ db: shop.db, files: s3Files(s3.settings) }, 's3')

    await expect(moving).rejects.toThrow(/is damaged/)
    expect(await inDatabase()).toMatchObject({ pictures: 1 })
  })
})

it(
  'a killed move continues where it stopped',
  async () => {
    shop.deps.files = undefined
    const { productId } = await shop.make.product()
    const one = { type: 'image/webp', width: 1, height: 1, updatedBy: 'test', productId }
    const photos = Array.from({ length: 200 }, (_, n) => Buffer.from(`photo ${n}`))
    await shop.db
      .insertInto('productImage')
      .values(photos.map((bytes) => ({ ...one, bytes, sha256: sha256Of(bytes) })))
      .execute()
    const main = path.join(import.meta.dirname, '../../../cli/mendwell.ts')
    const run = (): ChildProcess =>
      spawn(process.execPath, [main, 'files', 'move', '--to', 's3'], {
        env: { ...process.env, ...compiled, DATABASE_URL: shop.deps.config.databaseUrl, ...s3.env },
      })

    const killed = run()
    const closed = once(killed, 'close')
    await vi.waitFor(async () => expect((await inDatabase()).pictures).toBeLessThan(190), {
      timeout: SLOW_MS,
      interval: 5,
    })
    killed.kill('SIGKILL')
    await closed
    expect((await inDatabase()).pictures).toBeGreaterThan(0)
    const again = run()
    const said: Buffer[] = []
    again.stdout?.on('data', (part) => said.push(part))
    expect(await once(again, 'close')).toEqual([0, null])

    expect(Buffer.concat(said).toString()).toMatch(/^Moved and compared: \d+ pictures and 0 doc/)
    expect(await inDatabase()).toMatchObject({ pictures: 0 })
    const files = s3Files(s3.settings)
    for (const bytes of photos) expect((await files.get(sha256Of(bytes))).equals(bytes)).toBe(true)
    expect(fs.readdirSync(path.join(s3.directory, 'files')).length).toBeGreaterThanOrEqual(200)
  },
  SLOW_MS,
)
