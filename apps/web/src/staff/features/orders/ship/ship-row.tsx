import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { RefusalNote } from '../../../../components/forms/refusal-note.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { Tag } from '../../../components/page/tags.tsx'
import { CARRIERS, hasNumber } from '../parcels/carriers.ts'
import { Lots } from '../parcels/lots-in-words.tsx'
import styles from './ship.module.css'
import type { ShipRow, ShipRows } from './use-ship-rows.ts'

interface ShipRowProps {
  row: ShipRow
  rows: ShipRows
  /** An order with the same number, if there is one. */
  twin: string | undefined
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** One order: its package's contents, and the typed carrier and number. */
export function OrderToShip({ row, rows, twin, onEnter }: ShipRowProps) {
  const { slip, carrier, trackingNumber, sent, error, isOpen } = row
  const { orderId, orderNum } = slip
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (rows.paste(orderId, event.clipboardData.getData('text'))) event.preventDefault()
  }
  return (
    <li className={styles.row}>
      <div>
        <p>
          <Link className="strong" to={`/orders/${orderId}`}>
            Order# {orderNum}
          </Link>{' '}
          {slip.name} {sent && <Tag tone="good">Shipped</Tag>}
        </p>
        <span className={detailStyles.subLine}>
          {slip.shipTo.slice(-2).join(', ') || slip.handOver}
        </span>
        {slip.courierNote && (
          <span className={detailStyles.subLine}>For the courier: {slip.courierNote}</span>
        )}
        <Contents row={row} />
        <RefusalNote text={error} />
      </div>
      {isOpen && (
        <>
          <SelectField
            label={`Carrier of ${orderNum}`}
            options={CARRIERS}
            value={carrier}
            onChange={(event) => rows.set(orderId, { carrier: event.currentTarget.value })}
          />
          <TextField
            label={`Tracking number of ${orderNum}`}
            optional={hasNumber(carrier) ? undefined : '(optional)'}
            hint={twin && `Also typed for order# ${twin}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            data-tracking
            value={trackingNumber}
            onChange={(event) => rows.set(orderId, { trackingNumber: event.currentTarget.value })}
            onPaste={paste}
            onKeyDown={onEnter}
          />
        </>
      )}
      {sent && (
        <p className={styles.sent}>
          {[sent.carrier, sent.trackingNumber].filter(Boolean).join(' ')}
        </p>
      )}
    </li>
  )
}

/** The package's contents, or what they would be: in stock and not on hold. */
function Contents({ row: { slip, sent, items } }: { row: ShipRow }) {
  if (sent) {
    return (
      <ul className={styles.lines}>
        {sent.items.map(({ orderItemId, quantity, productName }) => (
          <li key={orderItemId}>
            {quantity} × {productName}
          </li>
        ))}
      </ul>
    )
  }
  const isDone = slip.lines.every(({ toSend }) => toSend <= 0)
  return (
    <>
      {items.length === 0 && (
        <p className="muted">
          {isDone ? 'Everything in this order has shipped.' : 'Nothing of it can ship now.'}
        </p>
      )}
      <ul className={styles.lines}>
        {slip.lines
          .filter(({ toSend }) => toSend > 0)
          .map((line) => (
            <li key={line.orderItemId}>
              <b className="strong">{line.onHand} ×</b> {line.productName}
              {line.cut && `, ${line.cut}`}
              {line.toFollow > 0 && (
                <span className={detailStyles.subLine}>
                  {line.toFollow} {line.isHeld ? 'on hold' : 'on backorder'}, to follow
                </span>
              )}
              <Lots lots={line.lots} />
            </li>
          ))}
      </ul>
    </>
  )
}
