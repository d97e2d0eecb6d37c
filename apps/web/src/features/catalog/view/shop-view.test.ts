import { SORTS } from '@mendwell/contract/lists/list-options'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFiltered, parsePrice, readView, searchOf } from './shop-view.ts'

const read = (search: string, categoryId = '61') =>
  readView(categoryId, new URLSearchParams(search))

describe('the address of a product list', () => {
  it('holds filters, page and sort', () => {
    const { choices } = read(
      'page=2&brandId=3&brandId=7&minPrice=5&maxPrice=40.5&inStock=true&onSale=true&minRating=4&sort=-price',
    )

    expect(choices).toMatchObject({
      page: 2,
      brandId: [3, 7],
      minPrice: 5,
      maxPrice: 40.5,
      inStock: true,
      onSale: true,
      minRating: 4,
      sort: '-price',
    })
  })

  it('gives the same list back when it is written and read again', () => {
    const choice = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 4 })
    const choices = fc.record({
      page: choice(fc.integer({ min: 2, max: 400 })),
      categoryId: choice(ids),
      brandId: choice(ids),
      device: choice(
        fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/), {
          minLength: 1,
          maxLength: 4,
        }),
      ),
      fact: choice(
        fc.uniqueArray(fc.constantFrom('size-M', 'userWeight-..300lb', 'dimensions-100x125mm'), {
          minLength: 1,
        }),
      ),
      minPrice: choice(fc.integer({ min: 1, max: 50 })),
      maxPrice: choice(fc.integer({ min: 51, max: 1_000_000 })),
      orderable: choice(fc.constant(true)),
      inStock: choice(fc.constant(true)),
      onBackorder: choice(fc.constant(true)),
      onSale: choice(fc.constant(true)),
      minRating: choice(fc.integer({ min: 1, max: 5 })),
      exact: choice(fc.constant(true)),
      sort: choice(fc.constantFrom(...SORTS)),
    })
    fc.assert(
      fc.property(choices, fc.stringMatching(/^[a-z0-9 &=%#]{0,20}$/), (wanted, typed) => {
        const term = typed.trim()

        const view = read(searchOf(term, wanted), '-1')

        expect(view).toEqual({ categoryId: -1, term, choices: wanted })
      }),
    )
  })

  it.each([
    'page=0',
    'page=-3',
    'page=many',
    'brandId=abc',
    'device=Not a key',
    'fact=size',
    'fact=shade-red',
    'minPrice=cheap',
    'inStock=maybe',
    'minRating=9',
    'sort=luck',
    'unknown=1',
  ])('leaves out %s, which means nothing', (search) => {
    const { choices } = read(search)

    expect(searchOf('', choices)).toBe('')
    expect(isFiltered(choices)).toBe(false)
  })

  it('puts prices the right way round', () => {
    expect(read('minPrice=40&maxPrice=5').choices).toMatchObject({ minPrice: 5, maxPrice: 40 })
  })

  it('keeps a search term only where search results are shown', () => {
    expect(read('q=%20strips%20', '-1').term).toBe('strips')
    expect(read('q=strips', '61').term).toBe('')
  })

  it('ignores a category with another name', () => {
    expect(read('', 'all').categoryId).toBe(0)
    expect(read('', '1e3').categoryId).toBe(0)
  })

  it('does not count page and sort as filters', () => {
    expect(isFiltered(read('page=3&sort=name&exact=true').choices)).toBe(false)
    expect(isFiltered(read('onBackorder=true').choices)).toBe(true)
  })
})

describe('a typed price', () => {
  it.each([
    ['$1,250.50', 1250.5],
    ['€1,250.50', 1250.5],
    ['CA$40', 40],
    ['CHF 40', 40],
    [' 40 ', 40],
    ['0', 1],
    ['9999999', 1_000_000],
    ['', undefined],
    ['-5', undefined],
    ['ten', undefined],
    ['1.234', undefined],
  ])('%j means %j', (typed, price) => {
    expect(parsePrice(typed)).toBe(price)
  })
})
