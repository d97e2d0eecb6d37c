import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { guestOrder } from '../shoppers/guest-order.ts'

/** An order that the shop acknowledged to a buyer. */
export interface Acknowledged {
  orderNum: string
  productId: number
  quantity: number
}

const PATIENCE = { timeout: 90_000, interval: 25 }

/**
 * Buyers who order continuously. Each retries its order under the same key until the shop
 * acknowledges it, as the web app does; no order is given up.
 */
export function startBuyers(count: number, address: string, productIds: readonly number[]) {
  const acknowledged: Acknowledged[] = []
  let isOpen = true
  const buy = async (buyer: number) => {
    for (let turn = 0; isOpen; turn++) {
      const productId = productIds[(buyer + turn) % productIds.length] ?? 0
      const quantity = 1 + (turn % 3)
      const key = randomUUID()
      const order = () => placeOrder(address, { key, productId, quantity, buyer })
      const orderNum = await vi.waitFor(order, PATIENCE)
      acknowledged.push({ orderNum, productId, quantity })
    }
  }
  const buyers = Promise.all(Array.from({ length: count }, (_, buyer) => buy(buyer)))
  return {
    acknowledged,
    /** Waits until this many more orders are acknowledged. */
    async more(wanted: number) {
      const goal = acknowledged.length + wanted
      await vi.waitFor(() => {
        if (acknowledged.length < goal) throw new Error(`${acknowledged.length} of ${goal} orders`)
      }, PATIENCE)
    },
    async goHome() {
      isOpen = false
      await buyers
    },
  }
}

interface NewOrder {
  key: string
  productId: number
  quantity: number
  buyer: number
}

async function placeOrder(address: string, { key, productId, quantity, buyer }: NewOrder) {
  const response = await fetch(`${address}/api/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(guestOrder([{ productId, quantity }], `buyer${buyer}@example.com`)),
  })
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  const { orders } = await response.json()
  return String(orders.orderNum)
}
