import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallProblem, Unreachable } from '../../../../api/calls/call.ts'
import { isEndedSession, noticeEndedSession } from '../../../../api/sessions.ts'
import { type SavedShipment, saveShipment } from '../../../../api/staff/orders/orders.ts'
import type { PackingSlip } from '../../../../api/staff/orders/packing-documents.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { showToast } from '../../../../ui/notices/toast.tsx'
import { countOf } from '../../../components/page/count-of.ts'
import { CARRIERS, hasNumber } from '../parcels/carriers.ts'
import { spreadColumn } from './tracking-column.ts'

interface Typed {
  /** Empty: the common carrier. */
  carrier?: string
  trackingNumber?: string
}

interface Outcome {
  sent?: SavedShipment['shipment']
  error?: string
}

const UNREACHABLE = 'The shop can’t be reached. Press again: nothing ships twice.'

/** The orders shipped together: what was typed for each, and its result. */
export function useShipRows(slips: readonly PackingSlip[]) {
  const client = useQueryClient()
  const [carrier, setCarrier] = useState(CARRIERS[0]?.value ?? '')
  const [typed, setTyped] = useState<Record<number, Typed>>({})
  const [outcomes, setOutcomes] = useState<Record<number, Outcome>>({})
  const [unused, setUnused] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const keys = useRef(new Map<number, { content: string; key: string }>())

  const rows = slips.map((slip) => {
    const own = typed[slip.orderId] ?? {}
    const row = {
      slip,
      carrier: own.carrier ?? carrier,
      trackingNumber: own.trackingNumber ?? '',
      items: slip.lines
        .filter(({ onHand }) => onHand > 0)
        .map(({ orderItemId, onHand }) => ({ orderItemId, quantity: onHand })),
      ...outcomes[slip.orderId],
    }
    const isOpen = !row.sent && row.items.length > 0
    const isReady = isOpen && (row.trackingNumber.trim() !== '' || !hasNumber(row.carrier))
    return { ...row, isOpen, isReady }
  })
  type Row = (typeof rows)[number]
  const open = rows.filter(({ isOpen }) => isOpen)
  const ready = rows.filter(({ isReady }) => isReady)

  const set = (orderId: number, change: Typed) => {
    setTyped((before) => ({ ...before, [orderId]: { ...before[orderId], ...change } }))
    setOutcomes((before) => ({ ...before, [orderId]: {} }))
  }
  const setOutcome = (orderId: number, outcome: Outcome) =>
    setOutcomes((before) => ({ ...before, [orderId]: outcome }))

  /** The same package has the same key, however often it is sent; changed content is another package. */
  function keyOf(orderId: number, body: unknown): string {
    const content = JSON.stringify(body)
    const known = keys.current.get(orderId)
    if (known?.content === content) return known.key
    const key = newKey()
    keys.current.set(orderId, { content, key })
    return key
  }

  async function send({ slip, carrier: by, trackingNumber, items }: Row): Promise<boolean> {
    const { orderId } = slip
    const body = {
      orderId,
      carrier: by,
      trackingNumber: trackingNumber.trim() || null,
      shipmentsSeen: slip.shipments,
      items,
    }
    const { shipment } = await saveShipment(body, keyOf(orderId, body))
    setOutcome(orderId, { sent: shipment })
    return true
  }

  /** One by one, independently: a refusal for one order does not stop the others. */
  async function shipAll() {
    if (isSending.current || ready.length === 0) return
    isSending.current = true
    setBusy(true)
    let sent = 0
    for (const row of ready) {
      try {
        await send(row)
        sent += 1
      } catch (error) {
        const { orderId } = row.slip
        noticeEndedSession(error)
        if (isEndedSession(error)) break
        setOutcome(orderId, { error: error instanceof CallProblem ? error.message : UNREACHABLE })
        if (error instanceof Unreachable) break
      }
    }
    await client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(STAFF_KEY),
    })
    if (sent > 0) showToast({ kind: 'good', text: `${countOf(sent, 'order')} shipped` })
    isSending.current = false
    setBusy(false)
  }

  /** True if a whole column was pasted into this order's field. */
  function paste(orderId: number, text: string): boolean {
    const targets = open.map(({ slip }) => slip)
    const start = targets.findIndex((slip) => slip.orderId === orderId)
    const spread = spreadColumn(text, targets, start)
    if (!spread) return false
    for (const [id, trackingNumber] of spread.numbers) set(id, { trackingNumber })
    setUnused(spread.unused)
    return true
  }

  return { rows, open, ready, unused, carrier, setCarrier, set, paste, shipAll, isBusy }
}

export type ShipRows = ReturnType<typeof useShipRows>
export type ShipRow = ShipRows['rows'][number]
