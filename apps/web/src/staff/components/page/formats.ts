import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { formatNumber } from '../../../lib/words/texts.ts'

export { formatDate, formatDay, formatMoment } from '../../../lib/words/dates.ts'
export { formatMoney, formatNumber, formatPercent } from '../../../lib/words/texts.ts'

/** A count that the server takes no further than MAX_COUNTED: '1,000+' means that many or more. */
export const formatCount = (count: number): string =>
  `${formatNumber(count)}${count >= MAX_COUNTED ? '+' : ''}`
