import * as contract from '@mendwell/contract/balances/staff-gift-cards'
import * as sales from '@mendwell/contract/gift-sales/staff-gift-sales'
import { type Answer, addressOf, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type GiftCardRow = Answer<typeof contract.findGiftCards>['rows'][number]
export type GiftCardDetail = Answer<typeof contract.findGiftCard>
export type LiabilityRow = Answer<typeof contract.findLiability>['rows'][number]
export type GiftCardBody = NonNullable<Input<typeof contract.issueGiftCard>['body']>
type Change = NonNullable<Input<typeof contract.changeGiftCard>['body']>
export type GiftCardAction = Change['action']

export const giftCards = (term: string) =>
  query(contract.findGiftCards, { query: term ? { term } : {} })
export const giftCard = (balanceId: number) =>
  query(contract.findGiftCard, { params: { balanceId } })
export const liability = () => query(contract.findLiability)
/** The URL of every remaining balance as a CSV file. */
export const liabilityCsv = () => addressOf(contract.exportLiability, {})

/** Sent again with the same key, it is issued only once. */
export const issueGiftCard = ({ body, key }: { body: GiftCardBody; key: string }) =>
  call(contract.issueGiftCard, { body, key })
export const changeGiftCard = ({ balanceId, ...body }: Change & { balanceId: number }) =>
  call(contract.changeGiftCard, { params: { balanceId }, body })
type Correction = NonNullable<Input<typeof sales.correctGiftRecipient>['body']>

/** Sends a sold card to its intended recipient, with a new code. */
export const correctGiftRecipient = ({ saleId, ...body }: Correction & { saleId: number }) =>
  call(sales.correctGiftRecipient, { params: { saleId }, body })
/** Closes an unspent card that was bought online and refunds it. */
export const refundGiftSale = ({ saleId, ...body }: { saleId: number; note: string | null }) =>
  call(sales.refundGiftSale, { params: { saleId }, body })
