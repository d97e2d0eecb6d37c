import type { RecallBuyer } from '@mendwell/contract/recalls/recall-buyers'
import { shownEmail } from '@mendwell/domain/people/no-email'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../../db/db.ts'
import { findBuyers } from './notices.repository.ts'

const AT_ONCE = 500
const COLUMNS = [
  'order',
  'name',
  'email',
  'phone',
  'product',
  'lot',
  'quantity',
  'sent',
  'mails',
  'mail',
  'answer',
  'answered',
  'call',
]

/** Every order that received affected pieces as lines of a CSV file, one per product and lot. */
export async function* exportBuyers(db: Queryable, recallId: number): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield stringify([COLUMNS], { bom: true })
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await findBuyers(db, { recallId, limit: AT_ONCE, offset })
    for (const buyer of rows) yield linesOf(buyer)
    if (rows.length < AT_ONCE) return
  }
}

const linesOf = (buyer: RecallBuyer) =>
  stringify(
    buyer.pieces.map(({ productName, lot, quantity, sentOn }) => [
      buyer.orderNum,
      protectCell(buyer.name),
      protectCell(shownEmail(buyer.email)),
      protectCell(buyer.phone1),
      protectCell(productName),
      lot === null ? 'not known' : protectCell(lot),
      quantity,
      sentOn,
      buyer.mailed,
      buyer.mailState ?? '',
      buyer.answer ?? '',
      buyer.answeredAt ?? '',
      buyer.toCall ? 'Y' : 'N',
    ]),
  )
