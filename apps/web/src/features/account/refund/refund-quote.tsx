import type { RequestFor, ReturnQuoteWire } from '@mendwell/contract/orders/returns'
import { formatMoney, formatPercent, t, translateMessage } from '../../../lib/words/texts.ts'
import totalsStyles from '../../../purchase/estimate/totals-box.module.css'
import { TotalsRow } from '../../../purchase/estimate/totals-box.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OrderItemRow } from '../orders/order-card.tsx'
import { ExchangeQuote } from './exchange-quote.tsx'
import { HowReturned } from './how-returned.tsx'

interface RefundQuoteProps {
  quote: ReturnQuoteWire
  requestFor: RequestFor | ''
  items: readonly OrderItemRow[]
}

/** The refund and its cost, line by line, before submitting. */
export function RefundQuote({ quote, requestFor, items }: RefundQuoteProps) {
  const isExchange = requestFor === 'EXCHANGE'
  const money = (amount: number) => formatMoney(amount, quote.currency)
  const nameOf = (orderItemId: number) =>
    items.find(({ ordersItems }) => ordersItems.orderItemId === orderItemId)?.products
      .productName ?? ''
  const fee = { percent: formatPercent(quote.restorationFeePercent) }
  return (
    <section
      className={`panel flat ${totalsStyles.box}`}
      aria-live="polite"
      aria-label={t(isExchange ? 'exchange.amount' : 'refund.amount')}
    >
      {quote.lines.map((line) =>
        line.refusal ? (
          <p key={line.orderItemId} className="note warn spaced">
            <Icon name="alert-triangle" />
            <span>
              <b className="strong">{nameOf(line.orderItemId)}:</b>{' '}
              {translateMessage(line.refusal.message, line.refusal.sentence)}
            </span>
          </p>
        ) : isExchange ? null : (
          <TotalsRow
            key={line.orderItemId}
            label={t('refund.line', { quantity: line.quantity, name: nameOf(line.orderItemId) })}
          >
            {money(line.goods + line.tax)}
          </TotalsRow>
        ),
      )}
      {isExchange ? (
        quote.accepted && <ExchangeQuote quote={quote} nameOf={nameOf} />
      ) : (
        <>
          {quote.restorationFee > 0 && (
            <TotalsRow label={t('refund.fee', fee)}>{money(quote.restorationFee)}</TotalsRow>
          )}
          {quote.shippingFee > 0 && (
            <TotalsRow label={t('refund.shipping')}>{money(quote.shippingFee)}</TotalsRow>
          )}
          {quote.reclaimed > 0 && (
            <TotalsRow label={t('refund.reclaimed')}>{money(-quote.reclaimed)}</TotalsRow>
          )}
          {quote.restored > 0 && (
            <TotalsRow label={t('refund.restored')}>{money(quote.restored)}</TotalsRow>
          )}
          <TotalsRow label={t('refund.total')} total>
            {money(quote.refund)}
          </TotalsRow>
          <p className="tiny muted">{t('refund.fine')}</p>
          <HowReturned isReplacement={requestFor === 'REPLACEMENT'} {...{ quote, items }} />
        </>
      )}
    </section>
  )
}
