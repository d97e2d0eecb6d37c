import { randomUUID } from 'node:crypto'
import type { Return } from '@mendwell/contract/orders/returns'
import { CARD_MINIMUM_CENTS } from '@mendwell/domain/tenders/tender-plan'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { joinSizes } from '../../shoppers/exchange.ts'
import type { Family, Goods, ModelOrder, ModelReturn, ModelShop } from '../model-shop.ts'
import type { Lots } from './lots.ts'
import type { playParcels } from './parcels.ts'
import type { Payments } from './payments.ts'
import type { playReturns } from './returns.ts'

const of = fc.constant('exchanges' as const)
const which = fc.nat(1_000)

export const exchangeActions = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('ask' as const), isDear: fc.boolean() },
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ of, do: fc.constant('complete' as const), which }) },
  { weight: 2, arbitrary: fc.record({ of, do: fc.constant('recall' as const), which }) },
)
type Action = typeof exchangeActions extends fc.Arbitrary<infer A> ? A : never

const FEE_PERCENT = 10
const cents = (dollars: number) => Math.round(dollars * 100)

/** What a piece cost in the end, and what a recall of it gives back, in cents. */
interface Agreed {
  returnId: number
  creditCents: number
  refundCents: number
  unitDueCents: number
}

/** What staff do with an exchange, as with anything else. */
interface Others {
  lots: Lots
  payments: Payments
  returns: ReturnType<typeof playReturns>
  parcels: ReturnType<typeof playParcels>
}

/**
 * A cheap and a dear size are exchanged for one that is tracked by lot (decision 0059); its lots are recalled like any
 * other. Staff move the returns, and the orders are paid, shipped and cancelled with all others.
 */
