import { expect, it } from 'vitest'
import {
  mostToReceive,
  PURCHASE_STATES,
  type PurchaseState,
  purchaseMoves,
  stateAfterReceipt,
} from './purchase-order.ts'
import vectors from './receiving.vectors.json' with { type: 'json' }

interface Step {
  receive: number | number[]
  ok: boolean
  received?: number
  state?: string
  reason?: string
  atMost?: number
}

it.each(vectors.receipts)('receives as in $id', ({ input, expect: { steps, final } }) => {
  const { ordered, tolerancePercent, close } = input as typeof input & { close?: boolean }
  const line = { quantity: ordered, received: 0 }
  let state: PurchaseState = 'SENT'
  const taken = input.receipts.map((receive): Step => {
    const pieces = [receive].flat().reduce((sum, one) => sum + one, 0)
    const atMost = mostToReceive(line, tolerancePercent)
    if (pieces > atMost) return { receive, ok: false, reason: 'OVER_RECEIPT', atMost }
    line.received += pieces
    state = stateAfterReceipt([line])
    return { receive, ok: true, received: line.received, state }
  })
  if (close) {
    expect(purchaseMoves(state)).toEqual(['CLOSED_SHORT'])
    state = 'CLOSED_SHORT'
  }

  expect(taken).toEqual(steps)
  // The vectors call a sent order with no receipts 'ordered'.
  expect(state).toBe(final === 'ORDERED' ? 'SENT' : final)
})

it('can only be canceled by hand before anything has arrived', () => {
  expect(Object.fromEntries(PURCHASE_STATES.map((state) => [state, purchaseMoves(state)]))).toEqual(
    {
      DRAFT: ['SENT', 'CANCELLED'],
      SENT: ['CANCELLED'],
      PARTLY_RECEIVED: ['CLOSED_SHORT'],
      RECEIVED: [],
      CLOSED_SHORT: [],
      CANCELLED: [],
    },
  )
})

it('is received with its last line', () => {
  const [whole, none] = [
    { quantity: 2, received: 2 },
    { quantity: 3, received: 0 },
  ]
  expect(stateAfterReceipt([none, none])).toBe('SENT')
  expect(stateAfterReceipt([whole, none])).toBe('PARTLY_RECEIVED')
  expect(stateAfterReceipt([whole, whole])).toBe('RECEIVED')
})
