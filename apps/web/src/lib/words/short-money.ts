import { formatMoney } from './texts.ts'

/** '$50' rather than '$50.00' where space is scarce; cents stay if there are any. */
export const shortMoney = (dollars: number): string =>
  formatMoney(dollars).replace(/[.,]00(?!\d)/, '')
