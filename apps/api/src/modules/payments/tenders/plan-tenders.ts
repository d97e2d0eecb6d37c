import { sum } from '@mendwell/domain/money/money'
import { planCells } from '@mendwell/domain/tenders/tender-plan'
import type { Queryable } from '../../../db/db.ts'
import {
  CARD_TENDER,
  deleteCells,
  findDueCells,
  findTenders,
  insertCells,
  planCard,
  type TenderRow,
} from './tenders.repository.ts'

/**
 * Replans who pays which cells of an unpaid order, locked by the caller, after a balance was added or removed: the card
 * pays what balances leave. Returns that amount, in cents.
 */
export async function planTenders(tx: Queryable, orderId: number): Promise<number> {
  const cells = await findDueCells(tx, orderId)
  const balances = (await findTenders(tx, orderId)).filter(({ balanceId }) => balanceId !== null)
  const held = balances.map(({ amountCents }) => amountCents)
  const due = sum(cells.map(({ cents }) => cents)) - sum(held)
  await deleteCells(tx, orderId)
  await planCard(tx, orderId, due)
  const tenders = [
    ...balances.map(({ tenderNo, amountCents }) => ({ tenderNo, amountCents })),
    ...(due > 0 ? [{ tenderNo: CARD_TENDER, amountCents: due }] : []),
  ]
  const planned = planCells(
    cells,
    tenders.map(({ amountCents }) => amountCents),
  )
  await insertCells(
    tx,
    orderId,
    planned.flatMap((own, at) => {
      const tenderNo = tenders[at]?.tenderNo ?? CARD_TENDER
      return own.map((cell) => ({ ...cell, tenderNo }))
    }),
  )
  return due
}

/** What a card, or any payment taken by staff, must pay of an order: its total less what balances pay; in cents. */
export async function dueByCard(
  db: Queryable,
  { orderId, grandTotalCents }: { orderId: number; grandTotalCents: number },
): Promise<number> {
  return dueAfter(await findTenders(db, orderId), grandTotalCents)
}

/** The part of a total that the balances among these tenders do not pay, in cents. */
export const dueAfter = (tenders: readonly TenderRow[], totalCents: number): number =>
  totalCents -
  sum(tenders.map(({ balanceId, amountCents }) => (balanceId === null ? 0 : amountCents)))
