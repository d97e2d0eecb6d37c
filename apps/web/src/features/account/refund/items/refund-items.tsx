import type { ReactNode } from 'react'
import tableStyles from '../../../../components/orders/table.module.css'
import { t } from '../../../../lib/words/texts.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { OrderItemRow } from '../../orders/order-card.tsx'
import styles from './refund-items.module.css'
import type { ItemInput } from './use-refund-input.ts'
import type { Refusal } from './use-refusals.ts'

interface RefundItemsProps {
  id: string
  items: readonly OrderItemRow[]
  /** That no item is chosen; read with the name of the table, which the summary of errors leads to. */
  error: ReactNode
  wishOf: (orderItemId: number) => ItemInput
  /** Why an item cannot be returned at all. */
  refusalOf: (orderItemId: number) => Refusal | undefined
  onChoose: (orderItemId: number, part: Partial<ItemInput>) => void
}

/** Product name, expiry date, quantity (Specification §2), and whether the package was opened or the item is defective. */
export function RefundItems({ id, items, error, wishOf, refusalOf, onChoose }: RefundItemsProps) {
  return (
    <table id={id} tabIndex={-1} className={`${tableStyles.table} ${styles.items}`}>
      <caption className="small muted">
        {t('refund.choose')}
        {error && (
          <div className="field bad">
            <span className="error">
              <Icon name="alert-triangle" />
              {error}
            </span>
          </div>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('refund.product')}</th>
          <th scope="col">{expiryLabel()}</th>
          <th scope="col">{t('refund.quantity')}</th>
          <th scope="col">{t('refund.condition')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow
            key={item.ordersItems.orderItemId}
            item={item}
            chosen={wishOf(item.ordersItems.orderItemId)}
            refusal={refusalOf(item.ordersItems.orderItemId)}
            onChoose={(part) => onChoose(item.ordersItems.orderItemId, part)}
          />
        ))}
      </tbody>
    </table>
  )
}

const expiryLabel = () => `${t('refund.expiry')} ${t('common.optional')}`

interface ItemRowProps {
  item: OrderItemRow
  chosen: ItemInput
  refusal: Refusal | undefined
  onChoose: (part: Partial<ItemInput>) => void
}

function ItemRow({ item, chosen, refusal: refused, onChoose }: ItemRowProps) {
  const { quantity, orderItemId } = item.ordersItems
  const whyId = `refusal-${orderItemId}`
  const name = item.products.productName
  const isLiftable = refused?.isLiftedByDefect === true
  const refusal = isLiftable && chosen.defectiveFlag ? undefined : refused
  // An earlier choice can always be undone.
  const isClosed = refusal !== undefined && chosen.quantity === 0
  return (
    <tr>
      <td>
        {name}
        {refusal && (
          <small id={whyId} className={`tiny ${styles.refusal}`}>
            {t('returns.cannot', { reason: refusal.reason })}
            {isLiftable && `. ${t('returns.unlessDefective')}`}
          </small>
        )}
      </td>
      <td data-label={expiryLabel()}>
        <input
          className="input"
          type="date"
          aria-label={`${t('refund.expiryOf', { name })} ${t('common.optional')}`}
          disabled={isClosed}
          value={chosen.expiryDate}
          onChange={(event) => onChoose({ expiryDate: event.currentTarget.value })}
        />
      </td>
      <td data-label={t('refund.quantity')}>
        <select
          className="input"
          aria-label={t('refund.quantityOf', { name })}
          aria-describedby={refusal && whyId}
          disabled={isClosed}
          value={chosen.quantity}
          onChange={(event) => onChoose({ quantity: Number(event.currentTarget.value) })}
        >
          {Array.from({ length: quantity + 1 }, (_, pieces) => pieces).map((pieces) => (
            <option key={pieces} value={pieces}>
              {pieces === 0 ? t('refund.none') : pieces}
            </option>
          ))}
        </select>
      </td>
      <td>
        <Checkbox
          label={t('refund.opened')}
          spoken={t('refund.openedOf', { name })}
          disabled={isClosed}
          checked={chosen.openedFlag}
          onChange={(openedFlag) => onChoose({ openedFlag })}
        />
        <Checkbox
          label={t('refund.defective')}
          spoken={t('refund.defectiveOf', { name })}
          disabled={isClosed && !isLiftable}
          checked={chosen.defectiveFlag}
          onChange={(defectiveFlag) => onChoose({ defectiveFlag })}
        />
      </td>
    </tr>
  )
}

interface CheckboxProps {
  label: string
  /** The label with the item's name. */
  spoken: string
  disabled: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

function Checkbox({ label, spoken, onChange, ...box }: CheckboxProps) {
  return (
    <label className="check">
      <input type="checkbox" {...box} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">{spoken}</span>
    </label>
  )
}
