import type { SearchPage } from '@mendwell/contract/catalog'
import { afterAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../test/start-test-shop.ts'

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

async function firstThree(typed: string) {
  const term = encodeURIComponent(typed)
  const response = await shop.get(`/products/searchProducts/${term}?pageSize=3`)
  return response.json<z.input<typeof SearchPage>>()
}

/** What a shopper types, and what must stand among the first three. */
const GOLDEN: [kind: string, typed: string, wanted: RegExp][] = [
  ['exact', 'Rollabout chair', /^Rollabout chair/],
  ['exact', 'knee orthosis', /^knee orthosis/i],
  ['exact', 'pulse oximeter', /pulse oximeter/i],
  ['exact', 'eye pad sterile', /^Eye pad, sterile/],
  ['exact', 'hospital bed without mattress', /hospital bed.*without mattress/i],
  ['exact', 'breast pump', /^breast pump/i],
  ['exact', 'peak flow meter', /peak flow meter/i],
  ['exact', 'chicken thighs', /^Chicken Thighs/],
  ['code', 'A6410', /^Eye pad, sterile/],
  ['code', 'HCPCS-E1031', /^Rollabout chair/],
  ['code', 'hcpcs e1031', /^Rollabout chair/],
  ['code', '04015630019915', /^CoaguChek/],
  ['code', '4015630019915', /^CoaguChek/],
  ['code', '04625358', /^CoaguChek/],
  ['code', 'wf 20w013', /^Waterpik Cordless/],
  ['brand', 'Similac', /Similac/],
  ['brand', 'hu-friedy', /Hu-Friedy/],
  ['brand', 'roche', /CoaguChek|Accu-Chek|Aviva/],
  ['plural', 'commode chairs', /^commode chair/i],
  ['plural', 'lancet', /lancet/i],
  ['plural', 'wheelchairs', /wheelchair/i],
  ['typo', 'weelchair', /wheelchair/i],
  ['typo', 'commdoe', /commode/i],
  ['typo', 'nebuliser', /^nebulizer/i],
  ['typo', 'oxymeter', /oximeter/i],
  ['typo', 'glocuse', /gluco/i],
  ['typo', 'hosptial bed', /hospital bed/i],
  ['typo', 'enfamill', /Enfamil/],
  ['typo', 'surgical maks', /surgical mask/i],
  ['beginning', 'stetho', /stetho/i],
  ['beginning', 'catheter 18', /18/],
  ['joined', 'coagu chek', /CoaguChek/],
  ['joined', 'water pik flosser', /Waterpik/],
  ['lay', 'baby formula', /formula/i],
  ['hyphen', 'x-ray', /x-ray|xray|imaging/i],
  ['mixed', 'nitrile gloves powder free', /nitrile/i],
]

describe('search on the seed catalogue', () => {
  it.each(GOLDEN)('%s: %s', async (_kind, typed, wanted) => {
    const { productList } = await firstThree(typed)

    const names = productList.map(({ productName }) => productName)
    expect(names.filter((name) => wanted.test(name))).not.toEqual([])
  })
})
