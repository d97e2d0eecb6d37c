import { MAX_PACKS } from '@mendwell/contract/packs/staff-packs'
import { says } from '@mendwell/contract/wire/validation-messages'
import { countsOtherwise, packProblem, poolsOf } from '@mendwell/domain/packs/packs'
import type { RowProblem } from '../../../ground/csv/file-problems.ts'
import type { StoredPack } from '../packs.repository.ts'
import type { FilePacks } from './pack-rows.ts'

type Row = FilePacks['packs'][number]

/** A row with the product that it names. */
interface Found extends Row {
  product: StoredPack
}

export interface Known {
  products: ReadonlyMap<string, StoredPack>
  /** Where in the file a product occurred, and in which group. */
  rowOfSku: Map<string, { rowNo: number; baseSku: string }>
}

/** Errors of a group in a file, each at its row and column; and packs whose count differs from their names. */
export function packRowFaults(
  group: FilePacks,
  known: Known,
): { problems: RowProblem[]; warnings: RowProblem[] } {
  const problems: RowProblem[] = []
  const found: Found[] = []
  for (const row of group.packs) {
    const reported = skuFault(group, row, known)
    const product = known.products.get(row.sku)
    if (reported !== null) problems.push({ rowNo: row.rowNo, field: 'sku', reported })
    else if (product) found.push({ ...row, product })
  }
  const isReadable = found.length === group.packs.length && found.every(({ pieces }) => pieces > 0)
  if (!isReadable) return { problems, warnings: [] }
  return { problems: groupFaults(group, found), warnings: warningsOf(found) }
}

function skuFault({ baseSku }: FilePacks, { rowNo, sku }: Row, { products, rowOfSku }: Known) {
  if (sku === '') return says('importSkuRequired')
  const product = products.get(sku)
  if (!product) return says('importSkuUnknown')
  const other = rowOfSku.get(sku)
  if (other) {
    return other.baseSku === baseSku
      ? says('importSameProduct', { row: other.rowNo })
      : says('importSkuElsewhere', { row: other.rowNo })
  }
  rowOfSku.set(sku, { rowNo, baseSku })
  const ownGroup = products.get(baseSku)?.groupKey ?? null
  const isElsewhere = product.groupKey !== null && product.groupKey !== ownGroup
  return isElsewhere ? says('packElsewhere') : null
}

function groupFaults({ baseSku, packs, rowNo }: FilePacks, found: readonly Found[]): RowProblem[] {
  if (packs.length > MAX_PACKS) {
    return [{ rowNo, field: '', reported: says('linesMax', { max: MAX_PACKS }) }]
  }
  const smallest = found.reduce((least, one) => (one.pieces < least.pieces ? one : least))
  if (smallest.sku !== baseSku) return [{ rowNo, field: 'baseSku', reported: says('packFileBase') }]
  const asPacks = found.map(({ product, ...row }) => ({ ...product, ...row }))
  const fault = packProblem(asPacks)
  if (fault) {
    const at = found.find(({ product }) => product.productId === fault.productId)
    return [{ rowNo: at?.rowNo ?? rowNo, ...FAULTS[fault.problem] }]
  }
  return poolsOf(asPacks)
    .flat()
    .filter(({ isLotTracked }) => isLotTracked)
    .map((pack) => ({ rowNo: pack.rowNo, field: 'mayOpen', reported: says('packByLot') }))
}

const FAULTS = {
  TOO_FEW_PACKS: { field: '', reported: says('packsTooFew') },
  SAME_SIZE: { field: 'pieces', reported: says('packSameSize') },
  NOTHING_SMALLER: { field: 'mayOpen', reported: says('packNothingSmaller') },
} as const

const warningsOf = (found: readonly Found[]): RowProblem[] =>
  found.flatMap(({ product, rowNo, pieces }) => {
    const [said] = countsOtherwise({ ...product, pieces })
    return said === undefined
      ? []
      : [{ rowNo, field: 'pieces', reported: says('packCountsOtherwise', { said, pieces }) }]
  })
