import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callUntilAnswered } from './patient-client.ts'
import type { Random } from './random.ts'

/** A receipt that the shop acknowledged: pieces of one lot. */
interface Receipt {
  productId: number
  lotCode: string
  pieces: number
}

/** A parcel that the shop acknowledged. */
interface Parcel {
  shipmentId: number
  orderId: number
}

interface Options {
  address: string
  /** Who signs in, with the right to receive and ship. */
  login: { loginId: string; loginPassword: string }
  /** Products that are tracked by lot from now on. */
  productIds: readonly number[]
  random: Random
}

const DAY_MS = 86_400_000
/** Every lot may still leave for months; lots of higher numbers expire later, up to two years. */
const SHELF_DAYS = { least: 90, spread: 640 }
const PAUSE_MS = { least: 50, most: 400 }

/**
 * Staff who receive lots, and pick and ship paid orders by lot, continuously: each call with its own key until it is
 * answered. The products are tracked by lot, and in stock, when this resolves.
 */
export async function openWarehouse({ address, login, productIds, random }: Options) {
  const { token } = await callUntilAnswered({ address, path: '/users/authenticate', body: login })
  const asStaff = () => ({
    address,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  })
  const receipts: Receipt[] = []
  const parcels: Parcel[] = []
  const paid: number[] = []
  let lots = 0
  let isOpen = true

  const expiresOn = (lot: number) => {
    const days = SHELF_DAYS.least + ((lot * 37) % SHELF_DAYS.spread)
    return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  }

  async function receive(lot: number, pieces: number) {
    const productId = productIds[lot % productIds.length] ?? 0
    const lotCode = `KILL${lot}`
    const line = { productId, lotCode, expiresOn: expiresOn(lot), neverExpires: false }
    await callUntilAnswered({
      ...asStaff(),
      path: '/staff/lots/receive',
      // As many pieces of the same lot may arrive again.
      body: { lines: [{ ...line, quantity: pieces, condition: 'SOUND', isMoreMeant: true }] },
    })
    receipts.push({ productId, lotCode, pieces })
  }

  /** A new lot, or more of one that is here. */
  const receiveAnother = () =>
    receive(random.chance(0.3) ? random.between(0, lots - 1) : lots++, random.between(5, 25))

  /** Allocates the lots of an order, and ships it later; it waits if there are too few pieces. */
  async function packNext() {
    const [orderId] = paid.splice(random.between(0, Math.max(0, paid.length - 1)), 1)
    if (orderId === undefined) return
    const body = { orderIds: [orderId], status: 'PRINTED' }
    await callUntilAnswered({ ...asStaff(), path: '/staff/orders/move', body })
    await pause()
    const shipped = await callUntilAnswered({
      ...asStaff(),
      path: '/shipments/save',
      body: { orderId, carrier: 'UPS' },
      mayRefuse: true,
    })
    if (shipped) parcels.push({ shipmentId: shipped.shipment.shipmentId, orderId })
    else paid.push(orderId)
  }

  const pause = () => wait(random.between(PAUSE_MS.least, PAUSE_MS.most))

  async function repeat(work: () => Promise<void>) {
    while (isOpen) {
      await work()
      await pause()
    }
  }

  for (const productId of productIds) {
    const path = `/staff/products/${productId}/tracking`
    const body = { tracking: 'LOT_EXPIRY', minDaysLeft: null, preferOneLot: false }
    await callUntilAnswered({ ...asStaff(), method: 'PUT', path, body })
    await receive(lots++, 20)
  }
  const working = Promise.all([repeat(receiveAnother), repeat(packNext), repeat(packNext)])
  return {
    receipts,
    parcels,
    /** Packs a paid order some time later. */
    pack(orderId: number) {
      paid.push(orderId)
    },
    async goHome() {
      isOpen = false
      await working
    },
  }
}

export type Warehouse = Awaited<ReturnType<typeof openWarehouse>>
