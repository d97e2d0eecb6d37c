import { toDollars } from '@mendwell/contract/wire/dollars'
import type { TriedPromotion } from '../../../api/staff/orders/promotions.ts'
import { formatMoney } from '../../components/page/formats.ts'

type Refusal = NonNullable<TriedPromotion['refusal']>

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

/** Why a tested promotion gives nothing: 'It counts from $50.00; $5.02 more.' */
export function refusalInWords(
  { reason, wanted, missing }: Refusal,
  { currency, others }: Pick<TriedPromotion, 'currency' | 'others'>,
): string {
  const money = (cents: number | null) => formatMoney(toDollars(cents ?? 0), currency)
  switch (reason) {
    case 'CODE_NOT_GIVEN':
      return 'Its code was not given.'
    case 'NOT_YET':
      return 'It has not begun by then.'
    case 'OVER':
      return 'It is over by then.'
    case 'USED_UP':
      return 'It was used as often as it can be.'
    case 'MIN_SUBTOTAL':
      return `It counts from ${money(wanted)} of its goods; ${money(missing)} more.`
    case 'MIN_QUANTITY':
      return `It counts from ${pieces(wanted ?? 0)} of its goods; ${missing ?? 0} more.`
    case 'GROUP':
      return 'It is for verified clinics.'
    case 'FIRST_ORDER':
      return 'It is for a first order.'
    case 'OTHER_BETTER':
      return `Another promotion saves this shopper more: ${others.map(({ name }) => name).join(', ')}.`
    default:
      return 'The cart has nothing that it can reduce.'
  }
}
