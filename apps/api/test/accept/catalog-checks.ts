import { it } from 'vitest'
import type { ShopClient } from './client.ts'
import { expectHolds, expectList, expectStatus, pick } from './expect-answer.ts'

const LISTS = [
  'category/findAll',
  'category/findAllCategories/',
  'category/findAllByCategoryName/diabetes',
  'brands/findAll',
  'departments/findAll',
  'country/findAll',
  'stateProvince/findAllState',
  'ezpztax/findAllTaxes',
  'ezpztax/findAllTaxesByStateCode/TX',
  'customerTypes/findAllCustomerType/',
  'storeHours/findAllStoreHours',
  'newsTracker/findAll',
]

const PRODUCT_LISTS = [
  'products/findProductsByCategory/-1?pageSize=5',
  'products/findProductsByCategory/61',
  'products/findPopularProducts',
  'products/findPopularMeatProducts',
  'products/findFoodProducts/23',
  'products/searchProducts/test%20strips',
  'products/searchProducts/glucos',
]

const EMPTY = [
  'category/findAllByCategoryName/nothing',
  'ezpztax/findAllTaxesByStateCode/ZZ',
  'stateProvince/findAllByCountryId/2147483647',
  'city/findAllByStateId/2147483647',
  'review/findAll?productId=2147483647',
]

const REFUSED: [path: string, status: number][] = [
  ['products/2147483647', 404],
  ['products/99999999999999999999', 422],
  ['products/abc', 422],
  ['products/findProductsByCategory/61?pageSize=0', 422],
  ['products/findProductsByCategory/61?pageSize=1000', 422],
  ['products/findProductsByCategory/61?sort=evil', 422],
  ['products/searchProducts/%00', 400],
  ['products/%E0%A4%A', 400],
  ['no/such/call', 404],
]

/** Categories, places and taxes: public. */
export function checkCatalog(shop: ShopClient): void {
  for (const path of LISTS) {
    it(`GET ${path}`, async () => {
      const answer = await shop.send('GET', path)
      expectStatus(answer, 200)
      expectList(answer.body)
    })
  }
  for (const path of PRODUCT_LISTS) {
    it(`GET ${path}`, async () => {
      const answer = await shop.send('GET', path)
      expectStatus(answer, 200)
      expectList(pick(answer.body, 'productList'))
      const text = JSON.stringify(answer.body)
      if (/purchasePrice|wholesalePrice|loginPassword/.test(text)) throw new Error('tells too much')
    })
  }
  for (const path of EMPTY) {
    it(`GET ${path} is empty`, async () => {
      const answer = await shop.send('GET', path)
      expectStatus(answer, 200)
      if (expectList(answer.body, 0).length > 0) throw new Error('is not empty')
    })
  }
  for (const [path, status] of REFUSED) {
    it(`GET ${path} is refused with ${status}`, async () => {
      expectStatus(await shop.send('GET', path), status)
    })
  }
  it('GET products/{id}, related, by brand, suggest, 304', () => checkOneProduct(shop))
  it('GET stateProvince/findAllByCountryId and city/findAllByStateId', () => checkPlaces(shop))
  it('GET openapi.json describes the shop', async () => {
    const { body } = await shop.send('GET', 'openapi.json')
    pick(body, 'paths')
  })
}

/** From the country down to the towns of one of its states. */
async function checkPlaces(shop: ShopClient): Promise<void> {
  const countries = expectList((await shop.send('GET', 'country/findAll')).body)
  const country = countries.find((one) => pick(one, 'countryCode') === 'US')
  const countryId = pick(country, 'countryId')
  const answer = await shop.send('GET', `stateProvince/findAllByCountryId/${countryId}`)
  const state = expectList(answer.body).find((one) => pick(one, 'stateCode') === 'TX')
  const cities = await shop.send('GET', `city/findAllByStateId/${pick(state, 'stateId')}`)
  expectList(cities.body, 100)
}

async function checkOneProduct(shop: ShopClient): Promise<void> {
  const list = await shop.send('GET', 'products/findProductsByCategory/61?pageSize=1')
  const [first] = expectList(pick(list.body, 'productList'))
  const productId = pick(first, 'productId')
  const one = await shop.send('GET', `products/${productId}`)
  expectStatus(one, 200)
  expectHolds(one.body, { productId, showFlag: true, productStatus: 'A' })
  const etag = one.headers.get('etag')
  if (!etag) throw new Error('has no ETag')
  const again = await fetch(`${shop.base}products/${productId}`, {
    headers: { 'If-None-Match': etag },
  })
  if (again.status !== 304) throw new Error(`status ${again.status} instead of 304`)
  const related = await shop.send('GET', `products/relatedProducts/${productId}/61/0`)
  const relatives = expectList(pick(related.body, 'productList'))
  if (relatives.length > 12) throw new Error('more than twelve related products')
  expectStatus(await shop.send('GET', 'products/findProductsByBrands/1,2,3'), 200)
  const suggested = await shop.send('GET', 'products/suggest?q=gluc')
  expectList(pick(suggested.body, 'products'))
}
