import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areSameDevices, mergeDevices } from './my-devices.ts'

it.each([
  ['what both bring', [], ['meter'], ['pump'], ['pump', 'meter']],
  ['no device twice', [], ['meter'], ['meter'], ['meter']],
  ['nothing that one forgot', ['meter', 'pump'], ['pump'], ['meter', 'pump'], ['pump']],
  ['what one added while the other forgot', ['meter'], [], ['meter', 'mask'], ['mask']],
])('two copies make %s', (_, base, mine, theirs, merged) => {
  expect(mergeDevices(base, mine, theirs)).toEqual(merged)
})

it('are the same in either order, and after merging again', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  fc.assert(
    fc.property(keys, keys, keys, (base, mine, theirs) => {
      const merged = mergeDevices(base, mine, theirs)
      expect(areSameDevices(merged, mergeDevices(base, theirs, mine))).toBe(true)
      expect(mergeDevices(merged, merged, merged)).toEqual(merged)
      expect(areSameDevices(mergeDevices(base, mine, merged), merged)).toBe(true)
    }),
  )
})
