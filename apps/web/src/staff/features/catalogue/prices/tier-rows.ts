import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import {
  type OfferedTier,
  type TierPrice,
  type TierProblem,
  tierCents,
  tierProblem,
} from '@mendwell/domain/prices/price-tiers'
import { isDollars } from '../../../components/forms/typed-values.ts'

/** A tier as typed. */
export interface TierRow {
  key: number
  from: string
  type: TierPrice['type']
  /** Dollars, or percent off. */
  amount: string
  group: string | null
}

export const PRICE_TYPES = [
  { value: 'PRICE', label: 'Price each, in dollars' },
  { value: 'PERCENT_OFF', label: 'Percent off the online price' },
] as const

/** The tiers of a product as form rows. */
export const rowsOf = (tiers: readonly OfferedTier[]): TierRow[] =>
  tiers.map(({ from, group, price }, key) => ({
    key,
    from: String(from),
    type: price.type,
    amount: price.type === 'PRICE' ? toDollars(price.cents).toFixed(2) : String(price.rate / 1000),
    group,
  }))

interface Group {
  group: string
  name: string
}

/** ', Verified clinics', or empty if it is for everyone. */
export const forWhom = ({ group }: Pick<TierRow, 'group'>, groups: readonly Group[]): string =>
  group === null ? '' : `, ${groups.find((one) => one.group === group)?.name ?? group}`

/** One more row, starting at twice the last quantity. */
export const nextRow = (rows: readonly TierRow[]): TierRow => {
  const last = rows.at(-1)
  const from = last ? Math.min(MAX_QUANTITY, 2 * (Number(last.from) || 5)) : 10
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
  return {
    key,
    from: String(from),
    type: last?.type ?? 'PRICE',
    amount: '',
    group: last?.group ?? null,
  }
}

/** A row as sent to the server. */
export const tierOf = ({ from, type, amount, group }: TierRow): OfferedTier => ({
  group,
  from: Number(from),
  price:
    type === 'PRICE'
      ? { type, cents: toCents(Number(amount)) }
      : { type, rate: Math.round(Number(amount) * 1000) },
})

const PROBLEMS: Record<TierProblem, string> = {
  TWICE: 'There is a tier from this number already',
  MIXED: 'Use either prices or percentages, not both',
  NOT_LOWER: 'More pieces must cost less each than the tier before',
}

export interface RowErrors {
  from?: string
  amount?: string
}

/** The errors of each row, by index; empty if all are valid. */
export function errorsOf(rows: readonly TierRow[]): Map<number, RowErrors> {
  const errors = new Map<number, RowErrors>()
  for (const [at, { from, type, amount, group }] of rows.entries()) {
    const least = group === null ? 2 : 1
    const isCount = /^\d{1,2}$/.test(from) && Number(from) >= least
    const isAmount =
      type === 'PRICE'
        ? isDollars(amount)
        : /^\d{1,2}(\.\d{1,3})?$/.test(amount) && Number(amount) > 0
    if (isCount && isAmount) continue
    errors.set(at, {
      ...(!isCount && { from: `Enter ${least} to ${MAX_QUANTITY}` }),
      ...(!isAmount && {
        amount: type === 'PRICE' ? 'Enter a price such as 3.80' : 'Enter a percentage such as 15',
      }),
    })
  }
  if (errors.size > 0) return errors
  for (const group of new Set(rows.map((row) => row.group))) {
    const own = rows.map((row, at) => ({ ...row, at })).filter((row) => row.group === group)
    const found = tierProblem(own.map(tierOf))
    if (found) errors.set(own[found.at]?.at ?? 0, { from: PROBLEMS[found.problem] })
  }
  return errors
}

/** A row's price per piece, in dollars, and whether it is below the public price; undefined while unknown. */
export function costOf(
  row: TierRow,
  prices: { onlinePrice: number; beforeTiers: number },
): { price: number; isLower: boolean } | undefined {
  const { price } = tierOf(row)
  const typed = price.type === 'PRICE' ? price.cents : price.rate
  if (row.amount === '' || !Number.isFinite(typed)) return undefined
  const cents = tierCents(price, toCents(prices.beforeTiers))
  if (cents === null) return undefined
  return { price: toDollars(cents), isLower: cents < toCents(prices.onlinePrice) }
}
