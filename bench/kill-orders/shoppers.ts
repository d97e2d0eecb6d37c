import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { guestOrder } from '../../apps/api/test/shoppers/guest-order.ts'
import { callUntilAnswered, type OnFailure } from './patient-client.ts'
import type { Random } from './random.ts'

/** An order that the shop acknowledged, and whether it acknowledged the payment too. */
export interface Acknowledged {
  orderId: number
  orderNum: string
  isPaid: boolean
}

/** What a shopper has once the order is acknowledged. */
export interface Placed extends Acknowledged {
  /** Cents. */
  amount: number
  orderToken: string
}

interface Shopping {
  count: number
  address: string
  productIds: readonly number[]
  random: Random
  /** Between two orders of one shopper. */
  pauseMs?: number
  passing?: ReadonlySet<number>
  onFailure?: OnFailure
  /** Notified of each order as soon as it is acknowledged, and again when its payment was answered. */
  onOrder?: (order: Placed) => void | Promise<void>
}

/** How often a payment's status is polled; then it is left to the reconciler. */
const QUESTIONS = 20
const CARDS = ['pm_card_visa', 'pm_card_visa', 'pm_card_mastercard', 'pm_card_chargeDeclined']

/** Shoppers who order and pay continuously, each call with its own key until it is answered. */
export function startShoppers(shopping: Shopping) {
  const { count, address, productIds, random, pauseMs = 0, onOrder } = shopping
  const asked = { address, passing: shopping.passing, onFailure: shopping.onFailure }
  const acknowledged: Acknowledged[] = []
  let isOpen = true

  const shop = async (shopper: number) => {
    while (isOpen) {
      const order = await placeOrder(shopper)
      acknowledged.push(order)
      await onOrder?.(order)
      order.isPaid = await pay(order)
      await onOrder?.(order)
      if (pauseMs > 0) await wait(pauseMs)
    }
  }

  async function placeOrder(shopper: number): Promise<Placed> {
    const lines = new Set(
      Array.from({ length: random.between(1, 3) }, () => random.pick(productIds)),
    )
    const { orders, orderToken } = await callUntilAnswered({
      ...asked,
      path: '/orders/save',
      headers: { 'idempotency-key': randomUUID() },
      body: guestOrder(
        [...lines].map((productId) => ({ productId, quantity: random.between(1, 3) })),
        `shopper${shopper}@example.com`,
      ),
    })
    const { orderId, orderNum, grandTotal } = orders
    return { orderId, orderNum, amount: Math.round(grandTotal * 100), orderToken, isPaid: false }
  }

  async function pay(order: Placed): Promise<boolean> {
    const { orderId, amount, orderToken } = order
    const answer = await callUntilAnswered({
      ...asked,
      path: '/payment/charge',
      headers: { 'idempotency-key': randomUUID(), 'x-order-token': orderToken },
      body: { amount, token: random.pick(CARDS), payment: { orderId } },
    })
    return answer.statusCode === -2 ? askWhetherPaid(order) : answer.statusCode === 0
  }

  async function askWhetherPaid({ orderId, orderToken }: Placed): Promise<boolean> {
    for (let question = 0; question < QUESTIONS; question++) {
      await wait(100)
      const headers = { 'x-order-token': orderToken }
      const path = '/payment/confirm'
      const body = { orderId }
      const { statusCode } = await callUntilAnswered({ ...asked, path, headers, body })
      if (statusCode !== -2) return statusCode === 0
    }
    return false
  }

  const all = Promise.all(Array.from({ length: count }, (_, shopper) => shop(shopper)))
  return {
    acknowledged,
    async goHome() {
      isOpen = false
      await all
    },
  }
}
