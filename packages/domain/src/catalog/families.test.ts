import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Family, familyChoices, familyProblem } from './families.ts'

const gloves: Family = {
  axes: [
    { name: 'size', values: ['S', 'M', 'L'] },
    { name: 'colour', values: ['blue', 'white'] },
  ],
  members: [
    { productId: 1, values: ['S', 'blue'] },
    { productId: 2, values: ['M', 'blue'] },
    { productId: 3, values: ['L', 'blue'] },
    { productId: 4, values: ['S', 'white'] },
  ],
}
const [first, second] = gloves.members

describe('what is not a family', () => {
  it.each<[string, Partial<Family>, ReturnType<typeof familyProblem>]>([
    ['a family as it should be', {}, null],
    ['without an axis', { axes: [] }, 'NO_AXIS'],
    ['of one', { members: gloves.members.slice(0, 1) }, 'TOO_FEW_MEMBERS'],
    [
      'an axis of one value',
      {
        axes: [{ name: 'size', values: ['S'] }],
        members: [
          { productId: 1, values: ['S'] },
          { productId: 2, values: ['S'] },
        ],
      },
      'TOO_FEW_VALUES',
    ],
    [
      'a doubled value',
      { axes: [{ name: 'size', values: ['S', 'S'] }], members: gloves.members },
      'DOUBLED_VALUE',
    ],
    [
      'a value that no axis has',
      { members: [...gloves.members, { productId: 5, values: ['XL', 'blue'] }] },
      'UNKNOWN_VALUE',
    ],
    [
      'a missing value',
      { members: [...gloves.members, { productId: 5, values: ['M'] }] },
      'UNKNOWN_VALUE',
    ],
    [
      'the same product twice',
      { members: [...gloves.members, { productId: 1, values: ['M', 'white'] }] },
      'DOUBLED_MEMBER',
    ],
    [
      'two products that differ in nothing',
      { members: [...gloves.members, { productId: 5, values: ['M', 'blue'] }] },
      'DOUBLED_MEMBER',
    ],
  ])('%s', (_name, change, problem) => {
    expect(familyProblem({ ...gloves, ...change })).toBe(problem)
  })
})

describe('choosing', () => {
  it('leads to the member that differs in one value, otherwise to the most similar one', () => {
    if (!first || !second) throw new Error('no members')

    const fromSmallBlue = familyChoices(gloves, first)
    const fromMediumBlue = familyChoices(gloves, second)

    expect(
      fromSmallBlue.map(({ choices }) => choices.map(({ member }) => member?.productId)),
    ).toEqual([
      [1, 2, 3],
      [1, 4],
    ])
    expect(fromMediumBlue[1]?.choices).toEqual([
      { value: 'blue', isChosen: true, member: second },
      { value: 'white', isChosen: false, member: gloves.members[3] },
    ])
  })

  it('offers every value once, and leads to a member that has it if there is one', () => {
    const families = fc
      .array(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      })
      .chain((axes) =>
        fc.record({
          axes: fc.constant(axes),
          members: fc.uniqueArray(fc.tuple(...axes.map((values) => fc.constantFrom(...values))), {
            minLength: 2,
            maxLength: 8,
            selector: (values) => JSON.stringify(values),
          }),
        }),
      )
    fc.assert(
      fc.property(families, ({ axes, members }) => {
        const family: Family = {
          axes: axes.map((values, at) => ({ name: `axis ${at}`, values })),
          members: members.map((values, at) => ({ productId: at + 1, values })),
        }
        expect(familyProblem(family)).toBe(null)
        for (const current of family.members) {
          familyChoices(family, current).forEach(({ choices }, axis) => {
            expect(choices.map(({ value }) => value)).toEqual(family.axes[axis]?.values)
            expect(choices.filter(({ isChosen }) => isChosen)).toMatchObject([{ member: current }])
            for (const { value, member } of choices) {
              const isSold = family.members.some((one) => one.values[axis] === value)
              expect(member === null).toBe(!isSold)
              if (member) expect(member.values[axis]).toBe(value)
            }
          })
        }
      }),
    )
  })
})
