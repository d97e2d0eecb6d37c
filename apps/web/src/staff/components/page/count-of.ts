import { formatNumber } from './formats.ts'

/** '1 product', '2 products': a count with its noun in singular or plural. */
export const countOf = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
