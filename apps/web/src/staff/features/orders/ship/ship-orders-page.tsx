import { useQuery } from '@tanstack/react-query'
import { forwardRef, type KeyboardEvent, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  type PackingDocuments,
  packingDocuments,
} from '../../../../api/staff/orders/packing-documents.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { CARRIERS } from '../parcels/carriers.ts'
import styles from './ship.module.css'
import { OrderToShip } from './ship-row.tsx'
import { type ShipRows, useShipRows } from './use-ship-rows.ts'

const back = () => ({ to: asLastShown('/orders'), label: 'Orders' })

/** Ships the orders in the URL: one row and one package for each. */
export function Component() {
  const orderIds = useSearchParams()[0].get('orderIds') ?? ''
  const query = useQuery({ ...packingDocuments(orderIds), enabled: orderIds !== '' })
  if (orderIds === '') {
    return (
      <>
        <PageHeader title="Ship orders" back={back()} />
        <EmptyState icon="truck-delivery" title="No orders selected">
          Select orders in the <Link to="/orders?status=TO_SHIP">list of orders to ship</Link>, then
          choose Ship packages.
        </EmptyState>
      </>
    )
  }
  return (
    <QueryState query={query}>
      {(documents) => <ShipOrders key={orderIds} orderIds={orderIds} documents={documents} />}
    </QueryState>
  )
}

interface ShipOrdersProps {
  orderIds: string
  documents: PackingDocuments
}

function ShipOrders({ orderIds, documents }: ShipOrdersProps) {
  // An order that was refunded or cancelled meanwhile keeps its row, with the reason.
  const [begun] = useState(documents)
  const known = begun.slips
  const rows = useShipRows(
    known.map(
      (slip) =>
        documents.slips.find(({ orderId }) => orderId === slip.orderId) ?? { ...slip, lines: [] },
    ),
  )
  useUnsaved(rows.open.some(({ trackingNumber }) => trackingNumber !== ''))
  const toShip = known.filter(({ lines }) => lines.some(({ onHand }) => onHand > 0)).length
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLDivElement>(null)
  /** A scanner ends each number with Enter: focus moves to the next order, and after the last to the button. */
  function goOn(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = [...(list.current?.querySelectorAll<HTMLElement>('[data-tracking]') ?? [])]
    const next = fields[fields.indexOf(event.currentTarget) + 1]
    ;(next ?? button.current?.querySelector('button'))?.focus()
  }
  return (
    <>
      <PageHeader
        title={toShip === 0 ? 'Ship orders' : `Ship ${countOf(toShip, 'order')}`}
        back={back()}
        lead="Type, scan or paste a tracking number for each order. A column from a spreadsheet fills the orders below."
        actions={
          <Link
            className={buttonClass('outline')}
            to={`/orders/packing-documents?orderIds=${orderIds}`}
          >
            Pick list and packing slips
          </Link>
        }
      />
      <LeftOut documents={begun} />
      {known.length === 0 ? (
        <EmptyState icon="truck-delivery" title="Nothing to ship">
          Orders that are cancelled, not paid, refunded in full or entirely on backorder cannot ship
          now.
        </EmptyState>
      ) : (
        <>
          <section className="panel">
            <CarrierOfAll rows={rows} />
            <ul ref={list} className={styles.rows} aria-label="Orders to ship">
              {rows.rows.map((row) => (
                <OrderToShip
                  key={row.slip.orderId}
                  row={row}
                  rows={rows}
                  twin={twinOf(rows, row.slip.orderId)}
                  onEnter={goOn}
                />
              ))}
            </ul>
          </section>
          <Foot rows={rows} ref={button} />
        </>
      )}
    </>
  )
}

function LeftOut({ documents: { unpaid, onBackorder } }: { documents: PackingDocuments }) {
  if (unpaid.length + onBackorder.length === 0) return null
  const named = (numbers: readonly string[]) => numbers.map((one) => `order# ${one}`).join(', ')
  return (
    <div className={`stack-small ${styles.leftOut}`}>
      {unpaid.length > 0 && <p className="note warn">{`Not paid yet: ${named(unpaid)}.`}</p>}
      {onBackorder.length > 0 && (
        <p className="note warn">{`Nothing of it is here or may leave: ${named(onBackorder)}.`}</p>
      )}
    </div>
  )
}

function CarrierOfAll({ rows }: { rows: ShipRows }) {
  if (rows.open.length < 2) return null
  return (
    <div className={styles.all}>
      <SelectField
        label="Carrier of all"
        hint="Each order can have another one"
        options={CARRIERS}
        value={rows.carrier}
        onChange={(event) => rows.setCarrier(event.currentTarget.value)}
      />
    </div>
  )
}

/** Another order with the same number: usually one label scanned twice. */
function twinOf({ rows }: ShipRows, orderId: number): string | undefined {
  const numberOf = (row: (typeof rows)[number]) =>
    (row.sent?.trackingNumber ?? row.trackingNumber).trim().toUpperCase()
  const own = rows.find(({ slip }) => slip.orderId === orderId)
  if (!own || numberOf(own) === '') return undefined
  return rows.find((row) => row !== own && numberOf(row) === numberOf(own))?.slip.orderNum
}

const Foot = forwardRef<HTMLDivElement, { rows: ShipRows }>(({ rows }, ref) => {
  const { open, ready, unused } = rows
  const waiting = open.length - ready.length
  const failed = rows.rows.filter(({ error }) => error).length
  return (
    <div ref={ref} className={formStyles.saveBar}>
      {open.length > 0 && (
        <Button icon="truck-delivery" busy={rows.isBusy} onClick={() => void rows.shipAll()}>
          Ship {countOf(ready.length, 'order')}
        </Button>
      )}
      <p className="muted" role="status">
        {[
          ...(open.length === 0 ? ['All done.'] : []),
          ...(failed > 0 ? [`${countOf(failed, 'order')} not shipped: the reason is beside.`] : []),
          ...(waiting > 0 ? [`${countOf(waiting, 'order')} without a tracking number.`] : []),
          ...(unused > 0 ? [`${countOf(unused, 'pasted number')} without an order.`] : []),
          ...(ready.length > 0 ? ['Each customer gets an email.'] : []),
        ].join(' ')}
      </p>
    </div>
  )
})
