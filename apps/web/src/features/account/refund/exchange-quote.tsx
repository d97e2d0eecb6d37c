import type { ReturnQuoteWire } from '@mendwell/contract/orders/returns'
import { formatMoney, formatPercent, t } from '../../../lib/words/texts.ts'
import { TotalsRow } from '../../../purchase/estimate/totals-box.tsx'

interface ExchangeQuoteProps {
  quote: ReturnQuoteWire
  nameOf: (orderItemId: number) => string
}

/** What other sizes cost extra, or give back, before submitting. */
export function ExchangeQuote({ quote, nameOf }: ExchangeQuoteProps) {
  const money = (amount: number) => formatMoney(amount, quote.currency)
  const tax = quote.lines.reduce((sum, { exchange }) => sum + (exchange?.tax ?? 0), 0)
  const isDue = quote.due > 0 || quote.refund === 0
  return (
    <>
      {quote.lines.map(
        ({ exchange, orderItemId, quantity, refund }) =>
          exchange && (
            <TotalsRow
              key={orderItemId}
              label={t('exchange.line', {
                quantity,
                wanted: exchange.productName,
                name: nameOf(orderItemId),
              })}
            >
              {refund > 0 ? `−${money(refund)}` : money(exchange.difference)}
            </TotalsRow>
          ),
      )}
      {tax > 0 && <TotalsRow label={t('exchange.tax')}>{money(tax)}</TotalsRow>}
      {quote.shippingFee > 0 && (
        <TotalsRow label={t('refund.shipping')}>{money(quote.shippingFee)}</TotalsRow>
      )}
      <TotalsRow label={t(isDue ? 'exchange.due' : 'exchange.back')} total>
        {money(isDue ? quote.due : quote.refund)}
      </TotalsRow>
      {quote.restorationFee > 0 && (
        <p className="tiny muted">
          {t('exchange.fee', {
            percent: formatPercent(quote.restorationFeePercent),
            fee: money(quote.restorationFee),
          })}
        </p>
      )}
      <p className="tiny muted">{t(isDue ? 'exchange.fineDue' : 'exchange.fineBack')}</p>
    </>
  )
}
