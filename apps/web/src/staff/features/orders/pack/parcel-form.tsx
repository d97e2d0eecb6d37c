import { toParcel } from '@mendwell/domain/orders/parcels/packing'
import { gramsOfPounds } from '@mendwell/domain/orders/parcels/weight'
import { useEffect, useRef, useState } from 'react'
import { saveShipment } from '../../../../api/staff/orders/orders.ts'
import type { PackingSlip } from '../../../../api/staff/orders/packing-documents.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { CARRIERS, hasNumber } from '../parcels/carriers.ts'
import type { Habits } from './habits.ts'
import type { Packing } from './use-packing.ts'

interface ParcelFormProps {
  slip: PackingSlip
  packing: Packing
  habits: Habits
  /** Called when the package has shipped. */
  onSent: (packed: PackingSlip) => void
  /** Refetches the order, and restarts the count. */
  onLookAgain: () => void
}

/** Ships the counted package: carrier and number, by Enter alone. */
export function ParcelForm({ slip, packing, habits, onSent, onLookAgain }: ParcelFormProps) {
  const { carrier, setCarrier, isPrinted, setPrinted } = habits
  const [trackingNumber, setTrackingNumber] = useState('')
  const [weight, setWeight] = useState('')
  const [isMissing, setMissing] = useState(false)
  const key = useRef(newKey())
  const number = useRef<HTMLDivElement>(null)
  const focusNumber = () => number.current?.querySelector('input')?.focus()
  useEffect(focusNumber, [])
  const isOdd = weight.trim() !== '' && gramsOfPounds(weight) === undefined
  const items = toParcel(packing.lines, packing.counted)
  const { save, busy, refusal } = useSave(
    () =>
      saveShipment(
        {
          orderId: slip.orderId,
          carrier,
          trackingNumber: trackingNumber.trim() || null,
          weightGrams: gramsOfPounds(weight) ?? null,
          shipmentsSeen: slip.shipments,
          items,
        },
        key.current,
      ),
    { onSaved: () => onSent(packedSlip(slip, packing)) },
  )
  function send() {
    if (isOdd) return
    const lacks = hasNumber(carrier) && trackingNumber.trim() === ''
    setMissing(lacks)
    if (lacks) return focusNumber()
    // After a refusal, sending it again is another package.
    if (refusal) key.current = newKey()
    save(undefined)
  }
  return (
    <form
      className="panel stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2>{packing.isComplete ? 'Everything is counted' : 'Ship what is counted'}</h2>
      <Refusal refusal={refusal} />
      {refusal && (
        <Button rank="outline" onClick={onLookAgain}>
          Look at what is left and count again
        </Button>
      )}
      <div className="two-columns">
        <SelectField
          label="Carrier"
          options={CARRIERS}
          value={carrier}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <div ref={number}>
          <TextField
            label="Tracking number"
            optional={hasNumber(carrier) ? undefined : '(optional)'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
            error={isMissing ? 'Scan or enter the tracking number' : undefined}
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.currentTarget.value)}
          />
        </div>
        <TextField
          label="Weight in pounds"
          optional="(optional)"
          inputMode="decimal"
          autoComplete="off"
          error={isOdd ? 'Enter pounds, such as 2.5' : undefined}
          value={weight}
          onChange={(event) => setWeight(event.currentTarget.value)}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={isPrinted}
          onChange={(event) => setPrinted(event.currentTarget.checked)}
        />
        <span>Print the packing slip</span>
      </label>
      <div className="row">
        <Button type="submit" icon="truck-delivery" busy={busy}>
          Ship package
        </Button>
        <span className="muted">The customer gets an email.</span>
      </div>
    </form>
  )
}

/** The slip for what was counted, whatever was proposed. */
function packedSlip(slip: PackingSlip, { lines, counted }: Packing): PackingSlip {
  return {
    ...slip,
    lines: slip.lines.map((line) => {
      const own = counted.filter(({ orderItemId }) => orderItemId === line.orderItemId)
      const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0)
      const known = lines.find(({ orderItemId }) => orderItemId === line.orderItemId)?.lots ?? []
      const lots = known.flatMap((lot) => {
        const quantity = own.find(({ lotId }) => lotId === lot.lotId)?.quantity
        return quantity ? [{ ...lot, quantity }] : []
      })
      return { ...line, onHand: pieces, toFollow: Math.max(0, line.toSend - pieces), lots }
    }),
  }
}
