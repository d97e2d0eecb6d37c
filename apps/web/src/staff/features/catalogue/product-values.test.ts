import { expect, it } from 'vitest'
import { ProductValues, valuesOf } from './product-values.ts'

it.each([
  { field: 'sku', length: 81, message: '80 Characters Maximum' },
  { field: 'manufacturer', length: 121, message: '120 Characters Maximum' },
  { field: 'productDetails', length: 20_001, message: '20000 Characters Maximum' },
])('says how long $field may be', ({ field, length, message }) => {
  const typed = { ...valuesOf(undefined), [field]: 'x'.repeat(length) }
  const { error } = ProductValues.safeParse(typed)

  expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(message)
})
