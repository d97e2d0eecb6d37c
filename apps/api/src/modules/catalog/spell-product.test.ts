import { Product } from '@mendwell/contract/catalog'
import { MAX_ID } from '@mendwell/domain/limits'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { JsonValue } from '../../db/schema.ts'
import { presentProduct } from './present-product.ts'
import type { ProductRow } from './products.repository.ts'
import { spellProduct } from './spell-product.ts'

const text = fc.string({ unit: 'binary' })
const textOrNone = fc.option(text)
const yesOrNo = fc.boolean()
const known = fc.option(yesOrNo)
const id = fc.integer({ min: 1, max: MAX_ID })
const cents = fc.integer({ min: 0, max: 100_000_000 })

/** As jsonb hands them out: shorter names first; some are no attributes. */
const attribute = fc.oneof(
  fc.record({ id: fc.integer(), description: text, more: fc.jsonValue() }, { requiredKeys: [] }),
  fc.jsonValue(),
)
const attributes = fc.oneof(fc.array(attribute), fc.constant(null)) as fc.Arbitrary<JsonValue>

const row: fc.Arbitrary<ProductRow> = fc
  .record({
    ...{ productId: id, categoryId: id, brandId: fc.option(id) },
    ...{ productName: text, productDetails: text, category: text, subCategory: text },
    ...{
      brandName: text,
      unitName: text,
      sku: text,
      imageHash: fc.constantFrom('', '5e3bf1baf084'),
    },
    ...{ unitPriceCents: cents, salePriceCents: fc.option(cents), cutPrice: yesOrNo },
    onlineDiscount: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.option(fc.integer()),
    popularFlag: fc.constantFrom(0, 1),
    productStatus: fc.constantFrom('A', 'N'),
    ...{ packagingAttributes: attributes, cuttingAttributes: attributes },
    ...{ extraAttributes: attributes, optionsAttributes: attributes },
    weight: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    ...{ weightUnit: textOrNone, notes: textOrNone, manufacturer: textOrNone },
    ...{ gtin: textOrNone, udiDi: textOrNone, hcpcs: textOrNone },
    ...{ sellinPcs: yesOrNo, taxExemptFlag: yesOrNo, rx: known, otc: known },
    ...{ latex: known, sterile: known, singleUse: known },
    rating: fc.option(fc.record({ count: fc.integer({ min: 1 }), sum: fc.nat() })),
    updatedAt: fc.date({
      min: new Date('0001-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    }),
  })
  .map(({ rating, ...columns }) => ({
    ...columns,
    ratingCount: rating?.count ?? null,
    ratingSum: rating?.sum ?? null,
  }))

it('spells every product as the contract encodes it, byte for byte', () => {
  fc.assert(
    fc.property(row, (columns) => {
      const product = presentProduct(columns)
      expect(spellProduct(product)).toBe(JSON.stringify(z.encode(Product, product)))
    }),
  )
})
