import { says } from '@mendwell/contract/wire/validation-messages'
import type { Part, Selector } from '@mendwell/domain/offers/promotion'
import * as z from 'zod/mini'
import type { PromotionBody } from '../../../api/staff/orders/promotions.ts'

/** Goods as the form selects them. */
export const GoodsValues = z.object({
  productIds: z.array(z.string()),
  familyKeys: z.array(z.string()),
  categoryIds: z.array(z.string()),
  brandIds: z.array(z.string()),
})
type GoodsValues = z.output<typeof GoodsValues>

const NO_GOODS: GoodsValues = { productIds: [], familyKeys: [], categoryIds: [], brandIds: [] }

const numbers = (ids: readonly string[]) => ids.map(Number)
const typedIds = (ids: readonly number[] | undefined) => (ids ?? []).map(String)

/** The selection as the server takes it: empty lists are left out. */
export const selectorOf = (
  { productIds, familyKeys, categoryIds, brandIds }: GoodsValues,
  includesSale: boolean,
) => ({
  ...(productIds.length > 0 && { productIds: numbers(productIds) }),
  ...(familyKeys.length > 0 && { familyKeys }),
  ...(categoryIds.length > 0 && { categoryIds: numbers(categoryIds) }),
  ...(brandIds.length > 0 && { brandIds: numbers(brandIds) }),
  ...(!includesSale && { excludeSale: true }),
})

/** A stored selection as form values. */
export const goodsOf = (of: Selector | undefined): GoodsValues => ({
  productIds: typedIds(of?.productIds),
  familyKeys: [...(of?.familyKeys ?? [])],
  categoryIds: typedIds(of?.categoryIds),
  brandIds: typedIds(of?.brandIds),
})

/** A number of pieces or sets, as the server takes it. */
export const UP_TO_99 = /^[1-9]\d?$/
export const enterUpTo99 = says('enterNumberBetween', { min: 1, max: 99 })

/** A part of a bundle as typed. */
export const PartValues = z.extend(GoodsValues, {
  /** Tells the parts apart on the screen. */
  key: z.int(),
  quantity: z.string().check(z.trim()),
})
export type PartValues = z.output<typeof PartValues>

/** As the server has it. */
export const MIN_PARTS = 2
export const MAX_PARTS = 10

const blankPart = (key: number): PartValues => ({ ...NO_GOODS, key, quantity: '1' })
export const BLANK_PARTS: PartValues[] = [blankPart(0), blankPart(1)]

export const withPart = (parts: readonly PartValues[]): PartValues[] => [
  ...parts,
  blankPart(Math.max(...parts.map(({ key }) => key)) + 1),
]

/** What is wrong with the parts of a bundle, with the field where it is shown. */
export const faultsOfParts = (parts: readonly PartValues[]) =>
  parts.flatMap(({ quantity, ...goods }, at) => [
    ...(UP_TO_99.test(quantity) ? [] : [{ path: ['parts', at, 'quantity'], message: enterUpTo99 }]),
    // A part of everything would make any two products a bundle.
    ...(Object.keys(selectorOf(goods, true)).length > 0
      ? []
      : [
          { path: ['parts', at, 'productIds'], message: says('bundlePartGoods', { part: at + 1 }) },
        ]),
  ])

type BundleParts = Extract<PromotionBody['action'], { type: 'BUNDLE' }>['parts']

export const partsOf = (parts: readonly PartValues[], includesSale: boolean): BundleParts =>
  parts.map(({ quantity, ...goods }) => ({
    quantity: Number(quantity),
    of: selectorOf(goods, includesSale),
  }))

/** Stored parts as form values. */
export const typedParts = (parts: readonly Part[]): PartValues[] =>
  parts.map(({ quantity, of }, key) => ({ ...goodsOf(of), key, quantity: String(quantity) }))
