import type { CountOutcome, PackLine } from '@mendwell/domain/orders/parcels/packing'
import { countOf } from '../../../components/page/count-of.ts'
import { lotName } from '../../../components/page/lot-words.ts'

/** The message after a scan: a refusal is also announced. */
export interface Said {
  isRefused: boolean
  title: string
  detail: string
}

interface NamedLine extends PackLine {
  productName: string
}

const refused = (title: string, detail: string): Said => ({ isRefused: true, title, detail })

/** The message for a package that does not count; `scanned` is what is on it. */
export function refusalOf(
  outcome: Exclude<CountOutcome<NamedLine>, { kind: 'COUNTED' | 'LOT_NEEDED' }>,
  scanned: {
    productName: string
    units: number
    lotCode?: string | undefined
    serial?: string | undefined
  },
): Said {
  const { productName, units } = scanned
  switch (outcome.kind) {
    case 'WRONG_PRODUCT':
      return refused('Wrong product', `Not in this package: ${productName}. Put it back.`)
    case 'COMPLETE':
      return refused(
        'One too many',
        `${productName} is complete: ${countOf(outcome.line.pieces, 'piece')} counted.`,
      )
    case 'TOO_MANY':
      return refused(
        'Too many in this pack',
        `It holds ${countOf(units, 'piece')} of ${productName}, and ${outcome.left} more go into the package.`,
      )
    case 'TWICE':
      return refused('Scanned twice', `Serial ${scanned.serial} of ${productName} is counted.`)
    case 'OTHER_LOT':
      return refused(
        'Wrong lot',
        `${lotName({ lotCode: scanned.lotCode ?? null, serial: scanned.serial ?? null })} of ${productName} is not free to leave. Take ${outcome.line.lots.map(lotName).join(' or ')}.`,
      )
  }
}

export const unknownCode = (code: string): Said =>
  refused(
    'Unknown code',
    `No product has the code ${code}. Count the piece by its SKU or its button.`,
  )

/** Whether the lot is free could not be asked: nothing is counted. */
export const NOT_ASKED: Said = refused(
  'Not counted',
  'The shop can’t be reached. Scan this package again.',
)
