import type { StaffEvent } from '@mendwell/contract/shop/history'

/** Where what the shop pays stands in an event, by the thing that changed. */
const COST_FIELDS: Readonly<Record<string, readonly string[]>> = {
  // A file's changes are kept by the names of columns.
  product: ['purchasePriceCents', 'purchase_price_cents'],
  supplier: ['costCents'],
  purchase: ['draftLines', 'totalCents', 'freightCents', 'dutyCents', 'otherCents'],
}

/** An event as staff read it who may not see costs: that something changed stays, what it cost does not. */
export function withoutCosts(event: StaffEvent): StaffEvent {
  const hidden = COST_FIELDS[event.objectType]
  if (!hidden) return event
  return { ...event, before: omit(event.before, hidden), after: omit(event.after, hidden) }
}

function omit(state: unknown, hidden: readonly string[]): unknown {
  if (typeof state !== 'object' || state === null) return state
  return Object.fromEntries(Object.entries(state).filter(([name]) => !hidden.includes(name)))
}
