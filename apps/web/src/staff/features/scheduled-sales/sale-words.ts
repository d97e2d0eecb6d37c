import { toDollars } from '@mendwell/contract/wire/dollars'
import type { SaleRow } from '../../../api/staff/orders/scheduled-sales.ts'
import { formatMoney, formatPercent } from '../../components/page/formats.ts'

/** '20% off 1 category of 2 brands' */
export function saleInWords({ discount, of }: Pick<SaleRow, 'discount' | 'of'>): string {
  const lists = [
    listInWords(of.productIds.length, 'product', 'products'),
    listInWords(of.categoryIds.length, 'category', 'categories'),
    listInWords(of.brandIds.length, 'brand', 'brands'),
  ]
  const goods = lists.filter(Boolean).join(' of ')
  if (discount.type === 'PERCENT_OFF') return `${formatPercent(discount.rate / 1000)} off ${goods}`
  const money = formatMoney(toDollars(discount.cents), 'USD')
  return discount.type === 'PRICE' ? `${money} each for ${goods}` : `${money} off ${goods}`
}

const listInWords = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
