/**
 * The prefix of every staff query. Orders, stock, customers, history and figures are related, so a change by staff
 * invalidates all of them.
 */
export const STAFF_KEY = '/staff/'
