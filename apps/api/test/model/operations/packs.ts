import fc from 'fast-check'
import { expect } from 'vitest'
import { arrangePacks } from '../../../src/modules/packs/arrange-packs.ts'
import { type Family, type ModelShop, STOCK_AT_FIRST } from '../model-shop.ts'

export const packActions = fc.record({
  of: fc.constant('packs' as const),
  isBox: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 4 }),
})
type Action = typeof packActions extends fc.Arbitrary<infer A> ? A : never

const PIECES_IN_BOX = 10

/** Single pieces and boxes share one pool, which counts pieces (decision 0037). */
export async function playPacks(model: ModelShop): Promise<Family<Action>> {
  const { shop } = model
  const make = async (productName: string, quantity: number, unitPriceCents: number) => {
    const { productId } = await shop.make.product({ productName, quantity, unitPriceCents })
    return { productId, cents: Math.round(unitPriceCents * 0.9) }
  }
  const single = await make('Gloves 1', STOCK_AT_FIRST, 2_00)
  const box = await make(`Gloves ${PIECES_IN_BOX}`, 0, 15_00)
  await shop.db.transaction().execute((tx) =>
    arrangePacks(tx, {
      ...{ groupKey: 'gloves', title: 'Gloves', pieceName: 'glove', leaveWith: new Map() },
      packs: [
        { productId: single.productId, pieces: 1, mayOpen: false },
        { productId: box.productId, pieces: PIECES_IN_BOX, mayOpen: true },
      ],
    }),
  )

  return {
    act: ({ isBox, quantity }) => model.save({ goods: isBox ? box : single, quantity, codes: [] }),
    async check() {
      const left = STOCK_AT_FIRST - model.taken(single) - PIECES_IN_BOX * model.taken(box)
      const { pieces } = await shop.db
        .selectFrom('packPool')
        .select('pieces')
        .executeTakeFirstOrThrow()
      const boxes = Math.floor(left / PIECES_IN_BOX)
      expect([pieces, await model.stockOf(single), await model.stockOf(box)]).toEqual([
        ...[left, left, boxes],
      ])
    },
  }
}
