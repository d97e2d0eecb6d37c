import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import type { PurchaseLine } from '../../../../../api/staff/stock/purchase-orders.ts'

/** A draft line as typed. */
export interface DraftLine {
  productId: number
  productName: string
  /** '' for one that was just added. */
  sku: string
  quantity: string
  /** Per piece, in dollars. */
  cost: string
}

export const lineOf = ({
  productId,
  productName,
  sku,
  quantity,
  cost,
}: PurchaseLine): DraftLine => ({
  productId,
  productName,
  sku,
  quantity: String(quantity),
  cost: (cost ?? 0).toFixed(2),
})

const isCount = (typed: string) => /^[1-9]\d{0,6}$/.test(typed) && Number(typed) <= 1_000_000
/** An amount in dollars, at most a million. */
export const isAmount = (typed: string): boolean =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 1_000_000

/** The errors of a line, by field. */
export const errorsOf = ({
  quantity,
  cost,
}: DraftLine): Partial<Record<'quantity' | 'cost', string>> => ({
  ...(!isCount(quantity) && { quantity: 'Enter the pieces, 1 to 1,000,000' }),
  ...(!isAmount(cost) && { cost: 'Enter an amount in dollars, such as 12.50' }),
})

/** The total of the lines, in dollars, ignoring incomplete ones. */
export const totalOf = (lines: readonly DraftLine[]): number =>
  toDollars(
    lines.reduce(
      (sum, { quantity, cost }) =>
        isCount(quantity) && isAmount(cost) ? sum + Number(quantity) * toCents(Number(cost)) : sum,
      0,
    ),
  )
