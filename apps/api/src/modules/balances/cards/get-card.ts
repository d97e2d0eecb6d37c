import type { GiftCardRow } from '@mendwell/contract/balances/staff-gift-cards'
import { toDollars } from '@mendwell/contract/wire/dollars'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { type CardRow, findCard, findEntries } from './gift-cards.repository.ts'

/** A balance in the shape of the contract. */
export const cardOf = ({
  issuedCents,
  balanceCents,
  heldCents,
  message: _,
  saleId,
  saleNum,
  buyerName,
  buyerEmail,
  ...card
}: CardRow): GiftCardRow => ({
  ...card,
  sale: saleId === null ? null : { saleId, saleNum: saleNum ?? '', buyerName, buyerEmail },
  issued: issuedCents,
  balance: balanceCents,
  held: heldCents,
})

/**
 * One balance as staff see it.
 * @throws ShopError 404
 */
export async function getCard(db: Queryable, balanceId: number): Promise<GiftCardRow> {
  const card = await findCard(db, balanceId)
  if (!card) throw notFound('Gift card')
  return cardOf(card)
}

/** The same with its ledger. */
export async function getCardWithLedger(db: Queryable, balanceId: number) {
  const card = await getCard(db, balanceId)
  const entries = await findEntries(db, balanceId)
  return {
    card,
    entries: entries.map(({ cents, heldCents, ...entry }) => ({
      ...entry,
      amount: toDollars(cents),
      held: toDollars(heldCents),
    })),
  }
}
