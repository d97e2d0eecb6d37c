import { BALANCE_KINDS, BALANCE_STATES } from '@mendwell/domain/tenders/ledger'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, line, Money } from '../wire/shapes.ts'

const tags = ['gift cards'] as const

/** A code as typed; case, blanks and hyphens are ignored. */
export const GiftCardCode = line(60).check(z.minLength(1))

/** What anyone who has the code may know about a gift card. */
export const GiftCardBalance = z.object({
  /** The spendable part; excludes what a pending order holds. */
  balance: Money,
  currency: z.string(),
  /** YYYY-MM-DD; null: never expires. */
  expiresOn: z.nullable(z.string()),
})
export type GiftCardBalance = z.output<typeof GiftCardBalance>

export const lookUpGiftCard = endpoint({
  method: 'POST',
  url: '/gift-cards/balance',
  schema: {
    summary:
      'What is left on a gift card; 404 alike for codes that nobody has and cards that are over',
    tags,
    body: z.object({ code: GiftCardCode }),
    response: { 200: GiftCardBalance, ...problems(400, 404, 422, 429) },
  },
})

/** A customer's store credit with its history, newest first. */
export const StoreCredit = z.object({
  balance: Money,
  currency: z.string(),
  entries: z.array(
    z.object({
      kind: z.enum(['ISSUE', 'CAPTURE', 'REFUND', 'CASH_OUT', 'VOID', 'ADJUST']),
      /** In dollars; negative if spent. */
      amount: z.number(),
      orderNum: z.nullable(z.string()),
      /** YYYY-MM-DD of the shop. */
      day: z.string(),
    }),
  ),
})
export type StoreCredit = z.output<typeof StoreCredit>

export const findStoreCredit = endpoint({
  method: 'GET',
  url: '/customers/storeCredit',
  schema: {
    summary: "The signed-in customer's store credit",
    tags,
    response: { 200: StoreCredit, ...problems(401) },
  },
})

const TENDER_KINDS = ['CARD', 'FSA_HSA_CARD', 'GIFT_CARD', 'STORE_CREDIT', 'NET_TERMS'] as const

/** Who pays which part of an order. */
export const OrderTenders = z.object({
  orderId: Id,
  currency: z.string(),
  total: Money,
  /** What the card is charged: the total less what balances pay. */
  due: Money,
  isPaid: z.boolean(),
  tenders: z.array(
    z.object({
      tenderNo: z.int(),
      kind: z.enum(TENDER_KINDS),
      amount: Money,
      /** Of a gift card's code. */
      last4: z.nullable(z.string()),
    }),
  ),
  /** What the customer's store credit could also pay; 0 for guests. */
  storeCredit: Money,
})
export type OrderTenders = z.output<typeof OrderTenders>

const tenderTags = ['payments'] as const
const tendersOf = { 200: OrderTenders, ...problems(400, 401, 404, 409, 422, 429) }

export const findTenders = endpoint({
  method: 'GET',
  url: '/payment/tenders/:orderId',
  schema: {
    summary: 'Who pays which part of an order',
    tags: tenderTags,
    params: z.object({ orderId: IdText }),
    response: { 200: OrderTenders, ...problems(400, 401, 404) },
  },
})

export const payByGiftCard = endpoint({
  method: 'POST',
  url: '/payment/tenders/gift-card',
  schema: {
    summary:
      'Lets a gift card pay a part of an unpaid order, or all of it; it is held until the order is paid or ends',
    description:
      'A repeat changes nothing. 404 alike for codes that nobody has and cards that are over; 409 with a reason where it cannot pay.',
    tags: tenderTags,
    body: z.object({ orderId: Id, code: GiftCardCode }),
    response: tendersOf,
  },
})

export const payByStoreCredit = endpoint({
  method: 'POST',
  url: '/payment/tenders/store-credit',
  schema: {
    summary: "Lets the customer's store credit pay a part of an unpaid order, or all of it",
    tags: tenderTags,
    body: z.object({ orderId: Id }),
    response: tendersOf,
  },
})

export const removeTender = endpoint({
  method: 'POST',
  url: '/payment/tenders/remove',
  schema: {
    summary: 'Takes a gift card or store credit off an unpaid order: the card pays its part',
    tags: tenderTags,
    body: z.object({ orderId: Id, tenderNo: z.int().check(z.gte(2), z.lte(9)) }),
    response: tendersOf,
  },
})

export const payWithoutCard = endpoint({
  method: 'POST',
  url: '/payment/tenders/pay',
  schema: {
    summary: 'Pays an order that balances cover wholly; 409 while the card has a part',
    tags: tenderTags,
    body: z.object({ orderId: Id }),
    response: tendersOf,
  },
})

/** As staff see balances. */
export const BalanceKind = z.enum(BALANCE_KINDS)
export const BalanceState = z.enum(BALANCE_STATES)
