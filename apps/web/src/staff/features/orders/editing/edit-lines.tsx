import type { EditQuote } from '../../../../api/staff/orders/order-edits.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QuantityField } from '../../../../ui/fields/quantity-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ProductFinder } from '../../../components/forms/product-finder.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney } from '../../../components/page/formats.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { type AddedLine, isPrice, type OrderEdit } from './use-order-edit.ts'

type Line = EditQuote['lines'][number]

interface EditLinesProps {
  edit: OrderEdit
  /** The current order. */
  order: EditQuote
}

/** The lines of the order with their quantities, and added products. */
export function EditLines({ edit, order }: EditLinesProps) {
  return (
    <section className="panel">
      <h2>Items</h2>
      <ul className={detailStyles.list}>
        {order.lines.map((line) => (
          <KeptLine key={line.orderItemId} line={line} edit={edit} currency={order.currency} />
        ))}
        {edit.added.map((line) => (
          <NewLine key={line.productId} line={line} edit={edit} currency={order.currency} />
        ))}
      </ul>
      <ProductFinder
        forOrder
        onFound={(found) => {
          if (edit.added.some(({ productId }) => productId === found.productId)) return
          edit.setAdded([...edit.added, { ...found, quantity: 1, price: '' }])
        }}
      />
    </section>
  )
}

interface KeptLineProps {
  line: Line
  edit: OrderEdit
  currency: string
}

function KeptLine({ line, edit, currency }: KeptLineProps) {
  const { productName, sku, from, atLeast, atMost, unitPrice } = line
  const orderItemId = line.orderItemId ?? 0
  const quantity = edit.quantities[orderItemId] ?? from
  const set = (wanted: number) =>
    edit.setQuantity(orderItemId, Math.max(atLeast, Math.min(atMost, wanted)), from)
  const facts = [
    `${formatMoney(unitPrice, currency)} each`,
    `SKU ${sku}`,
    ...(atLeast === atMost ? ['stays: it has shipped, was refunded or is on hold'] : []),
    ...(atLeast > 0 && atLeast < atMost ? [`${atLeast} of it stay`] : []),
  ]
  return (
    <li>
      <span>
        {quantity === 0 ? <s>{productName}</s> : <b className="strong">{productName}</b>}
        <span className={detailStyles.subLine}>{facts.join(', ')}</span>
        {quantity !== from && (
          <span className={detailStyles.subLine} role="status">
            {quantity === 0 ? `Removed, ${from} before` : `${from} before`}
          </span>
        )}
      </span>
      <span className="row">
        {quantity > 0 && atLeast < atMost && (
          <QuantityField
            label={`Quantity of ${productName}`}
            decreaseLabel={`One less of ${productName}`}
            increaseLabel={`One more of ${productName}`}
            value={quantity}
            onChange={set}
          />
        )}
        {atLeast === atMost && <span>{quantity}</span>}
        {quantity !== from ? (
          <Button rank="quiet" aria-label={`Undo for ${productName}`} onClick={() => set(from)}>
            Undo
          </Button>
        ) : (
          atLeast === 0 &&
          atMost > 0 && (
            <Button rank="quiet" aria-label={`Remove ${productName}`} onClick={() => set(0)}>
              Remove
            </Button>
          )
        )}
      </span>
    </li>
  )
}

interface NewLineProps {
  line: AddedLine
  edit: OrderEdit
  currency: string
}

function NewLine({ line, edit, currency }: NewLineProps) {
  const staff = useStaff()
  const { productId, productName, quantity, price } = line
  const { added, setAdded, quote } = edit
  const quoted = quote?.lines.find((one) => one.orderItemId === null && one.productId === productId)
  const problem = quote?.problems.find((one) => one.productId === productId)
  const change = (part: Partial<AddedLine>) =>
    setAdded(added.map((one) => (one === line ? { ...one, ...part } : one)))
  return (
    <li>
      <span>
        <b className="strong">{productName}</b>
        <span className={detailStyles.subLine}>
          Added
          {quoted && `, ${formatMoney(quoted.unitPrice, currency)} each`}
          {quoted && quoted.backordered > 0 && `, ${quoted.backordered} on backorder`}
        </span>
        {problem && (
          <span role="alert" className={detailStyles.subLine}>
            {problem.message}
          </span>
        )}
      </span>
      <span className="row">
        {staff?.may('orders.refund') && (
          <TextField
            label="Price each"
            aria-label={`Price each of ${productName}`}
            placeholder="Today’s"
            inputMode="decimal"
            size={9}
            error={isPrice(price) ? undefined : 'Such as 12.50'}
            value={price}
            onChange={(event) => change({ price: event.currentTarget.value })}
          />
        )}
        <QuantityField
          label={`Quantity of ${productName}, added`}
          decreaseLabel={`One less of ${productName}, added`}
          increaseLabel={`One more of ${productName}, added`}
          value={quantity}
          onChange={(wanted) => change({ quantity: wanted })}
        />
        <Button
          rank="quiet"
          aria-label={`Remove ${productName}, added`}
          onClick={() => setAdded(added.filter((one) => one !== line))}
        >
          Remove
        </Button>
      </span>
    </li>
  )
}
