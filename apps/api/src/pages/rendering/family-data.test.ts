import type { ProductFamilyWire } from '@mendwell/contract/catalog/families'
import { expect, it } from 'vitest'
import { groupData } from './family-data.ts'

type Family = NonNullable<ProductFamilyWire['family']>

const dataOf = (rating: Family['rating']) => {
  const family = { familyKey: 'packs-glove', title: 'Glove', axes: [], members: [], rating }
  const data = { description: '', brand: {} } as unknown as Parameters<typeof groupData>[0]['data']
  return groupData({ family, url: 'https://shop.example/p/7', productId: 7, data, urlOf: () => '' })
}

it('gives robots the combined stars of all packs or sizes, and none without reviews', () => {
  expect(dataOf({ average: 4.5, count: 2 })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
  })
  expect(dataOf(null)).not.toHaveProperty('aggregateRating')
})
