import { describe, expect, it } from 'vitest'
import { canTransition, isFinal, OPEN_ORDER_STATUSES, ORDER_STATUSES } from './order-status.ts'
import { allocate, isOnBackorder } from './stock.ts'

it('an order moves only along NEW, PRINTED, OPEN, CLOSED or to REJECTED', () => {
  const allowed = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => canTransition(from, to)).map((to) => `${from}>${to}`),
  )

  expect(allowed).toEqual([
    'NEW>PRINTED',
    'NEW>REJECTED',
    'PRINTED>OPEN',
    'PRINTED>REJECTED',
    'OPEN>CLOSED',
    'OPEN>REJECTED',
  ])
})

it('is open until its status is final', () => {
  expect(ORDER_STATUSES.filter((status) => !isFinal(status))).toEqual(OPEN_ORDER_STATUSES)
})

describe('stock', () => {
  it.each([
    { wanted: 3, stock: 5, taken: 3, backordered: 0 },
    { wanted: 3, stock: 2, taken: 2, backordered: 1 },
    { wanted: 3, stock: 0, taken: 0, backordered: 3 },
    { wanted: 3, stock: null, taken: 0, backordered: 3 },
  ])('$wanted wanted of $stock: $taken now, $backordered later', (row) => {
    expect(allocate(row.wanted, row.stock)).toEqual({
      taken: row.taken,
      backordered: row.backordered,
    })
  })

  it.each([
    [null, true],
    [0, true],
    [1, false],
  ])('%j on hand is on backorder: %j', (stock, waiting) => {
    expect(isOnBackorder(stock)).toBe(waiting)
  })
})
