import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Family, type Goods, type ModelShop, piecesOf } from '../model-shop.ts'

const of = fc.constant('lots' as const)
const lot = fc.integer({ min: 1, max: 4 })
const pieces = fc.integer({ min: 1, max: 5 })
const MOVES = ['QUARANTINE', 'RELEASE', 'SCRAP'] as const

export const lotActions = fc.oneof(
  { weight: 3, arbitrary: fc.record({ of, do: fc.constant('order' as const), pieces }) },
  { weight: 3, arbitrary: fc.record({ of, do: fc.constant('receive' as const), lot, pieces }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('move' as const), lot, pieces, move: fc.constantFrom(...MOVES) },
    }),
  },
  { weight: 2, arbitrary: fc.record({ of, do: fc.constant('recall' as const), lot }) },
  { weight: 2, arbitrary: fc.record({ of, do: fc.constant('lift holds' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ of, do: fc.constant('answer a recall' as const), which: fc.nat(1_000) }),
  },
)
type Action = typeof lotActions extends fc.Arbitrary<infer A> ? A : never
type Move = (typeof MOVES)[number]

const FACTS = {
  ...{ recallClass: 'II', title: 'Strips may read low', firm: 'Example Diagnostics, Inc.' },
  ...{ reason: 'Strips of this lot may read low.', initiatedOn: '2026-09-04' },
}
const CRITERION = { lots: [], lotRanges: [], serials: [], serialRanges: [], allLots: false }
const codeOf = (number: number) => `LOT${number}`

/**
 * A scarce product tracked by lot: received, promised, held, shipped first expired first out, recalled (decisions 0034,
 * 0035).
 */
