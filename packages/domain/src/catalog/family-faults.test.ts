import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Family, familyProblem } from './families.ts'
import { familyFaults, familyKeyOf } from './family-faults.ts'

const braces: Family = {
  axes: [
    { name: 'size', values: ['S', 'M'] },
    { name: 'side', values: ['left', 'right'] },
  ],
  members: [
    { productId: 1, values: ['S', 'left'] },
    { productId: 2, values: ['M', 'left'] },
    { productId: 3, values: ['M', 'right'] },
  ],
}
const withMembers = (...members: Family['members'][number][]) => ({ ...braces, members })
const said = (family: Family) => familyFaults(family).map(({ path, fault }) => `${path} ${fault}`)

describe('what is wrong with a family', () => {
  it.each<[string, Family, string[]]>([
    ['nothing', braces, []],
    ['one product alone', withMembers(...braces.members.slice(0, 1)), ['members FAMILY_OF_ONE']],
    ['no products', withMembers(), ['members FAMILY_OF_ONE']],
    [
      'an axis twice, whatever its case',
      {
        axes: braces.axes.map((axis, at) => ({ ...axis, name: at ? 'Size' : 'size' })),
        members: braces.members,
      },
      ['axes.1.name AXIS_TWICE'],
    ],
    [
      'one value of an axis',
      {
        axes: [{ name: 'size', values: ['S'] }],
        members: [
          { productId: 1, values: ['S'] },
          { productId: 2, values: [''] },
        ],
      },
      ['axes.0.values FEW_VALUES', 'members.1.values.0 VALUE_MISSING'],
    ],
    [
      'a doubled value, whatever its case',
      {
        axes: [{ name: 'size', values: ['S', 'M', 's '] }],
        members: [
          { productId: 1, values: ['S'] },
          { productId: 2, values: ['M'] },
        ],
      },
      ['axes.0.values.2 VALUE_TWICE'],
    ],
    [
      'a missing and an unknown value',
      withMembers(...braces.members, { productId: 4, values: ['XL'] }),
      ['members.3.values.0 VALUE_UNKNOWN', 'members.3.values.1 VALUE_MISSING'],
    ],
    [
      'a value too many',
      withMembers(...braces.members, { productId: 4, values: ['S', 'right', 'blue'] }),
      ['members.3.values.2 VALUE_UNKNOWN'],
    ],
    [
      'a product twice',
      withMembers(...braces.members, { productId: 1, values: ['S', 'right'] }),
      ['members.3.productId MEMBER_TWICE'],
    ],
    [
      'two that differ in nothing',
      withMembers(...braces.members, { productId: 4, values: ['M', 'right'] }),
      ['members.3.values.0 ALIKE'],
    ],
  ])('is said at its field: %s', (_, family, faults) => {
    expect(said(family)).toEqual(faults)
  })

  it('is found if stored data is not a family', () => {
    const value = fc.constantFrom('', 'S', 's', 'M', 'L')
    const families = fc.record({
      axes: fc.array(fc.record({ name: value, values: fc.array(value, { maxLength: 3 }) }), {
        minLength: 1,
        maxLength: 2,
      }),
      members: fc.array(
        fc.record({
          productId: fc.integer({ min: 1, max: 5 }),
          values: fc.array(value, { maxLength: 3 }),
        }),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(families, (family) => {
        if (familyFaults(family).length === 0) expect(familyProblem(family)).toBe(null)
      }),
    )
  })
})

it.each([
  ['Wrist brace', 'wrist-brace'],
  ['手袋', 'family'],
])('%s goes by %s in addresses', (title, key) => {
  expect(familyKeyOf(title)).toBe(key)
})
