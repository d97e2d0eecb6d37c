import { it } from 'vitest'
import type { ShopClient } from './client.ts'
import { expectHolds, expectStatus, pick } from './expect-answer.ts'
import { checkMedia } from './media-checks.ts'

export interface Tokens {
  customer: string
  staff: string
}

const WRITES: [path: string, method: string, body: unknown][] = [
  ['storeHours/save', 'POST', { dayOfWeek: 0, closedFlag: true }],
  ['newsTracker/save', 'POST', { news: 'Checked by the acceptance run' }],
  ['alert/sms', 'POST', { message: 'Checked by the acceptance run' }],
  ['newsTracker/delete/2147483647', 'POST', {}],
]

/** What only staff may write: visitors get 401, customers 403, staff 200. */
export function checkStaff(shop: ShopClient, tokens: Tokens): void {
  for (const [path, method, body] of WRITES) {
    it(`${method} ${path}: staff only`, async () => {
      expectStatus(await shop.send(method, path, { body }), 401)
      expectStatus(await shop.send(method, path, { body, token: tokens.customer }), 403)
      expectStatus(await shop.send(method, path, { body, token: tokens.staff }), 200)
    })
  }
  for (const path of ['productImage/upload', 'productDocuments/upload']) {
    it(`POST ${path}: staff only, real files only`, () => checkUpload(shop, path, tokens))
  }
  let productId = 0
  it('POST products/save and PUT products/update: staff only', async () => {
    productId = await checkProduct(shop, tokens)
  })
  checkMedia(shop, { productId: () => productId, staff: tokens.staff })
}

async function checkUpload(shop: ShopClient, path: string, tokens: Tokens): Promise<void> {
  const form = () => {
    const raw = new FormData()
    raw.append('productId', '1001')
    raw.append('file', new Blob(['<svg><script>alert(1)</script></svg>']), '../evil.svg')
    return { raw }
  }
  expectStatus(await shop.send('POST', path, form()), 401)
  expectStatus(await shop.send('POST', path, { ...form(), token: tokens.customer }), 403)
  expectStatus(await shop.send('POST', path, { ...form(), token: tokens.staff }), 415, 422)
}

async function checkProduct(shop: ShopClient, tokens: Tokens): Promise<number> {
  const sku = `ACCEPT-${Date.now()}`
  const body = {
    productName: 'Acceptance bandage',
    productDetails: 'Made by the acceptance run; inactive.',
    unitPrice: 9.99,
    categoryId: 61,
    sku,
    productStatus: 'N',
  }
  expectStatus(await shop.send('POST', 'products/save', { body }), 401)
  expectStatus(await shop.send('POST', 'products/save', { body, token: tokens.customer }), 403)
  const saved = await shop.send('POST', 'products/save', { body, token: tokens.staff })
  expectStatus(saved, 200, 201)
  const productId = Number(pick(saved.body, 'productId'))
  expectStatus(await shop.send('GET', `products/${productId}`), 404)
  expectStatus(await shop.send('GET', `products/${productId}`, { token: tokens.staff }), 200)
  const update = { ...body, productId, unitPrice: 8.99 }
  const updated = await shop.send('PUT', 'products/update', { body: update, token: tokens.staff })
  expectStatus(updated, 200)
  expectHolds(updated.body, { unitPrice: 8.99 })
  return productId
}
