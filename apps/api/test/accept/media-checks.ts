import { it } from 'vitest'
import type { ShopClient } from './client.ts'
import { expectHolds, expectList, expectStatus, pick } from './expect-answer.ts'

/** A picture of one pixel. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const IMAGE_BYTES_LIMIT = 65_000

interface Staged {
  /** An inactive product, so that no shopper sees the files. */
  productId(): number
  staff: string
}

/** Photos and documents of a product: uploaded by staff, readable by everyone, limited in size. */
export function checkMedia(shop: ShopClient, { productId, staff }: Staged): void {
  const upload = (path: string, content: BlobPart, name: string) => {
    const raw = new FormData()
    raw.append('productId', String(productId()))
    raw.append('file', new Blob([content]), name)
    return shop.send('POST', path, { raw, token: staff })
  }
  it('POST productImage/upload: a real picture, re-encoded', async () => {
    const uploaded = await upload('productImage/upload', Buffer.from(PNG, 'base64'), 'dot.png')
    expectStatus(uploaded, 200)
    expectHolds(uploaded.body, { productId: productId() })
    const files = await shop.send('GET', `productImage/files/${productId()}`)
    expectStatus(files, 200)
    const [image] = expectList(files.body)
    if (pick(image, 'finalImage') === PNG) throw new Error('the bytes came back as they were sent')
    const imageId = pick(uploaded.body, 'imageId')
    const all = expectList((await shop.send('GET', 'productImage/files')).body)
    if (!all.some((one) => pick(one, 'imageId') === imageId)) throw new Error('is not listed')
    const removed = await shop.send('DELETE', `productImage/${imageId}`, { token: staff })
    expectStatus(removed, 200)
  })
  it('POST productImage/upload: too many bytes', async () => {
    const bytes = Buffer.alloc(IMAGE_BYTES_LIMIT + 1, PNG)
    expectStatus(await upload('productImage/upload', bytes, 'large.png'), 413)
  })
  it('POST productDocuments/upload and GET productDocuments/files', async () => {
    expectStatus(await upload('productDocuments/upload', PDF, '../size guide.pdf'), 200)
    const files = await shop.send('GET', `productDocuments/files/${productId()}`)
    expectStatus(files, 200)
    const [document] = expectList(files.body)
    if (/[/\\]/.test(String(pick(document, 'fileName')))) throw new Error('keeps a path as a name')
    const file = await fetch(new URL(String(pick(document, 'url')), shop.base))
    const disposition = file.headers.get('content-disposition') ?? ''
    if (!disposition.startsWith('attachment')) throw new Error(`served as ${disposition}`)
  })
  it('files of an unknown and of no product', async () => {
    expectStatus(await shop.send('GET', 'productImage/files/abc'), 422)
    const none = await shop.send('GET', 'productDocuments/files/2147483647')
    expectStatus(none, 200)
    expectList(none.body, 0)
  })
}