export async function playExchanges(
  model: ModelShop,
  { lots, payments, returns, parcels }: Others,
): Promise<Family<Action>> {
  const { provider, shop, call, orders } = model
  const cheap = await model.makeGoods(6_00)
  const dear = await model.makeGoods(60_00)
  const wanted: Goods = lots.goods
  await joinSizes(shop, [
    { size: 'S', productId: cheap.productId },
    { size: 'M', productId: wanted.productId },
    { size: 'L', productId: dear.productId },
  ])
  const agreed: Agreed[] = []

  async function ask({ orderId, orderItemId, as }: ModelOrder) {
    const items = [{ orderItemId, quantity: 1, wantedProductId: wanted.productId }]
    const body = { orderId, requestFor: 'EXCHANGE', reason: 'It does not fit', items }
    const headers = { ...as.headers, 'idempotency-key': randomUUID() }
    const answer = await call('/returns/save', body, { ...as, headers })
    if (answer.statusCode !== 200) return undefined
    return answer.json<{ returns: z.input<typeof Return>[] }>().returns[0]
  }

  /** In the end, the piece costs the price of the other size and the fee; what is missing is due. It is picked up. */
  async function exchange(order: ModelOrder) {
    const asked = await ask(order)
    if (!asked?.exchange) return
    const { returnId } = asked
    const creditCents = cents(asked.exchange.credit)
    const refundCents = cents(asked.refund)
    const dueCents = cents(asked.exchange.due)
    const feeCents = Math.round((creditCents * FEE_PERCENT) / 100)
    const missing = wanted.cents + feeCents - creditCents
    const isTooLittle = missing > 0 && missing < CARD_MINIMUM_CENTS
    expect({ returnId, missing: dueCents - refundCents }).toEqual({
      ...{ returnId, missing: isTooLittle ? 0 : missing },
    })
    const unitDueCents = dueCents === 0 ? 0 : Math.max(0, wanted.cents + feeCents - creditCents)
    agreed.push({ returnId, creditCents, refundCents, unitDueCents })
    const quoted = { goods: wanted, unitDueCents, dueCents, sends: undefined }
    model.addReturn({ returnId, order, pieces: 1, kind: 'EXCHANGE', exchange: quoted })
  }

  /** The other size leaves once staff have accepted and received the return, and what is due is paid. */
  async function complete(request: ModelReturn) {
    const goOn = { of: 'returns', do: 'go on', which: model.returns.indexOf(request) } as const
    await returns.act(goOn)
    await returns.act(goOn)
    const sends = request.exchange?.sends
    if (!sends) return
    await parcels.act({ of: 'parcels', do: 'send', which: orders.indexOf(sends), pieces: null })
    await returns.act(goOn)
  }

  /** The lot that left with it is recalled, and its buyer answers. */
  async function recall({ exchange: agreed }: ModelReturn) {
    const sent = await shop.db
      .selectFrom('shipmentLot')
      .innerJoin('stockLot', 'stockLot.lotId', 'shipmentLot.lotId')
      .innerJoin('shipment', 'shipment.shipmentId', 'shipmentLot.shipmentId')
      .select('lotCode')
      .where('shipment.orderId', '=', agreed?.sends?.orderId ?? 0)
      .executeTakeFirst()
    if (!sent) return
    await lots.act({ of: 'lots', do: 'recall', lot: Number(sent.lotCode?.replace(/\D/g, '')) })
    const notices = await shop.db.selectFrom('recallNotice').select('noticeId').execute()
    for (const at of notices.keys()) {
      await lots.act({ of: 'lots', do: 'answer a recall', which: at })
    }
  }

  return {
    async act(action) {
      if (action.do === 'ask') {
        const goods = action.isDear ? dear : cheap
        await model.save({ goods, quantity: action.quantity, codes: [] })
        const order = orders.at(-1)
        if (!order) return
        await payments.payAmid(order, { token: provider.tokens.approve, mishap: undefined })
        return exchange(order)
      }
      const own = model.returns.filter(({ kind }) => kind === 'EXCHANGE')
      const request = own[action.which % Math.max(1, own.length)]
      if (!request) return
      return action.do === 'complete' ? complete(request) : recall(request)
    },
    /**
     * Each costs what was quoted. A recall gives back what was paid first, less what the exchange gave back, and the difference; less only where
     * staff had already refunded some of it.
     */
    async check() {
      const sent = model.returns.flatMap(({ exchange: quoted }) =>
        quoted?.sends ? [{ orderId: quoted.sends.orderId, cents: quoted.dueCents }] : [],
      )
      const charged = await shop.db
        .selectFrom('orders')
        .select(['orderId', 'grandTotalCents as cents'])
        .where('orderId', 'in', [...sent.map(({ orderId }) => orderId), 0])
        .orderBy('orderId')
        .execute()
      expect(charged).toEqual(sent.toSorted((one, other) => one.orderId - other.orderId))
      const { rows } = await sql<{
        exchangeId: number
        refundCents: number
        differenceCents: number
        isOther: boolean
      }>`
        select r.return_id as exchange_id, q.refund_cents, q.difference_cents, exists (select from refund f
            where f.order_id in (i.order_id, r.replaces_order_id) and f.return_id is distinct from q.return_id
              and f.return_id is distinct from r.return_id and f.status <> 'FAILED') as is_other
        from return_request q join order_item i on i.order_item_id = q.exchanged_item_id
          join replacement r on r.order_id = i.order_id
        where q.status <> 'DECLINED'`.execute(shop.db)
      const counted = new Set(rows.map(({ exchangeId }) => exchangeId))
      expect(counted.size).toBe(rows.length)
      for (const { exchangeId, isOther, ...back } of rows) {
        const known = agreed.find(({ returnId }) => returnId === exchangeId)
        if (!known) throw new Error(`Exchange ${exchangeId} was never asked for`)
        const { creditCents, refundCents, unitDueCents } = known
        const all = creditCents - refundCents + unitDueCents
        if (isOther) expect(back.refundCents).toBeLessThanOrEqual(all)
        else {
          expect({ exchangeId, ...back }).toEqual({
            ...{ exchangeId, refundCents: all, differenceCents: unitDueCents },
          })
        }
      }
    },
  }
}
