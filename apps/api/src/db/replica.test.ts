import { expect, it, vi } from 'vitest'
import { readEvenAside } from './replica.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const missing = new Error('There is no such product')

/** Answers with the server it read from, except for the broken ones. */
const reading = (broken: Record<string, Error>) =>
  vi.fn(async (place: string) => {
    if (broken[place]) throw broken[place]
    return place
  })

it.each([
  ['from the primary while that is there', {}, 'primary'],
  ['from the replica while the primary is away', { primary: away }, 'replica'],
] as const)('reads %s', async (_, broken, place) => {
  expect(await readEvenAside('primary', 'replica', reading(broken))).toBe(place)
})

it.each([
  ['there is no replica', undefined, { primary: away }, away, 1],
  ['it is not the database that failed', 'replica', { primary: missing }, missing, 1],
  ['both are away', 'replica', { primary: away, replica: away }, away, 2],
] as const)('says what went wrong where %s', async (_, aside, broken, error, tries) => {
  const read = reading(broken)
  await expect(readEvenAside<string, string>('primary', aside, read)).rejects.toBe(error)
  expect(read).toHaveBeenCalledTimes(tries)
})
