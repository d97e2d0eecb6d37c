import { toDollars } from '@mendwell/contract/wire/dollars'
import type { Selector } from '@mendwell/domain/offers/promotion'
import type { PromotionRow } from '../../../api/staff/orders/promotions.ts'
import { formatDay, formatMoney, formatPercent } from '../../components/page/formats.ts'

const money = (cents: number) => formatMoney(toDollars(cents), 'USD')
const percent = (rate: number) => formatPercent(rate / 1000)
const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

/** '10% off selected goods' */
export function actionInWords({ action }: Pick<PromotionRow, 'action'>): string {
  switch (action.type) {
    case 'PERCENT_OFF':
      return [
        `${percent(action.rate)} off ${goodsInWords(action.of)}`,
        action.maxCents === undefined ? '' : `, at most ${money(action.maxCents)}`,
        action.base === 'LIST_PRICE' ? ', the online price counted in' : '',
      ].join('')
    case 'AMOUNT_OFF':
      return `${money(action.cents)} off ${goodsInWords(action.of)}`
    case 'AMOUNT_OFF_EACH': {
      const most = action.maxPieces === undefined ? '' : `, at most ${pieces(action.maxPieces)}`
      return `${money(action.cents)} off each of ${goodsInWords(action.of)}${most}`
    }
    case 'FIXED_PRICE':
      return `${money(action.cents)} for each of ${goodsInWords(action.of)}`
    case 'BUY_X_GET_Y': {
      const gift = action.rate === undefined || action.rate === 100_000
      const reduced = gift ? 'free' : `at ${percent(action.rate ?? 0)} off`
      return `Buy ${action.buy.quantity}, get ${action.get.quantity} ${reduced}, of ${goodsInWords(action.buy.of)}${setsInWords(action.maxSets)}`
    }
    case 'BUNDLE':
      return `${action.parts.length} parts together for ${money(action.priceCents)}${setsInWords(action.maxSets)}`
    case 'FREE_SHIPPING': {
      const given =
        action.maxCents === undefined
          ? 'Free shipping'
          : `Up to ${money(action.maxCents)} off shipping`
      return action.includesBulky ? `${given}, oversize and freight too` : given
    }
  }
}

const setsInWords = (maxSets: number | undefined) =>
  maxSets === undefined ? '' : `, at most ${maxSets} ${maxSets === 1 ? 'set' : 'sets'} in a cart`

function goodsInWords(of: Selector | undefined): string {
  const lists = [of?.productIds, of?.familyKeys, of?.categoryIds, of?.brandIds]
  const isAll = lists.every((list) => !list || list.length === 0)
  const goods = isAll ? 'everything' : 'selected goods'
  return of?.excludeSale ? `${goods} not on sale` : goods
}

/** 'from $50.00, first order only' */
export const conditionsInWords = ({ conditions }: Pick<PromotionRow, 'conditions'>): string =>
  conditions.map(conditionInWords).join(', ')

function conditionInWords(condition: PromotionRow['conditions'][number]): string {
  switch (condition.type) {
    case 'MIN_SUBTOTAL':
      return `from ${money(condition.cents)}`
    case 'MIN_QUANTITY':
      return `from ${pieces(condition.quantity)}`
    case 'GROUP':
      return 'clinics only'
    case 'FIRST_ORDER':
      return 'first order only'
  }
}

/** 'Nov 20, 2026 to Nov 30, 2026' */
export function daysInWords({ startsOn, endsOn }: Pick<PromotionRow, 'startsOn' | 'endsOn'>) {
  if (startsOn && endsOn) return `${formatDay(startsOn)} to ${formatDay(endsOn)}`
  if (startsOn) return `From ${formatDay(startsOn)}`
  if (endsOn) return `Until ${formatDay(endsOn)}`
  return 'No end'
}
