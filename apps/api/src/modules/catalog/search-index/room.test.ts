import { describe, expect, it } from 'vitest'
import { float64s, inRoom, int32s, uint16s } from './room.ts'

const KINDS = [int32s, uint16s, float64s]

/** Arrays of all kinds, each full of a number of its own. */
const filled = (length: number) =>
  KINDS.map((listOf, kind) => ({ list: listOf(length + kind).fill(kind + 1), value: kind + 1 }))

describe('inRoom', () => {
  it('gives arrays that share nothing, whether there is room for them or not yet', () => {
    for (const length of [3, 100, 5_000, 3_000_000, 5_000]) {
      inRoom(() => {
        const outer = filled(length)
        const inner = inRoom(() => filled(length))
        const all = [...outer, ...inner, ...filled(0)]

        for (const { list, value } of outer) {
          expect(list.every((number) => number === value)).toBe(true)
        }
        expect(all.map(({ list }) => list.length)).toEqual(
          [length, length, 0].flatMap((least) => [least, least + 1, least + 2]),
        )
      })
    }
  })

  it('uses its room again, also after work that failed', () => {
    const bufferOf = () => inRoom(() => int32s(10).buffer)
    bufferOf()
    const buffer = bufferOf()
    expect(() =>
      inRoom(() => {
        int32s(10)
        throw new Error('no')
      }),
    ).toThrow('no')

    expect(bufferOf()).toBe(buffer)
    expect(inRoom(() => int32s(10).byteOffset)).toBe(0)
  })

  it('leaves what is made outside of it alone', () => {
    const own = int32s(4).fill(7)
    inRoom(() => int32s(4).fill(1))

    expect([...own]).toEqual([7, 7, 7, 7])
  })
})
