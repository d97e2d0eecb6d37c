import { carrierPage } from '@mendwell/domain/orders/carriers'
import { poundsOf } from '@mendwell/domain/orders/parcels/weight'
import { toSend } from '@mendwell/domain/orders/pieces'
import { type ReactNode, useRef, useState } from 'react'
import {
  deliverShipment,
  type StaffOrder,
  saveShipment,
} from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { RefusalNote } from '../../../../components/forms/refusal-note.tsx'
import { newKey } from '../../../../lib/new-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { OpenedForm } from '../../../components/dialogs/opened-form.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment } from '../../../components/page/formats.ts'
import { Tag } from '../../../components/page/tags.tsx'
import { PieceChooser, useChosenPieces } from '../refunds/piece-chooser.tsx'
import { usePieceForm } from '../refunds/use-piece-form.ts'
import { CARRIERS } from './carriers.ts'

/** Parcels of an order: the shipped ones, and the next one with all or some of its pieces. */
export function ShipmentPanel({ order }: { order: StaffOrder }) {
  const { save, busy, refusal } = useSave(deliverShipment, {
    outdates: [STAFF_KEY],
    success: 'Package marked as delivered.',
  })
  const isCancelled = order.orders.orderStatus === 'REJECTED'
  const isUnpaid = order.orders.paymentStatus === 'UNPAID'
  const isGivenBack =
    !isUnpaid && !isCancelled && order.refundable === 0 && order.orders.grandTotal > 0
  const left = order.items.some((item) => toSend(item) > 0)
  const [parcels, setParcels] = useState(0)
  return (
    <section className="panel">
      <h2>Shipments</h2>
      <Refusal refusal={refusal} />
      <ul className={detailStyles.list}>
        {order.shipments.map(({ shipmentId, carrier, trackingNumber, shipDate, ...parcel }) => (
          <li key={shipmentId}>
            <span>
              <CarrierLink carrier={carrier} trackingNumber={trackingNumber} />{' '}
              <Tag tone={parcel.deliveryDate ? 'good' : 'warn'}>
                {parcel.deliveryDate ? 'Delivered' : 'On its way'}
              </Tag>
              <span className={detailStyles.subLine}>
                {formatMoment(shipDate)}
                {parcel.weightGrams && `, ${poundsOf(parcel.weightGrams)} lb`}:{' '}
                {parcel.items.map((one) => `${one.quantity} × ${one.productName}`).join(', ')}
              </span>
            </span>
            {!parcel.deliveryDate && (
              <Button rank="outline" busy={busy} onClick={() => save(shipmentId)}>
                Mark package as delivered
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isCancelled && <p className="muted">This order was cancelled.</p>}
      {isUnpaid && !isCancelled && <p className="muted">Not paid yet, so nothing can ship.</p>}
      {isGivenBack && <p className="muted">Refunded in full, so nothing can ship.</p>}
      {!left && !isGivenBack && !isCancelled && <p className="muted">Everything has shipped.</p>}
      {left && !isCancelled && !isUnpaid && !isGivenBack && (
        <OpenedForm key={parcels} label="Ship a package" icon="truck-delivery">
          {(closeButton) => (
            <NewParcel
              order={order}
              closeButton={closeButton}
              onSent={() => setParcels(parcels + 1)}
            />
          )}
        </OpenedForm>
      )}
    </section>
  )
}

interface CarrierLinkProps {
  carrier: string
  trackingNumber: string | null
}

/** A package by carrier and number, with the carrier's page if it has one. */
function CarrierLink({ carrier, trackingNumber }: CarrierLinkProps) {
  const name = [carrier, trackingNumber].filter(Boolean).join(' ')
  const page = carrierPage(carrier, trackingNumber)
  if (page === null) return <b className="strong">{name}</b>
  return (
    <a href={page} target="_blank" rel="noreferrer">
      <b className="strong">{name}</b>
    </a>
  )
}

/** Pieces still to ship that are not on hand. */
const toFollow = (item: StaffOrder['items'][number]) => toSend(item) - item.onHand

interface NewParcelProps {
  order: StaffOrder
  closeButton: ReactNode
  onSent: () => void
}

/** Restarts after shipping; a colleague's shipment meanwhile does not discard input. */
function NewParcel({ order, closeButton, onSent }: NewParcelProps) {
  const [carrier, setCarrier] = useState('UPS')
  const [trackingNumber, setTrackingNumber] = useState('')
  const key = useRef(newKey())
  const pieces = useChosenPieces(
    order.items.map((item) => ({
      ...item,
      left: toSend(item),
      begin: item.onHand,
      remark: toFollow(item) > 0 ? `${toFollow(item)} on backorder, to follow` : undefined,
    })),
  )
  const { orderId } = order.orders
  const { save, busy, refusal } = useSave(
    () =>
      saveShipment(
        {
          orderId,
          carrier,
          trackingNumber,
          shipmentsSeen: order.shipments.length,
          items: pieces.chosen,
        },
        key.current,
      ),
    {
      outdates: [STAFF_KEY],
      success: 'Package shipped. The customer gets an email.',
      onSaved: onSent,
    },
  )
  const form = usePieceForm(pieces, () => save(undefined))
  return (
    <form className="stack screen-only" {...form.props}>
      <h3>New package</h3>
      <Refusal refusal={refusal} />
      <RefusalNote text={form.problem} />
      <PieceChooser pieces={pieces} legend="Items in this package" />
      <div className="two-columns">
        <SelectField
          label="Carrier"
          options={CARRIERS}
          value={carrier}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <TextField
          label="Tracking number"
          optional="(optional)"
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.currentTarget.value)}
        />
      </div>
      <div className="row">
        <Button type="submit" icon="truck-delivery" busy={busy}>
          Ship package
        </Button>
        {closeButton}
        <span className="muted">The customer gets an email.</span>
      </div>
    </form>
  )
}
