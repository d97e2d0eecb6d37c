/**
 * The prefix of every staff query. Orders, stock, customers, history and figures are related, so a change by staff
 * invalidates all of them.
 */
export const STAFF_KEY = '/staff/'

/** The queries that show stock, by the start of their keys: whatever books pieces outdates them. */
export const SHOWS_STOCK = ['/staff/products', '/staff/orders', '/staff/today'] as const
