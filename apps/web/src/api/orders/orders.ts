import * as contract from '@mendwell/contract/orders/orders'
import * as placed from '@mendwell/contract/orders/placed-orders'
import { toCents } from '@mendwell/contract/wire/dollars'
import { SALE_REFUSALS } from '@mendwell/domain/catalog/sale-class'
import { CUT_PRICE } from '@mendwell/domain/money/pricing'
import { queryOptions } from '@tanstack/react-query'
import { stepsOf, storePrices } from '../../purchase/cart/cart.ts'
import { type Answer, type CallProblem, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type SaveOrderBody = NonNullable<Input<typeof contract.saveOrder>['body']>
export type QuoteBody = NonNullable<Input<typeof contract.quoteOrder>['body']>
export type QuoteAnswer = Answer<typeof contract.quoteOrder>
type SavedOrderAnswer = Answer<typeof contract.saveOrder>
type FoundOrders = Answer<typeof placed.findOrdersWithItems>
export type FoundOrder = FoundOrders['orderCustomer'][number]
export type FoundItem = FoundOrders['orderItems'][number]
export type PlacedOrder = NonNullable<Answer<typeof placed.findPlacedOrder>['placed']>

/** Prefix of every quote's key. */
export const quoteKey = [contract.quoteOrder.url] as const

/**
 * Current prices and totals of a cart from the server; never cached. Updates the cart with its prices, what is gone,
 * and what may not be sold: the quote is then for the other lines.
 */
export const quote = (body: QuoteBody) =>
  queryOptions({
    ...query(
      contract.quoteOrder,
      { body },
      {
        onAnswer: ({ lines, problems }) =>
          storePrices(lines.map(pricesOf), problems.flatMap(goneOf), problems.flatMap(refusedOf)),
        answerIn: quoteIn,
      },
    ),
    staleTime: 0,
    gcTime: 60_000,
  })

/** A refused cart carries the quote for the rest. */
export function quoteIn({ problem }: CallProblem): QuoteAnswer | undefined {
  const { code } = problem
  const isRefused = SALE_REFUSALS.some((refusal) => refusal === code)
  return isRefused ? (problem.quote as QuoteAnswer) : undefined
}

const refusedOf = ({ code, productId }: QuoteAnswer['problems'][number]) =>
  SALE_REFUSALS.filter((refusal) => refusal === code).map((refusal) => ({ productId, refusal }))

const goneOf = ({ code, productId }: QuoteAnswer['problems'][number]) =>
  code === 'PRODUCT_GONE' ? [productId] : []

const pricesOf = (line: QuoteAnswer['lines'][number]) => ({
  productId: line.productId,
  unitPriceCents: toCents(line.regularPrice),
  salePriceCents: line.cutPrice ? toCents(line.unitPrice) : null,
  // The only option that affects the price.
  optionsAttributes: line.cutPrice ? [{ description: CUT_PRICE }] : [],
  tiers: stepsOf(line.tiers),
  taxExemptFlag: line.taxExemptFlag,
})

/** One order with its items, by number; authorized by the session or the order cookie. */
export const orderByNumber = (orderNumber: string) =>
  queryOptions({
    ...query(placed.findOrdersWithItems, { body: { orderType: 'ONLINE', orderNumber } }),
    staleTime: 0,
  })

/** The signed-in customer's newest orders, or those of a guest's token. Without `custId`, staff get everyone's. */
export const lastOrders = (custId: number | null, limit: number) =>
  queryOptions({
    ...query(placed.findOrdersWithItems, { body: { orderType: 'ONLINE', custId, limit } }),
    staleTime: 0,
  })

/** Places the order; the same key never places a second one. */
export const saveOrder = (body: SaveOrderBody, key: string): Promise<SavedOrderAnswer> =>
  call(contract.saveOrder, { body, key })

/** Whether the order sent with this key has arrived. */
export const findPlacedOrder = (key: string) => call(placed.findPlacedOrder, { body: { key } })

/** The same as a query that polls until there is an answer. */
export const placedOrder = (key: string) =>
  queryOptions({ ...query(placed.findPlacedOrder, { body: { key } }), staleTime: 0, gcTime: 0 })

/** The items of an order, at today's prices. */
export const reorder = (orderNum: string) => call(placed.reorder, { params: { orderNum } })

/** The status of an order; without session and order cookie, its email is required. */
export const tracking = (orderNum: string, email: string) =>
  queryOptions({
    ...query(placed.trackOrder, { params: { orderNum }, query: { email } }),
    staleTime: 0,
  })
