import { afterAll, beforeEach, expect, it } from 'vitest'
import { brokenRules, plantFault } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { PACK_INVARIANTS } from '../../audit/invariants/pack-invariants.ts'
import { arrangePacks } from './arrange-packs.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const RULES = PACK_INVARIANTS.map(({ rule }) => rule)

/** Violations, each inserted past the triggers, and the rule that must report it. */
const FAULTS: [rule: string, plant: string][] = [
  ['sum of its ledger', 'update pack_pool set pieces = pieces + 1'],
  [
    'never below zero',
    'alter table pack_pool drop constraint pack_pool_pieces_check; update pack_pool set pieces = -1',
  ],
  ['sum of its ledger', "delete from pool_entry where reason = 'JOIN'"],
  [
    'as often as its pieces',
    'update product set quantity = quantity + 1 where product_id = (select max(product_id) from pool_member)',
  ],
  ['takes its pieces from the pool once', "delete from pool_entry where reason = 'MOVEMENT'"],
  [
    'takes its pieces from the pool once',
    "update pool_entry set delta = delta * 2 where reason = 'MOVEMENT'",
  ],
  [
    'takes its pieces from the pool once',
    "update pool_entry set product_id = (select min(product_id) from pool_member) where reason = 'MOVEMENT'",
  ],
  ['opened only where staff allow it', 'update product_pack set may_open = false'],
  ['of one group', 'delete from pool_member where pieces = 1'],
  [
    'of one group',
    "insert into pack_group values ('other', 'Other'); update product_pack set group_key = 'other' where may_open",
  ],
]

it.each(FAULTS)('%s: a planted fault is found (%s)', async (rule, plant) => {
  const single = await shop.make.product({ quantity: 50 })
  const box = await shop.make.product({ quantity: 5 })
  await shop.db.transaction().execute((tx) =>
    arrangePacks(tx, {
      groupKey: 'gloves',
      title: 'Gloves',
      pieceName: 'glove',
      packs: [
        { productId: single.productId, pieces: 1, mayOpen: false },
        { productId: box.productId, pieces: 10, mayOpen: true },
      ],
    }),
  )
  await buy(shop, { lines: [{ productId: box.productId, quantity: 2 }] })
  expect(await brokenRules(shop)).toEqual([])

  await plantFault(shop, plant)

  expect((await brokenRules(shop)).filter((name) => name.includes(rule))).toHaveLength(1)
})

it('has a planted fault for each rule of packs', () => {
  const isPlanted = (rule: string) => FAULTS.some(([part]) => rule.includes(part))
  expect(RULES.filter((rule) => !isPlanted(rule))).toEqual([])
})
