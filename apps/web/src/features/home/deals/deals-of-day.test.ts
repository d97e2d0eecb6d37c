import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { expect, it } from 'vitest'
import { setTimeZone } from '../../../lib/words/time-zone.ts'
import { dealsOfDay } from './deals-of-day.ts'

const goods = Array.from(
  { length: 23 },
  (_, index) => ({ productId: index, categoryId: index, category: 'Wound Care' }) as ProductWire,
)
const dealAt = (moment: string) => dealsOfDay(goods, new Date(moment)).dealOfTheDay?.productId

it("changes with each of the shop's days, and stays the same through one of 25 hours", () => {
  setTimeZone('America/Chicago')
  const evening = dealAt('2026-11-02T02:00Z')

  expect(dealAt('2026-11-01T05:00Z')).toBe(evening)
  expect(dealAt('2026-11-02T05:59Z')).toBe(evening)
  expect(dealAt('2026-11-02T06:00Z')).not.toBe(evening)
})
