import { expect, it } from 'vitest'
import { ProductValues, valuesOf } from './product-values.ts'

it.each([
  { field: 'sku', length: 81, message: 'charactersMax{"max":80}' },
  { field: 'manufacturer', length: 121, message: 'charactersMax{"max":120}' },
  { field: 'productDetails', length: 20_001, message: 'charactersMax{"max":20000}' },
])('says how long $field may be', ({ field, length, message }) => {
  const typed = { ...valuesOf(undefined), [field]: 'x'.repeat(length) }
  const { error } = ProductValues.safeParse(typed)

  expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(message)
})

it.each([
  { unitPrice: '10', salePrice: '12', cutPrice: true },
  { unitPrice: '10', salePrice: '10.00', cutPrice: true },
  { unitPrice: '10', salePrice: '', cutPrice: true },
  { unitPrice: '10', salePrice: '9.99', cutPrice: true, isRight: true },
  { unitPrice: '10', salePrice: '12', cutPrice: false, isRight: true },
])('takes no sale price that is no saving: $salePrice of $unitPrice', (typed) => {
  const { isRight = false, ...prices } = typed
  const whole = { ...valuesOf(), productName: 'Sling', productDetails: 'Holds.', categoryId: '1' }
  const { error } = ProductValues.safeParse({ ...whole, ...prices })

  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(isRight ? [] : ['salePrice'])
})

it('compares no missing price', () => {
  const whole = { ...valuesOf(), productName: 'Sling', productDetails: 'Holds.', categoryId: '1' }
  const typed = { ...whole, unitPrice: '', salePrice: '12', cutPrice: true }
  const { error } = ProductValues.safeParse(typed)

  expect(error?.issues.map(({ path }) => path[0])).toEqual(['unitPrice'])
})
