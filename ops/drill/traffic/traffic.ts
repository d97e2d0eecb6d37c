import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../../bench/kill-orders/random.ts'
import { type Placed, startShoppers } from '../../../bench/kill-orders/shoppers.ts'
import type { Tallies } from './tally.ts'

/** HAProxy's own: a shop died during the request, none is available, or none answered in time. */
const OF_PROXY = new Set([502, 503, 504])
const READ_WITHIN_MS = 25_000
const WORDS = ['wheelchair', 'test strips', 'foam dressing', 'mask', 'catheter', 'walker', 'gloves']
export const READS = ['home', 'list', 'search', 'product'] as const
export type Read = (typeof READS)[number]

interface Options {
  address: string
  productIds: readonly number[]
  categoryIds: readonly number[]
  random: Random
  tallies: Tallies
  shoppers: number
  pauseMs: number
}

/** Shoppers who order and pay at a steady rate, and one reader of each kind, all through the load balancer. */
export function startTraffic(options: Options) {
  const { address, productIds, random, tallies, shoppers: count, pauseMs } = options
  /** Orders that their shopper did not find, or not as paid, right after the response. */
  const unseen: string[] = []
  let isOpen = true

  const shoppers = startShoppers({
    count,
    address,
    productIds,
    random,
    pauseMs,
    passing: OF_PROXY,
    onFailure: (path, status) =>
      tallies.failed(path.includes('save') ? 'order' : 'payment', status),
    onOrder: async (order) => {
      tallies.worked(order.isPaid ? 'payment' : 'order')
      await lookAtOwn(order)
    },
  })

  async function lookAtOwn({ orderNum, orderToken, isPaid }: Placed) {
    const answer = await fetch(`${address}/api/orders/findOrdersWithItems`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-order-token': orderToken },
      body: JSON.stringify({ orderNumber: orderNum }),
    }).catch(() => undefined)
    const said = await answer?.text().catch(() => undefined)
    if (!answer?.ok || said === undefined) return tallies.failed('own order', answer?.status ?? 0)
    tallies.worked('own order')
    if (!said.includes(orderNum) || (isPaid && !said.includes('"PAID"'))) unseen.push(orderNum)
  }

  const reading = READS.map(async (kind) => {
    for (let number = 0; isOpen; number++) {
      const status = await fetch(`${address}${pathOf(kind, number, options)}`, {
        signal: AbortSignal.timeout(READ_WITHIN_MS),
      })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      if (status === 200) tallies.worked(kind)
      else tallies.failed(kind, status)
      await wait(pauseMs)
    }
  })

  return {
    acknowledged: shoppers.acknowledged,
    unseen,
    async goHome() {
      isOpen = false
      await Promise.all([shoppers.goHome(), ...reading])
    },
  }
}

/** Lists, searches and products not requested before in this run, so that no cache answers. */
function pathOf(kind: Read, number: number, { productIds, categoryIds, random }: Options): string {
  const lowest = (1 + number / 100).toFixed(2)
  if (kind === 'home') return '/'
  if (kind === 'product') return `/api/products/${random.pick(productIds)}?n=${number}`
  const from =
    kind === 'list'
      ? `findProductsByCategory/${random.pick(categoryIds)}`
      : `searchProducts/${encodeURIComponent(random.pick(WORDS))}`
  return `/api/products/${from}?pageSize=25&minPrice=${lowest}`
}
