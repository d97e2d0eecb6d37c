import type { TriedPromotion } from '../../../api/staff/orders/promotions.ts'
import tableStyles from '../../components/lists/table.module.css'
import detailStyles from '../../components/page/details.module.css'
import { formatMoney } from '../../components/page/formats.ts'
import { refusalInWords } from './trial-words.ts'

/** What a tested promotion gives, line by line, or why it gives nothing. */
export function Tried({ tried }: { tried: TriedPromotion }) {
  const { lines, problems, others, refusal, currency } = tried
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <div className="stack">
      <h3>{refusal ? 'It gives nothing' : `It gives ${money(tried.given)}`}</h3>
      {refusal && <p className="note warn">{refusalInWords(refusal, tried)}</p>}
      {problems.length > 0 && (
        <ul className="note warn">
          {problems.map(({ productId, message }) => (
            <li key={productId}>{message}</li>
          ))}
        </ul>
      )}
      {lines.length > 0 && <Lines {...tried} />}
      <Sums {...tried} />
      {others.length > 0 && (
        <p className="muted">
          Other promotions in this cart:{' '}
          {others.map(({ name, given }) => `${name}, ${money(given)}`).join('; ')}.
        </p>
      )}
    </div>
  )
}

function Lines({ lines, others, currency }: TriedPromotion) {
  const money = (amount: number) => formatMoney(amount, currency)
  const off = (amount: number) => (amount === 0 ? money(0) : `-${money(amount)}`)
  return (
    <div className={tableStyles.frame}>
      <table>
        <caption>What it gives, line by line</caption>
        <thead>
          <tr>
            <th>Product</th>
            <th className="number">Each</th>
            <th className="number">Before</th>
            <th className="number">This promotion</th>
            {others.length > 0 && <th className="number">Others</th>}
            <th className="number">After</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.productId}>
              <td className={tableStyles.main}>
                <b className="strong">{line.productName}</b>
                <span className={detailStyles.subLine}>
                  {line.quantity} {line.quantity === 1 ? 'piece' : 'pieces'}
                  {line.isOnSale && ', on sale'}
                </span>
              </td>
              <td className="number" data-label="Each">
                {money(line.unitPrice)}
              </td>
              <td className="number" data-label="Before">
                {money(line.lineTotal)}
              </td>
              <td className="number" data-label="This promotion">
                {off(line.given)}
              </td>
              {others.length > 0 && (
                <td className="number" data-label="Others">
                  {off(line.givenByOthers)}
                </td>
              )}
              <td className="number" data-label="After">
                {money(line.lineTotal - line.given - line.givenByOthers)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Sums({ lines, currency, ...tried }: TriedPromotion) {
  const money = (amount: number) => formatMoney(amount, currency)
  const discount = lines.reduce((sum, line) => sum + line.given + line.givenByOthers, 0)
  const shippingDiscount = tried.shippingGiven + tried.shippingGivenByOthers
  const sums = [
    ['Goods', money(tried.subtotal)],
    ...(discount > 0 ? [['Discount', `-${money(discount)}`] as const] : []),
    ['Shipping and handling', money(tried.shipping)],
    ...(shippingDiscount > 0 ? [['Off shipping', `-${money(shippingDiscount)}`] as const] : []),
    ['Tax', money(tried.tax)],
  ] as const
  return (
    <dl className={detailStyles.sums}>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={detailStyles.total}>
        <dt>Total</dt>
        <dd>{money(tried.grandTotal)}</dd>
      </div>
    </dl>
  )
}
