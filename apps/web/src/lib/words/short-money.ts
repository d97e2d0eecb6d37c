import { formatMoney } from './texts.ts'

/** '$50' rather than '$50.00', where room is scarce; cents stay when there are any. */
export const shortMoney = (dollars: number): string =>
  formatMoney(dollars).replace(/[.,]00(?!\d)/, '')
