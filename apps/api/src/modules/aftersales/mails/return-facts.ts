import type { Say } from '../../messages/words/say.ts'
import type { ReturnRow } from '../returns/returns.repository.ts'

/** Which return a mail is about: its number, its order and what comes back. */
export const returnFacts = (row: ReturnRow, say: Say) => [
  { label: say('Return number'), value: row.returnNumber },
  { label: say('Order number'), value: row.orderNum },
  {
    label: say('Product'),
    value: say('{name}, quantity {quantity}', { name: row.productName, quantity: row.quantity }),
  },
]
