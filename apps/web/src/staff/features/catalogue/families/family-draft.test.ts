import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisWordsEs } from '../../../../texts/es/axis-words.ts'
import { AXIS_NAMES } from './axis-fields.tsx'
import { differingParts } from './differing-parts.ts'
import {
  bodyOf,
  draftOf,
  type FamilyDraft,
  fieldOf,
  isSameFamily,
  newDraft,
  problemsOf,
  valuesOf,
  withAxis,
  withMoved,
  withoutAxis,
  withValue,
} from './family-draft.ts'

const product = (productId: number, productName: string) => ({
  productId,
  productName,
  sku: `SKU-${productId}`,
  productStatus: 'A' as const,
})
const brace: FamilyDraft = draftOf({
  title: 'Brace',
  axes: [{ name: 'size', values: ['S', 'M'] }],
  members: [
    { ...product(1, 'Brace, M'), values: ['M'] },
    { ...product(2, 'Brace, S'), values: ['S'] },
  ],
})
const type = (draft: FamilyDraft, member: number, typed: string) =>
  withValue(draft, { member, axis: 0, typed })

describe('the values of an axis', () => {
  it('keep the order that staff gave them, with a new one last', () => {
    const grown = {
      ...brace,
      members: [...brace.members, { ...product(3, 'Brace, L'), values: ['L'], elsewhere: null }],
    }
    expect(valuesOf(grown, 0)).toEqual(['S', 'M', 'L'])
    expect(valuesOf(withMoved(grown, 0, 'L', -1), 0)).toEqual(['S', 'L', 'M'])
    expect(valuesOf(withMoved(grown, 0, 'S', -1), 0)).toEqual(['S', 'M', 'L'])
  })

  it('keep their place while one is typed', () => {
    const typed = ['Sm', 'Small'].reduce((draft, text) => type(draft, 1, text), brace)
    expect(valuesOf(typed, 0)).toEqual(['Small', 'M'])
    expect(valuesOf(type(typed, 1, ' '), 0)).toEqual(['M'])
    expect(valuesOf(type(typed, 1, 'M'), 0)).toEqual(['M'])
  })

  it('are exactly those of the products, each once, whatever is typed and moved', () => {
    const value = fc.constantFrom('S', 'M', 'L', ' S', '')
    const step = fc.oneof(
      fc.record({ member: fc.nat(1), typed: value }),
      fc.record({ value, by: fc.constantFrom(1 as const, -1 as const) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const draft = steps.reduce<FamilyDraft>(
          (now, one) =>
            'typed' in one
              ? type(now, one.member, one.typed)
              : withMoved(now, 0, one.value, one.by),
          brace,
        )
        const had = draft.members.map(({ values }) => values[0]?.trim() ?? '').filter(Boolean)
        expect(valuesOf(draft, 0).toSorted()).toEqual([...new Set(had)].toSorted())
      }),
    )
  })
})

describe('what is wrong', () => {
  it('is nothing with a family that is stored', () => {
    expect([...problemsOf(brace)]).toEqual([])
  })

  it('is shown at its field, in field order', () => {
    const twoAxes = withAxis({ ...brace, title: ' ' })
    const alike = type(brace, 1, 'm')
    expect([...problemsOf(twoAxes).keys()]).toEqual([
      'title',
      'axes.1.name',
      'members.0.values.1',
      'members.1.values.1',
    ])
    expect([...problemsOf(alike).keys()]).toEqual(['members.0.values.0', 'members.1.values.0'])
    const third = { ...product(3, 'Brace, m'), values: ['m'], elsewhere: null }
    expect([...problemsOf({ ...brace, members: [...brace.members, third] })]).toEqual([
      ['members.2.values.0', 'This value stands here twice'],
    ])
    expect([...problemsOf({ ...brace, members: [] }).keys()]).toContain('members')
    expect(fieldOf('axes.0.values.0', brace)).toBe('members.1.values.0')
    expect(fieldOf('members.1.productId', brace)).toBe('members.1.productId')
  })

  it('names the family that a product is in', () => {
    const members = brace.members.map((member) => ({ ...member, elsewhere: 'Splint' }))
    expect(problemsOf({ ...brace, members }).get('members.0.productId')).toBe(
      'This product is in the family Splint already',
    )
  })
})

it('sends what is typed, without the axis that was taken away', () => {
  const two = withValue(withAxis(brace), { member: 0, axis: 1, typed: ' left ' })
  expect(bodyOf(two)).toMatchObject({
    axes: [{ values: ['S', 'M'] }, { name: '', values: ['left'] }],
    members: [{ values: ['M', 'left'] }, { values: ['S', ''] }],
  })
  expect(isSameFamily(bodyOf(withoutAxis(two, 1)), bodyOf(brace))).toBe(true)
  expect(isSameFamily(bodyOf(two), bodyOf(brace))).toBe(false)
})

it.each<[string[], string, string[]]>([
  [['Wrist brace, S', 'Wrist brace, M'], 'Wrist brace', ['S', 'M']],
  [['Gloves (S), 100', 'Gloves (M), 100'], 'Gloves', ['S', 'M']],
  [['Tape 2.5 cm white', 'Tape 5 cm white'], 'Tape', ['2.5', '5']],
  [['Brace', 'Brace'], 'Brace', ['', '']],
  [['Brace', 'Glove'], '', ['', '']],
  [['Brace'], 'Brace', ['']],
  [['Knee brace, hinged, Small'], 'Knee brace, hinged', ['Small']],
  [[], '', []],
])('proposes of the names %j the title %j and the values %j', (names, common, parts) => {
  expect(differingParts(names)).toEqual({ common, parts })
  const draft = newDraft(names.map((name, at) => ({ ...product(at + 1, name), family: null })))
  expect(draft.title).toBe(common)
})

it('proposes axes whose names are known in Spanish', () => {
  for (const name of AXIS_NAMES) expect(Object.keys(axisWordsEs)).toContain(name)
})
