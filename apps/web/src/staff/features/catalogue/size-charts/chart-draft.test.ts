import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { describe, expect, it } from 'vitest'
import type { SizedProductRow } from '../../../../api/staff/catalogue/size-charts.ts'
import { knowMessages } from '../../../../lib/forms/say-reported.ts'
import {
  bodyOf,
  type ChartDraft,
  doubtsOf,
  draftOf,
  EMPTY_DRAFT,
  isSameChart,
  problemsOf,
  withLimit,
  withNewSize,
  withPoint,
  withProducts,
  withSizeName,
} from './chart-draft.ts'

knowMessages(staffMessages)

const product = (productId: number, change: Partial<SizedProductRow> = {}): SizedProductRow => ({
  productId,
  productName: `Brief ${productId}`,
  sku: `SKU-${productId}`,
  productStatus: 'A',
  size: null,
  chart: null,
  family: null,
  ...change,
})
const draft: ChartDraft = draftOf({
  chartKey: 'briefs',
  title: 'Briefs',
  titleEs: 'Pañales',
  source: 'Quokka',
  isTypical: false,
  rule: 'LARGEST',
  decides: null,
  between: 'LARGER',
  advice: 'Take the larger.',
  adviceEs: 'Elija la mayor.',
  points: [
    { point: 'waist', unit: 'in' },
    { point: 'hip', unit: 'in' },
  ],
  sizes: [
    { size: 'M', ranges: { girth: [32, 44] } },
    { size: 'L', ranges: { girth: [44, null] } },
  ],
  products: [product(9, { size: 'L' }), product(4, { size: 'M' })],
})
const typed = (at: number, end: 0 | 1, text: string) =>
  withLimit(draft, { at, name: 'girth', end }, text)

describe('a chart while staff write it', () => {
  it('is sent as it is stored, its products in the order of their numbers', () => {
    expect(bodyOf(draft)).toMatchObject({
      sizes: [
        { size: 'M', ranges: { girth: [32, 44] } },
        { size: 'L', ranges: { girth: [44, null] } },
      ],
      products: [
        { productId: 4, size: 'M' },
        { productId: 9, size: 'L' },
      ],
    })
    expect(problemsOf(draft)).toEqual(new Map())
    expect(doubtsOf(draft, null)).toEqual(new Map())
  })

  it.each([
    ['44 1/2', 44.5],
    ['44,5', 44.5],
    ['', null],
  ])('takes %j', (text, limit) => {
    expect(bodyOf(typed(0, 1, text)).sizes[0]?.ranges.girth).toEqual([32, limit])
  })

  it.each([
    ['abc', 'Enter a number, such as 14.5 or 14 1/2'],
    ['0', 'Enter more than 0; leave the field empty where there is no limit'],
    ['1000000000', 'No person measures this much'],
    ['31', '“To” is smaller than “from”'],
  ])('refuses %j at its field', (text, message) => {
    expect([...problemsOf(typed(0, 1, text))]).toEqual([['sizes.0.ranges.girth.1', message]])
  })

  it('shows at a product that another chart has it, or that the size is unknown', () => {
    const chart = { chartKey: 'other', title: 'Other briefs' }
    const more = withProducts(draft, [product(2, { chart })])
    const lost = { ...draft, products: draft.products.map((one) => ({ ...one, size: 'XL' })) }

    expect([...problemsOf(more)]).toEqual([
      ['products.2.productId', 'This product is in the chart Other briefs already'],
    ])
    // Product 9 is first here, and last in the request.
    expect([...problemsOf(lost).keys()]).toEqual(['products.1.size', 'products.0.size'])
  })

  it('asks about a gap once, until it changes', () => {
    const gap = typed(1, 0, '45')

    expect([...doubtsOf(gap, bodyOf(draft))]).toEqual([
      ['sizes.1.ranges.girth.0', 'A gap: M ends at 44, and L begins at 45'],
    ])
    expect(doubtsOf(gap, bodyOf(gap)).size).toBe(0)
    expect(doubtsOf(typed(1, 0, '46'), bodyOf(gap)).size).toBe(1)
  })

  it('renames a size at its products too', () => {
    expect(withSizeName(draft, 0, 'Medium').products.map(({ size }) => size)).toEqual([
      'L',
      'Medium',
    ])
  })

  it('starts a new size where the last one ends', () => {
    const more = withNewSize(typed(1, 1, '58'))

    expect(more.sizes.at(-1)).toMatchObject({ size: '', ranges: { girth: ['58', ''] } })
  })

  it('keeps typed values for another measurement, in a supported unit', () => {
    const chart = withLimit(EMPTY_DRAFT, { at: 0, name: 'waist', end: 0 }, '8')
    const shoes = withPoint(chart, 0, 'shoeMen')

    expect(shoes.points).toEqual([{ point: 'shoeMen', unit: 'shoe' }])
    expect(shoes.sizes[0]?.ranges).toEqual({ shoeMen: ['8', ''] })
  })

  it('takes the size of a product from its family', () => {
    const family = { title: 'Brief', values: ['blue', 'm'], productIds: [2] }
    const more = withProducts(draft, [product(2, { family }), product(4)])

    expect(more.products.map(({ productId, size }) => [productId, size])).toEqual([
      [9, 'L'],
      [4, 'M'],
      [2, 'M'],
    ])
  })

  it('is the same in whichever order its fields stand', () => {
    const body = bodyOf(draft)
    const turned = Object.fromEntries(Object.entries(body).toReversed()) as typeof body

    expect(isSameChart(body, turned)).toBe(true)
    expect(isSameChart(body, bodyOf(typed(0, 0, '31')))).toBe(false)
  })
})
