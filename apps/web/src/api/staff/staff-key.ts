/**
 * What every question of staff begins with. Orders, stock, customers, history and figures hang
 * together, so a change at the desk makes all of their answers old.
 */
export const DESK_KEY = '/staff/'
