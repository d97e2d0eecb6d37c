import { expect } from 'vitest'
import type { CallOptions } from '../shop/calls.ts'
import type { TestShop } from '../shop/start-test-shop.ts'

type Shop = Pick<TestShop, 'post' | 'put'>
type ShopOfBuyers = Pick<TestShop, 'post' | 'db'>

export const RECALL_FACTS = {
  recallClass: 'II',
  title: 'Test strips may read low',
  firm: 'Example Diagnostics, Inc.',
  reason: 'Strips of these lots may read low.',
  initiatedOn: '2026-09-04',
}

export interface RecalledProduct {
  productId: number
  lots?: string[]
  allLots?: boolean
  unknownToo?: boolean | null
  ranges?: { from: string; to: string }[]
}

/** A recall with everything decided, ready to be confirmed; `facts` override the defaults. */
export async function prepareRecall(
  shop: Shop,
  staff: CallOptions,
  products: readonly RecalledProduct[],
  facts: object = {},
) {
  const added = await shop.post('/staff/recalls', { ...RECALL_FACTS, codeInfo: 'Lot A' }, staff)
  expect(added.statusCode, added.body).toBe(200)
  const { recallId, updatedAt } = added.json()
  const saved = await shop.put(
    `/staff/recalls/${recallId}`,
    {
      ...RECALL_FACTS,
      instructions: 'Stop using them. Keep the box.',
      instructionsEs: 'Deje de usarlas. Guarde la caja.',
      remedy: 'REFUND',
      soldFrom: null,
      soldUntil: null,
      products: products.map(
        ({ productId, lots = [], allLots = false, unknownToo = false, ranges = [] }) => ({
          productId,
          reason: 'HAND',
          criterion: { lots, allLots, lotRanges: ranges, serials: [], serialRanges: [] },
          unknownToo,
        }),
      ),
      updatedAt,
      ...facts,
    },
    staff,
  )
  expect(saved.statusCode, saved.body).toBe(200)
  return saved.json()
}

/** Confirms it: its lots are frozen, and their buyers are notified. */
export const confirmRecall = (
  shop: Shop,
  staff: CallOptions,
  { recallId, updatedAt }: { recallId: number; updatedAt: string },
  lots: object[] = [],
) => shop.post(`/staff/recalls/${recallId}/confirm`, { lots, updatedAt }, staff)

/** The buyer of an order still has the goods; returns the numbers of the returns that its newest notice opened. */
export async function answerHave(shop: ShopOfBuyers, orderId: number): Promise<string[]> {
  const { token } = await shop.db
    .selectFrom('recallNotice')
    .select('token')
    .where('orderId', '=', orderId)
    .orderBy('noticeId', 'desc')
    .executeTakeFirstOrThrow()
  const answer = await shop.post('/recalls/notice/answer', { token, answer: 'HAVE' })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().returns
}
