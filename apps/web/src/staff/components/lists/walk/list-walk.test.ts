import { describe, expect, it } from 'vitest'
import { neighborsOf, type Walk, withPage } from './list-walk.ts'

/** The second of three pages of three. */
const walk: Walk = { ids: [14, 15, 16], first: 2, last: 2, size: 3, total: 8, query: {} }

describe('the neighbors of a row', () => {
  it('are those beside it', () => {
    expect(neighborsOf(walk, 15)).toEqual({ previous: 14, next: 16, position: 5, total: 8 })
  })

  it('are on another page at the ends of one', () => {
    expect(neighborsOf(walk, 14)).toEqual({ next: 15, missing: 1, position: 4, total: 8 })
    expect(neighborsOf(walk, 16)).toEqual({ previous: 15, missing: 3, position: 6, total: 8 })
  })

  it('are unknown for a row that the list did not have', () => {
    expect(neighborsOf(walk, 99)).toBeUndefined()
  })

  it('come with their page', () => {
    const before = withPage(walk, 1, [11, 12, 13])
    expect(neighborsOf(before, 14)).toMatchObject({ previous: 13, position: 4 })
    expect(neighborsOf(before, 11)).toEqual({ next: 12, position: 1, total: 8 })
    const behind = withPage(before, 3, [17, 18])
    expect(neighborsOf(behind, 16)).toMatchObject({ next: 17, position: 6 })
    expect(neighborsOf(behind, 18)).toEqual({ previous: 17, position: 8, total: 8 })
  })

  it('end if the list has become shorter', () => {
    const moved = withPage(walk, 3, [16])
    expect(moved.ids).toEqual([14, 15, 16])
    expect(neighborsOf(moved, 16)).toEqual({ previous: 15, position: 6, total: 8 })
  })
})
