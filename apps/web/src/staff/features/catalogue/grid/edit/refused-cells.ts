import type { FieldError } from '@mendwell/contract/wire/errors'
import { translateMessage } from '../../../../../lib/words/texts.ts'

/** Where a cell has another name than its field of the request. */
const CELLS = new Map([['kindKey', 'kind']])

/** The server's errors for the rows sent, by cell such as '61-unitPrice'; one for a whole row is at its price. */
export function errorsByCell(
  errors: readonly FieldError[],
  sent: readonly { productId: number }[],
): ReadonlyMap<string, string> {
  const byCell = new Map<string, string>()
  for (const { path, message, sentence } of errors) {
    const [, at = '', name = 'unitPrice'] = /^rows\.(\d+)(?:\.(\w+))?/.exec(path) ?? []
    const row = sent[Number(at)]
    if (at !== '' && row)
      byCell.set(`${row.productId}-${CELLS.get(name) ?? name}`, translateMessage(message, sentence))
  }
  return byCell
}
