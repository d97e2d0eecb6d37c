import type { EditPlan } from './plan-edit.ts'

/** The lines that an edit changes, as stored with the edit and in the history. */
export const changedLines = ({ lines, cart }: EditPlan) => [
  ...lines
    .filter(({ from, to }) => from !== to)
    .map(({ item, from, to }) => ({
      name: item.productName,
      from,
      to,
      unitPriceCents: item.unitPriceCents,
    })),
  ...cart.lines.map(({ product, quantity, unitPriceCents }) => ({
    name: product.productName,
    from: 0,
    to: quantity,
    unitPriceCents,
  })),
]
