import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatDay } from '../../../components/page/formats.ts'

type LotPieces = StaffOrder['items'][number]['lotsSent'][number]

const inWords = ({ lotCode, serial, expiresOn, quantity }: LotPieces): string =>
  [
    `${quantity} of${lotCode ? ` lot ${lotCode}` : ''}${serial ? ` serial ${serial}` : ''}`,
    ...(expiresOn ? [`use by ${formatDay(expiresOn)}`] : []),
  ].join(', ')

/** Lots of an item as labeled; renders nothing for goods not tracked by lot. */
export const Lots = ({ lots, before = '' }: { lots: readonly LotPieces[]; before?: string }) =>
  lots.map((lot) => (
    <span className={detailStyles.subLine} key={lot.lotId}>
      {before}
      {inWords(lot)}
    </span>
  ))