export async function playLots(model: ModelShop) {
  const { shop, call, staff, orders, returns } = model
  const goods: Goods = await model.makeGoods(12_00, 0)
  const { productId } = goods
  const tracked = { tracking: 'LOT_EXPIRY', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  let here = 0
  const recalled = new Set<string>()

  async function receive(number: number, quantity: number) {
    const { rows } = await sql<{ day: string }>`
      select to_char(public.shop_day() + ${100 * number}::int, 'YYYY-MM-DD') as day`.execute(
      shop.db,
    )
    const lotCode = codeOf(number)
    const line = {
      ...{ productId, lotCode, quantity, condition: 'SOUND', expiresOn: rows[0]?.day },
      ...{ neverExpires: false, isMoreMeant: true },
    }
    const answer = await call('/staff/lots/receive', { lines: [line] }, staff)
    if (answer.statusCode !== 200) throw new Error(`Nothing received: ${answer.body}`)
    expect(answer.json().recalled).toBe(recalled.has(lotCode) ? quantity : 0)
    here += quantity
  }

  async function move(number: number, { how, quantity }: { how: Move; quantity: number }) {
    const lotCode = codeOf(number)
    const found = await shop.db
      .selectFrom('stockLot')
      .select('lotId')
      .where('lotCode', '=', lotCode)
      .executeTakeFirst()
    if (!found) return
    const from = how === 'QUARANTINE' ? 'AVAILABLE' : 'QUARANTINED'
    const body = { move: how, from, quantity, note: 'Inspected' }
    const { statusCode } = await call(`/staff/lots/${found.lotId}/move`, body, staff)
    if (statusCode !== 200) return
    expect(how === 'RELEASE' && recalled.has(lotCode)).toBe(false)
    if (how === 'SCRAP') here -= quantity
  }

  async function recall(number: number) {
    const lotCode = codeOf(number)
    if (recalled.has(lotCode)) return
    const added = await call('/staff/recalls', { ...FACTS, codeInfo: `Lot ${lotCode}` }, staff)
    const { recallId, updatedAt } = added.json()
    const criterion = { ...CRITERION, lots: [lotCode] }
    const decided = {
      ...{ ...FACTS, instructions: 'Stop using them.', instructionsEs: 'Deje de usarlas.' },
      ...{ remedy: 'REFUND', soldFrom: null, soldUntil: null, updatedAt },
      products: [{ productId, reason: 'HAND', criterion, unknownToo: false }],
    }
    const saved = await shop.put(`/staff/recalls/${recallId}`, decided, staff)
    const confirming = { lots: [], updatedAt: saved.json().updatedAt }
    const answer = await call(`/staff/recalls/${recallId}/confirm`, confirming, staff)
    if (answer.statusCode !== 200) throw new Error(`No recall: ${answer.body}`)
    recalled.add(lotCode)
  }

  async function liftHolds() {
    const holds = await shop.db
      .selectFrom('orderHold')
      .select(['holdId', 'recallId'])
      .where('liftedAt', 'is', null)
      .execute()
    for (const { holdId, recallId } of holds) {
      const url = `/staff/recalls/${recallId}/holds/${holdId}/lift`
      await call(url, { note: 'Looked at' }, staff)
    }
  }

  /** A buyer still has recalled goods, and gets returns for a refund. */
  async function answer(which: number) {
    const notices = await shop.db.selectFrom('recallNotice').select('token').execute()
    const notice = notices[which % Math.max(1, notices.length)]
    if (!notice) return
    await call('/recalls/notice/answer', { token: notice.token, answer: 'HAVE' })
    const opened = await shop.db
      .selectFrom('recallRemedy')
      .innerJoin('returnRequest', 'returnRequest.returnId', 'recallRemedy.returnId')
      .select(['returnRequest.returnId', 'orderId', 'returnRequest.quantity'])
      .orderBy('returnRequest.returnId')
      .execute()
    for (const { returnId, orderId, quantity: pieces } of opened) {
      const order = orders.find((one) => one.orderId === orderId)
      if (!order || returns.some((one) => one.returnId === returnId)) continue
      model.addReturn({ returnId, order, pieces, kind: 'REFUND' })
    }
  }

  await receive(1, 3)
  await receive(2, 3)

  const family: Family<Action> = {
    async act(action) {
      switch (action.do) {
        case 'order':
          return model.save({ goods, quantity: action.pieces, codes: [] })
        case 'receive':
          return receive(action.lot, action.pieces)
        case 'move':
          return move(action.lot, { how: action.move, quantity: action.pieces })
        case 'recall':
          return recall(action.lot)
        case 'lift holds':
          return liftHolds()
        case 'answer a recall':
          return answer(action.which)
      }
    },
    /**
     * Every piece is accounted for; recalled ones are neither for sale nor shipped, and exactly their buyers were
     * notified.
     */
    async check() {
      const sent = orders
        .filter((order) => order.goods === goods)
        .reduce((sum, order) => sum + order.sent, 0)
      const back = returns.filter(({ order, isRestocked }) => isRestocked && order.goods === goods)
      const { rows } = await sql<{
        here: number
        onSale: number
        late: number
        notified: string
        got: string
      }>`
        with recalled as (select lot_id, lot_code from stock_lot
          where lot_code = any(${[...recalled]}::text[]))
        select (select coalesce(sum(quantity), 0)::int from lot_stock) as here,
          (select coalesce(sum(quantity), 0)::int from lot_stock join recalled using (lot_id)
            where bucket <> 'RECALLED') as on_sale,
          (select count(*)::int from shipment_lot g join recalled using (lot_id) join shipment s using (shipment_id)
            join recall r on r.code_info = 'Lot ' || lot_code where s.shipped_at > r.confirmed_at) as late,
          (select coalesce(string_agg(distinct n.order_id || ' ' || r.code_info, ',' order by n.order_id || ' ' || r.code_info), '')
            from recall_notice n join recall r using (recall_id)) as notified,
          (select coalesce(string_agg(distinct s.order_id || ' Lot ' || lot_code, ',' order by s.order_id || ' Lot ' || lot_code), '')
            from shipment_lot g join recalled using (lot_id) join shipment s using (shipment_id)) as got`.execute(
        shop.db,
      )
      const [found] = rows
      expect(found).toEqual({
        ...{
          here: here - sent + piecesOf(back),
          onSale: 0,
          late: 0,
          notified: found?.got,
          got: found?.got,
        },
      })
    },
  }

  return {
    ...family,
    ...{ goods },
    /** A count booked so many pieces more than the books had, or fewer. */
    found(pieces: number) {
      here += pieces
    },
  }
}

export type Lots = Awaited<ReturnType<typeof playLots>>
