import type { LiabilityRow } from '@mendwell/contract/balances/staff-gift-cards'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { findLiabilities, findOpenCards } from './gift-cards.repository.ts'

/** What the shop owes to holders of balances, by kind. */
export async function getLiability(db: Queryable): Promise<z.output<typeof LiabilityRow>[]> {
  const rows = await findLiabilities(db)
  return rows.map((row) => ({
    kind: row.kind,
    balances: row.balances,
    issued: row.issuedCents,
    spent: row.spentCents,
    ended: row.endedCents,
    outstanding: row.outstandingCents,
    held: row.heldCents,
  }))
}

const COLUMNS = [
  'Number',
  'Kind',
  'State',
  'Code ends in',
  'Issued on',
  'Expires on',
  'Currency',
  'Issued',
  'Balance',
  'Held',
]

/** Every nonzero balance, as a file; without names, which accounting does not need. */
export async function liabilityCsv(db: Queryable): Promise<string> {
  const rows = (await findOpenCards(db)).map((card) => [
    `${card.balanceId}`,
    card.kind,
    card.state,
    card.last4 ?? '',
    card.issuedOn,
    card.expiresOn ?? '',
    card.currency,
    inDollars(card.issuedCents),
    inDollars(card.balanceCents),
    inDollars(card.heldCents),
  ])
  return stringify([COLUMNS, ...rows.map((row) => row.map(protectCell))], { bom: true })
}
