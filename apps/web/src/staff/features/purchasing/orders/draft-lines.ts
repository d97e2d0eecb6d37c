import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import type { PurchaseLine } from '../../../../api/staff/stock/purchase-orders.ts'

/** A line of a draft as it is typed. */
export interface DraftLine {
  productId: number
  productName: string
  /** '' of one that was just found. */
  sku: string
  quantity: string
  /** Of one piece, in dollars. */
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
const isAmount = (typed: string) =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 1_000_000

/** What is wrong with a line, by field. */
export const errorsOf = ({
  quantity,
  cost,
}: DraftLine): Partial<Record<'quantity' | 'cost', string>> => ({
  ...(!isCount(quantity) && { quantity: 'Enter the pieces, 1 to 1,000,000' }),
  ...(!isAmount(cost) && { cost: 'Enter an amount in dollars, such as 12.50' }),
})

/** What the lines come to, in dollars; those that are not filled in yet count nothing. */
export const totalOf = (lines: readonly DraftLine[]): number =>
  toDollars(
    lines.reduce(
      (sum, { quantity, cost }) =>
        isCount(quantity) && isAmount(cost) ? sum + Number(quantity) * toCents(Number(cost)) : sum,
      0,
    ),
  )
