import type { CostBasis } from '@mendwell/domain/purchasing/landed-cost'
import type { ReceiptCosts } from '../../../../api/staff/stock/purchase-orders.ts'
import { isAmount } from './draft/draft-lines.ts'

export const COST_FIELDS = ['freight', 'duty', 'other'] as const
export type CostField = (typeof COST_FIELDS)[number]

/** Costs of a delivery as they are typed, in dollars; an empty field is none. */
export interface TypedCosts extends Record<CostField, string> {
  basis: CostBasis
}

export const COST_LABELS: Record<CostField, string> = {
  freight: 'Freight',
  duty: 'Duty',
  other: 'Other costs',
}

export const BASIS_LABELS: Record<CostBasis, string> = {
  VALUE: 'Value',
  QUANTITY: 'Pieces',
  WEIGHT: 'Weight',
}

/** The fields, filled in with what was entered before. */
export const typedCosts = (costs: ReceiptCosts | null): TypedCosts => {
  const typed = (amount: number | undefined) => (amount ? amount.toFixed(2) : '')
  return {
    freight: typed(costs?.freight),
    duty: typed(costs?.duty),
    other: typed(costs?.other),
    basis: costs?.basis ?? 'VALUE',
  }
}

/** What is wrong with what was typed, by field. */
export const costErrors = (typed: TypedCosts): Partial<Record<keyof TypedCosts, string>> =>
  Object.fromEntries(
    COST_FIELDS.filter((field) => typed[field] !== '' && !isAmount(typed[field])).map((field) => [
      field,
      'Enter an amount in dollars, such as 12.50',
    ]),
  )

/** As the call takes them. */
export const costsOf = ({ freight, duty, other, basis }: TypedCosts): ReceiptCosts => ({
  freight: Number(freight),
  duty: Number(duty),
  other: Number(other),
  basis,
})

export const areCostsTyped = (typed: TypedCosts): boolean =>
  COST_FIELDS.some((field) => Number(typed[field]) > 0)

/** The fields with an amount, in the order in which they are typed. */
export const chargedFields = (costs: ReceiptCosts): CostField[] =>
  COST_FIELDS.filter((field) => costs[field] > 0)
