import type { Figures } from '@mendwell/contract/reports/sales-reports'

export const NOTHING: Figures = {
  orders: 0,
  sales: 0,
  refunds: 0,
  net: 0,
  shipping: 0,
  tax: 0,
  total: 0,
}

/** Adds up figures, each separately. */
export const addFigures = (one: Figures, other: Figures): Figures => ({
  orders: one.orders + other.orders,
  sales: one.sales + other.sales,
  refunds: one.refunds + other.refunds,
  net: one.net + other.net,
  shipping: one.shipping + other.shipping,
  tax: one.tax + other.tax,
  total: one.total + other.total,
})
