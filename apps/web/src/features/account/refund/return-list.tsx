import { useQuery } from '@tanstack/react-query'
import { type Returned, returnsOf } from '../../../api/orders/returns.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { formatDate } from '../../../lib/words/dates.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import orderStyles from '../orders/order-card.module.css'
import styles from './return-list.module.css'

/** The requests for an order, each with number and status. */
export function ReturnList({ orderNumber }: { orderNumber: string }) {
  const returns = useQuery(returnsOf(orderNumber)).data ?? []
  if (returns.length === 0) return null
  return (
    <section className={styles.returns}>
      <h3>{t('refund.requests')}</h3>
      {returns.some(({ returnStatus, label }) => returnStatus === 'APPROVED' && !label) && (
        <>
          <a href={paths.returnLabelPdf(orderNumber)} download>
            {t('refund.label')}
          </a>
          <p className="small muted">{t('refund.labelHelp')}</p>
        </>
      )}
      {returns.map((one) => (
        <article key={one.returnId} className={orderStyles.order}>
          <header>
            <dl>
              <dt>{t('refund.number')}</dt>
              <dd>{one.returnNumber}</dd>
            </dl>
            <dl>
              <dt>{t('refund.product')}</dt>
              <dd>{t('refund.line', { quantity: one.quantity, name: one.productName })}</dd>
            </dl>
            <dl>
              <dt>{t('refund.requestFor')}</dt>
              <dd>{t(`refund.kind.${one.requestFor}`)}</dd>
            </dl>
            <dl>
              <dt>{t('orders.placed')}</dt>
              <dd>{formatDate(one.createDate)}</dd>
            </dl>
            {one.exchange && (
              <dl>
                <dt>{t('exchange.wanted')}</dt>
                <dd>{one.exchange.productName}</dd>
              </dl>
            )}
            {one.exchange && one.exchange.due > 0 && (
              <dl>
                <dt>{t('exchange.due')}</dt>
                <dd>{formatMoney(one.exchange.due, one.currency)}</dd>
              </dl>
            )}
            {one.refund + one.withheld > 0 && (
              <dl>
                <dt>{t('refund.total')}</dt>
                <dd>{formatMoney(one.refund, one.currency)}</dd>
              </dl>
            )}
            {one.shippingRefund > 0 && (
              <dl>
                <dt>{t('refund.ofItShipping')}</dt>
                <dd>{formatMoney(one.shippingRefund, one.currency)}</dd>
              </dl>
            )}
            <span className="tag info">{t(`refund.status.${one.returnStatus}`)}</span>
          </header>
          <BoughtLabel one={one} />
          {one.withheld > 0 && (
            <p className={`small ${orderStyles.items}`}>
              {t('refund.withheld', {
                amount: formatMoney(one.withheld, one.currency),
                reason: one.withheldReason ?? '',
              })}
            </p>
          )}
        </article>
      ))}
    </section>
  )
}

/** The label with postage that the shop has bought for a return, and where its parcel is. */
function BoughtLabel({ one: { label, orderNum, returnNumber } }: { one: Returned }) {
  if (!label) return null
  const { carrier, trackingNumber, trackingUrl } = label
  return (
    <div className={`small ${orderStyles.items}`}>
      <a href={paths.returnLabelPdf(orderNum, returnNumber)} download>
        {t('refund.boughtLabel', { number: returnNumber })}
      </a>
      <p className="muted">{t('refund.boughtLabelHelp', { carrier })}</p>
      {trackingNumber && (
        <p>
          {t('refund.labelTracking')}{' '}
          {trackingUrl ? (
            <a href={trackingUrl} target="_blank" rel="noreferrer">
              {trackingNumber}
            </a>
          ) : (
            trackingNumber
          )}
        </p>
      )}
    </div>
  )
}
