import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await shop.db.deleteFrom('medicalWord').execute()
  await shop.db
    .insertInto('medicalWord')
    .values([
      {
        wordKey: 'catheter',
        forms: ['catheter', 'catheters'],
        afterNumber: false,
        meaning: 'A thin tube.',
        meaningEs: 'Un tubo fino.',
        source: 'a dictionary',
      },
      {
        wordKey: 'french',
        forms: ['French', 'Fr'],
        afterNumber: true,
        meaning: 'How thick a tube is.',
        meaningEs: 'El grosor de un tubo.',
        source: 'a dictionary',
      },
    ])
    .execute()
})
afterAll(() => shop.close())

const FRENCH = {
  word: 'French',
  meaning: 'How thick a tube is.',
  meaningEs: 'El grosor de un tubo.',
}
const CATHETER = { word: 'catheter', meaning: 'A thin tube.', meaningEs: 'Un tubo fino.' }

describe("a product's medical words", () => {
  it('are explained in the order of its name and description', async () => {
    const { productId } = await shop.make.product({
      productName: 'Tube, 16 Fr',
      productDetails: 'One of our catheters.',
    })

    const answer = await shop.get(`/products/${productId}/words`)

    expect(answer.json()).toEqual({ words: [FRENCH, CATHETER] })
  })

  it('are none where nothing needs explaining', async () => {
    const { productId } = await shop.make.product({
      productName: 'French fries',
      productDetails: 'Ready to eat.',
    })

    expect((await shop.get(`/products/${productId}/words`)).json()).toEqual({ words: [] })
  })

  it('follow a new description at once', async () => {
    const { productId } = await shop.make.product({
      productName: 'Tube',
      productDetails: 'A tube.',
    })
    const words = async () => (await shop.get(`/products/${productId}/words`)).json().words
    expect(await words()).toEqual([])

    await shop.db
      .updateTable('product')
      .set({ productDetails: 'A catheter.' })
      .where('productId', '=', productId)
      .execute()

    await expect.poll(words).toEqual([CATHETER])
  })

  it.each([
    ['4711', 404],
    ['x', 422],
  ])('are refused for product %s', async (productId, status) => {
    expect((await shop.get(`/products/${productId}/words`)).statusCode).toBe(status)
  })

  it('are refused for an inactive product', async () => {
    const { productId } = await shop.make.product({ productStatus: 'N' })

    expect((await shop.get(`/products/${productId}/words`)).statusCode).toBe(404)
  })
})
