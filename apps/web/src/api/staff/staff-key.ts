/**
 * What every question of staff begins with. Orders, stock, customers, history and figures hang
 * together, so a change by staff makes all of their answers old.
 */
export const STAFF_KEY = '/staff/'
