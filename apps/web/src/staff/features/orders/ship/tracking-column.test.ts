import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spreadColumn } from './tracking-column.ts'

const ORDERS = ['8001', '8002', '8003'].map((orderNum, at) => ({ orderId: at + 1, orderNum }))
const spread = (pasted: string, start = 0) => {
  const found = spreadColumn(pasted, ORDERS, start)
  return found && [[...found.numbers], found.unused]
}

it.each([
  [
    'a column fills row by row',
    '1Z1\n1Z2\n1Z3\n',
    0,
    [
      [
        [1, '1Z1'],
        [2, '1Z2'],
        [3, '1Z3'],
      ],
      0,
    ],
  ],
  [
    'from the row it is pasted into',
    '1Z1\r\n1Z2',
    1,
    [
      [
        [2, '1Z1'],
        [3, '1Z2'],
      ],
      0,
    ],
  ],
  [
    'what is too much is counted',
    '1Z1\n1Z2\n1Z3\n1Z4',
    1,
    [
      [
        [2, '1Z1'],
        [3, '1Z2'],
      ],
      2,
    ],
  ],
  [
    'an empty cell leaves its order out',
    '1Z1\n\n1Z3',
    0,
    [
      [
        [1, '1Z1'],
        [3, '1Z3'],
      ],
      0,
    ],
  ],
  [
    'order numbers decide where they stand beside',
    'Order\tTracking\n#8003\t1Z3\n8001\t1Z1\n9999\t1Z9',
    2,
    [
      [
        [3, '1Z3'],
        [1, '1Z1'],
      ],
      2,
    ],
  ],
  ['an order without a number stays as it is', '8001\t\n8002\t1Z2', 0, [[[2, '1Z2']], 0]],
] as const)('%s', (_, pasted, start, expected) => {
  expect(spread(pasted, start)).toEqual(expected)
})

it('leaves a single number to the browser', () => {
  expect(spread(' 1Z999 ')).toBeUndefined()
  expect(spread('1Z999\r\n')).toBeUndefined()
})

it('loses no number: each goes to one order or is counted', () => {
  const number = fc.stringMatching(/^[A-Z][A-Z0-9]{5}$/)
  fc.assert(
    fc.property(fc.array(number, { minLength: 2 }), fc.nat({ max: 3 }), (numbers, start) => {
      const found = spreadColumn(numbers.join('\n'), ORDERS, start)
      expect((found?.numbers.size ?? 0) + (found?.unused ?? 0)).toBe(numbers.length)
    }),
  )
})
