import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toCents, toDollars } from './dollars.ts'
import { Money } from './shapes.ts'

const anyCents = fc.integer({ min: 0, max: 1_000_000_000 })

it('parses and formats money exactly like the wire format', () => {
  const agrees = fc.property(anyCents, (cents) => {
    const dollars = z.encode(Money, cents)
    expect(toDollars(cents)).toBe(dollars)
    expect(toCents(dollars)).toBe(z.decode(Money, dollars))
  })
  void fc.assert(agrees)
})
