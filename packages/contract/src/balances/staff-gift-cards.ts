import { ENTRY_KINDS } from '@mendwell/domain/tenders/ledger'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  day,
  email,
  Id,
  IdempotencyHeaders,
  IdText,
  Instant,
  Money,
  noCardNumber,
  optional,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { BalanceKind, BalanceState } from './gift-cards.ts'

const tags = ['staff gift cards'] as const

/** The most one card can hold, in cents: $2,000, the limit of anti-money-laundering law (31 CFR 1010.100). */
export const MAX_GIFT_CARD_CENTS = 200_000
export const MIN_GIFT_CARD_CENTS = 100

const Worth = Money.check(
  z.gte(MIN_GIFT_CARD_CENTS, says('giftCardWorth')),
  z.lte(MAX_GIFT_CARD_CENTS, says('giftCardWorth')),
)

export const IssueGiftCard = z
  .object({
    /** Paid for in the store or by phone, or given away. */
    kind: z.enum(['PROMOTIONAL', 'GIFT_CARD']),
    worth: Worth,
    /** Only for cards given away. */
    expiresOn: z.nullable(day()),
    recipientName: optional(80),
    /** Null: the code is handed over in person. */
    recipientEmail: z.nullable(email()),
    senderName: optional(80),
    message: optional(500, noCardNumber),
    /** The shop's day on which it is mailed; null: at once. */
    sendOn: z.nullable(day()),
  })
  .check(
    z.refine(({ kind, expiresOn }) => kind === 'PROMOTIONAL' || expiresOn === null, {
      message: says('giftCardNeverEnds'),
      path: ['expiresOn'],
    }),
    z.refine(({ sendOn, recipientEmail }) => sendOn === null || recipientEmail !== null, {
      message: says('giftCardReceiver'),
      path: ['recipientEmail'],
    }),
  )
export type IssueGiftCard = z.output<typeof IssueGiftCard>

export const GiftCardRow = z.object({
  balanceId: Id,
  kind: BalanceKind,
  state: BalanceState,
  /** Of its current code; null until it has one. */
  last4: z.nullable(z.string()),
  currency: z.string(),
  issued: Money,
  balance: Money,
  held: Money,
  issuedOn: z.string(),
  expiresOn: z.nullable(z.string()),
  sendOn: z.nullable(z.string()),
  recipientName: z.nullable(z.string()),
  recipientEmail: z.nullable(z.string()),
  senderName: z.nullable(z.string()),
  /** Whose store credit it is. */
  custId: z.nullable(Id),
  customer: z.nullable(z.string()),
  /** For a card bought by a shopper: how it was paid, and by whom. */
  sale: z.nullable(
    z.object({
      saleId: Id,
      saleNum: z.string(),
      buyerName: z.nullable(z.string()),
      buyerEmail: z.nullable(z.string()),
    }),
  ),
})
export type GiftCardRow = z.output<typeof GiftCardRow>

const Entry = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** In dollars, signed. */
  amount: z.number(),
  held: z.number(),
  orderId: z.nullable(Id),
  orderNum: z.nullable(z.string()),
  note: z.nullable(z.string()),
  madeBy: z.string(),
  madeAt: Instant,
})

export const findGiftCards = endpoint({
  method: 'GET',
  url: '/staff/gift-cards',
  schema: {
    summary:
      'Staff: gift cards and store credit, newest first; by the last four letters of a code, the number of a sale, an email or a name',
    tags,
    querystring: z.object({ term: z.optional(z.string().check(z.maxLength(120))) }),
    response: {
      200: z.object({
        rows: z.array(GiftCardRow),
        /** There are more results than are shown. */
        hasMore: z.boolean(),
      }),
      ...problems(400, 401, 403),
    },
  },
})

export const findGiftCard = endpoint({
  method: 'GET',
  url: '/staff/gift-cards/:balanceId',
  schema: {
    summary: 'Staff: one gift card or store credit with its ledger, newest first',
    tags,
    params: z.object({ balanceId: IdText }),
    response: {
      200: z.object({ card: GiftCardRow, entries: z.array(Entry) }),
      ...problems(400, 401, 403, 404),
    },
  },
})

export const issueGiftCard = endpoint({
  method: 'POST',
  url: '/staff/gift-cards',
  schema: {
    summary: 'Staff: issues a gift card; its code is shown once, or mailed on a day',
    tags,
    headers: IdempotencyHeaders,
    body: IssueGiftCard,
    response: {
      200: z.object({
        card: GiftCardRow,
        /** Set if it is not mailed; not stored, so a repeated request has none. */
        code: z.nullable(z.string()),
      }),
      ...problems(400, 401, 403, 409, 422),
    },
  },
})

export const changeGiftCard = endpoint({
  method: 'POST',
  url: '/staff/gift-cards/:balanceId/change',
  schema: {
    summary: 'Staff: blocks, unblocks or voids a gift card, pays the rest out, or mails it again',
    tags,
    params: z.object({ balanceId: IdText }),
    body: z.object({
      action: z.enum(['DISABLE', 'ENABLE', 'VOID', 'CASH_OUT', 'MAIL']),
      note: optional(500),
    }),
    response: { 200: GiftCardRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const LiabilityRow = z.object({
  kind: BalanceKind,
  balances: z.int(),
  /** Issued and refunded to balances, spent, and voided or paid out, in total. */
  issued: Money,
  spent: Money,
  ended: Money,
  /** What the shop owes. */
  outstanding: Money,
  held: Money,
})

export const findLiability = endpoint({
  method: 'GET',
  url: '/staff/gift-cards-liability',
  schema: {
    summary: 'Staff: what the shop owes to holders of gift cards and store credit',
    tags,
    response: { 200: z.object({ rows: z.array(LiabilityRow) }), ...problems(401, 403) },
  },
})

export const exportLiability = endpoint({
  method: 'GET',
  url: '/staff/gift-cards-liability.csv',
  schema: {
    summary: 'Staff: every balance with something left on it, as CSV',
    tags,
    produces: ['text/csv'],
    response: { 200: z.string(), ...problems(401, 403) },
  },
})
