import { expect, it } from 'vitest'
import { errorsByCell } from './refused-cells.ts'

const error = (path: string, message: string) => ({
  path,
  message,
  sentence: { code: 'unheardOf', params: {} },
})

it('puts an error at its cell, and one about a row at its price', () => {
  const errors = [
    error('rows.1.salePrice', 'No saving'),
    error('rows.0', 'Changed meanwhile'),
    error('rows.0.kindKey', 'No such kind'),
    error('rows.7.quantity', 'Of no row sent'),
    error('body', 'Something else'),
  ]
  expect([...errorsByCell(errors, [{ productId: 61 }, { productId: 7 }])]).toEqual([
    ['7-salePrice', 'No saving'],
    ['61-unitPrice', 'Changed meanwhile'],
    ['61-kind', 'No such kind'],
  ])
})
