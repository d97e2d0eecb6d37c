import { Link } from 'react-router'
import type { RecallDetail } from '../../../../api/staff/stock/recalls.ts'
import detailStyles from '../../../components/page/details.module.css'
import { lotName } from '../../../components/page/lot-words.ts'
import { MATCH_WORDS } from '../parts/recall-words.ts'

/** The products and lots that were decided on. */
export function AffectedProducts({ recall }: { recall: RecallDetail }) {
  if (recall.products.length === 0) return null
  return (
    <section className="panel stack">
      <h2>Products and lots</h2>
      <ul className={detailStyles.list}>
        {recall.products.map(({ productId, productName, sku, isTracked, lots, unknownToo }) => (
          <li key={productId}>
            <span>
              <Link to={`/products/${productId}`}>{productName}</Link>
              <span className={detailStyles.subLine}>SKU {sku}</span>
              {!isTracked && (
                <span className={detailStyles.subLine}>
                  It is not tracked by lot: all buyers within the dates were notified, and none of
                  it is sold.
                </span>
              )}
              {isTracked && unknownToo && (
                <span className={detailStyles.subLine}>
                  Buyers whose lot is unknown were notified too.
                </span>
              )}
              {lots.map((lot) => (
                <span key={lot.lotId} className={detailStyles.subLine}>
                  <Link to={`/lots/${lot.lotId}`}>{lotName(lot)}</Link>:{' '}
                  {lot.isAffected ? MATCH_WORDS[lot.match] : 'not affected'}, {lot.here} here,{' '}
                  {lot.sent} sent
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
