import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeBoundedMap } from './bounded-map.ts'

interface Sized {
  size: number
}

const MAX = 100

it('never keeps more than its bytes, and always the newest that fit', () => {
  const puts = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), size: fc.nat(120) }))
  fc.assert(
    fc.property(puts, (made) => {
      const map = makeBoundedMap<Sized>(MAX, ({ size }) => size)
      const kept = new Map<string, Sized>()
      for (const { key, size } of made) {
        map.put(key, { size })
        kept.delete(key)
        if (size <= MAX) kept.set(key, { size })
        for (const [oldest] of kept) if (sum(kept) > MAX) kept.delete(oldest)
      }
      expect(map.bytes).toBe(sum(kept))
      for (const key of ['a', 'b', 'c', 'd']) expect(map.get(key)).toEqual(kept.get(key))
    }),
  )
})

const sum = (kept: ReadonlyMap<string, Sized>) =>
  [...kept.values()].reduce((bytes, { size }) => bytes + size, 0)

it('charges a value that has grown what it takes once it is put in again', () => {
  const map = makeBoundedMap<Sized>(MAX, ({ size }) => size)
  const value = { size: 10 }
  map.put('grows', value)
  map.put('other', { size: 30 })
  value.size = 60
  expect(map.bytes).toBe(40)
  map.put('grows', value)
  expect(map.bytes).toBe(90)
  map.put('last', { size: 20 })
  expect(map.get('other')).toBeUndefined()
  expect(map.bytes).toBe(80)
})
