import { expect, it } from 'vitest'
import { othersChanged, spokenValues } from './choice-words.ts'
import type { Family } from './family.ts'

const member = (productId: number, ...values: string[]) =>
  ({ productId, values }) as Family['members'][number]
const medium = member(1, 'M', 'left')
const large = member(2, 'L', 'left')
const right = member(3, 'XL', 'right')
const [size, foot] = [
  { name: 'size', values: ['M', 'L', 'XL'] },
  { name: 'foot', values: ['left', 'right'] },
]
const family = { axes: [size, foot], members: [medium, large, right] } as Family

it('says beforehand what else a choice changes', () => {
  expect(othersChanged(family, { axis: size, from: medium, to: large })).toEqual([])
  expect(othersChanged(family, { axis: size, from: medium, to: right })).toEqual(['foot: right'])
  expect(othersChanged(family, { axis: foot, from: medium, to: right })).toEqual(['size: XL'])
})

it('names each choice aloud when one of them has changed another', () => {
  expect(spokenValues(family, { from: medium, to: large })).toBe('L, left')
  expect(spokenValues(family, { from: large, to: right })).toBe('Size: XL, Foot: right')
  expect(spokenValues(family, { from: undefined, to: right })).toBe('XL, right')
})
