import { messages } from '@mendwell/contract/wire/messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () => signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
const CUT = [{ description: 'CUTPRICE' }]

describe('a sale price that is no saving', () => {
  const onSale = () =>
    shop.make.product({ unitPriceCents: 10_00, salePriceCents: 8_00, cutPrice: true })
  const prices = ({ productId }: { productId: number }) =>
    shop.db
      .selectFrom('product')
      .select(['unitPriceCents', 'salePriceCents'])
      .where('productId', '=', productId)
      .executeTakeFirst()

  it.each([
    { salePrice: 10 },
    { salePrice: 12 },
    { salePrice: null },
    { unitPrice: 8 },
    { unitPrice: 20, salePrice: 20 },
  ])('is refused where it would count: $salePrice of $unitPrice', async (change) => {
    const product = await onSale()
    const other = await shop.make.product()
    const options = await staff()
    const row = { productId: product.productId, ...change }

    const form = await shop.put('/products/update', row, options)
    const rows = [{ productId: other.productId, unitPrice: 3 }, row]
    const grid = await shop.put('/staff/products', { rows }, options)

    const error = { path: 'salePrice', message: messages.saleNoSaving }
    expect([form.statusCode, grid.statusCode]).toEqual([422, 422])
    expect(form.json().errors).toMatchObject([error])
    expect(grid.json().errors).toMatchObject([{ ...error, path: 'rows.1.salePrice' }])
    expect(grid.json().detail).toBe(`Product ${product.productId}: ${messages.saleNoSaving}`)
    expect(await prices(product)).toEqual({ unitPriceCents: 10_00, salePriceCents: 8_00 })
    expect(await prices(other)).toMatchObject({ unitPriceCents: 10_00 })
  })

  it('is refused once it would apply, by CUTPRICE or by a change of price', async () => {
    const options = await staff()
    const dear = await shop.make.product({ salePriceCents: 12_00 })
    const waiting = await shop.make.product({ optionsAttributes: JSON.stringify(CUT) })
    const update = async (body: object) =>
      (await shop.put('/products/update', body, options)).statusCode

    expect(await update({ productId: dear.productId, optionsAttributes: CUT })).toBe(422)
    expect(await update({ productId: waiting.productId, salePrice: 12 })).toBe(422)
    expect(await update({ productId: waiting.productId, salePrice: 9 })).toBe(200)
    // It does not apply, so it may be any: for half the catalog it is the unit price.
    expect(await update({ productId: dear.productId, salePrice: 10 })).toBe(200)
  })

  it('from earlier does not block other changes of a product', async () => {
    const row = { unitPriceCents: 10_00, salePriceCents: 12_00, cutPrice: true }
    const { productId } = await shop.make.product(row)

    const body = { productId, unitPrice: 10, salePrice: 12, productStatus: 'N' }
    const response = await shop.put('/products/update', body, await staff())

    expect(response.json()).toMatchObject({ productStatus: 'N' })
  })
})

describe('a price of $0', () => {
  const refused = (path: string, message: string) => [{ path, message }]

  it('is saved by no call: form, grid and new product report it at the field', async () => {
    const { productId, categoryId } = await shop.make.product()
    const options = await staff()
    const named = { productName: 'Sample', productDetails: 'One.', categoryId }

    const answers = [
      await shop.put('/products/update', { productId, unitPrice: 0 }, options),
      await shop.put('/staff/products', { rows: [{ productId, unitPrice: 0 }] }, options),
      await shop.post('/products/save', { ...named, unitPrice: 0 }, options),
    ]

    for (const [at, path] of ['unitPrice', 'rows.0.unitPrice', 'unitPrice'].entries()) {
      expect(answers[at]?.statusCode).toBe(422)
      expect(answers[at]?.json().errors).toMatchObject(refused(path, staffMessages.priceOfNothing))
    }
    const kept = await shop.db.selectFrom('product').select('unitPriceCents').execute()
    expect(kept).toEqual([{ unitPriceCents: 1000 }])
  })

  it('is refused as a sale price that applies, and accepted as one that does not', async () => {
    const { productId } = await shop.make.product()
    const options = await staff()
    const update = (body: object) => shop.put('/products/update', { productId, ...body }, options)

    const counting = await update({ salePrice: 0, optionsAttributes: CUT })

    expect(counting.statusCode).toBe(422)
    expect(counting.json().errors).toMatchObject(
      refused('salePrice', staffMessages.salePriceOfNothing),
    )
    expect((await update({ salePrice: 0 })).statusCode).toBe(200)
  })

  it.each([{ priceCheck: 'ASK' }, { quoteOnly: true }])(
    'is accepted if the price is on request: %j',
    async (asked) => {
      const { productId } = await shop.make.product()

      const body = { productId, unitPrice: 0, ...asked }
      const response = await shop.put('/products/update', body, await staff())

      expect(response.statusCode).toBe(200)
    },
  )

  it('from earlier does not block other changes of a product', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 0 })

    const body = { productId, unitPrice: 0, productStatus: 'N' }
    const response = await shop.put('/products/update', body, await staff())

    expect(response.json()).toMatchObject({ productStatus: 'N' })
  })
})
